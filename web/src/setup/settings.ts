import { PRESETS } from "../generated/rules";
import type { Bot, Clock, Leaving, Pace, Settings } from "../protocol";

/** How a room is played when nobody changes anything. */
export const USUAL_SETTINGS: Settings = {
  rules: PRESETS.classic,
  clock: "30_s",
  first: { by: "lot" },
  leaving: "autopilot",
  chat: false,
  public: false,
  one_device: false,
  pace: "people",
};

/** How people who share a device play: nobody is hurried, and moves can be taken back. */
export const DEVICE_SETTINGS: Settings = { ...USUAL_SETTINGS, clock: "off", one_device: true };

/** Each bot by its strength: a new one has to be put among them. */
const STRENGTHS: Record<Bot, number> = { random: 1, runner: 2, greedy: 3, rollout: 4, expectimax: 5, expert: 6 };

const isBot = (name: string): name is Bot => name in STRENGTHS;

/** The bots, weakest first. */
export const BOTS: readonly Bot[] = Object.keys(STRENGTHS)
  .filter(isBot)
  .sort((one, other) => STRENGTHS[one] - STRENGTHS[other]);

/** The bot for those who say nothing about it: the weaker of the two in the middle. */
export const MIDDLE_BOT: Bot = BOTS[Math.floor((BOTS.length - 1) / 2)] ?? "greedy";

/** The clocks that a room can have, the most patient first. */
export const CLOCKS: readonly Clock[] = ["off", "60_s", "30_s", "15_s"];

/** What can become of the planes of those who leave. */
export const LEAVINGS: readonly Leaving[] = ["autopilot", "remove"];

/** How fast bots can play. */
export const PACES: readonly Pace[] = ["people", "fast"];
