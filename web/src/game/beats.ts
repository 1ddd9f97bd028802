import type { Leg } from "../board/board";
import { HOME_SPOT } from "../generated/board";
import type { Color, PlaneSet, Step } from "../protocol";
import type { Sound } from "../sound/sound";
import { legOf } from "./legs";

/** How planes are moved for show. */
export type Motion =
  /** Along a leg. */
  | { readonly kind: "leg"; readonly leg: Leg }
  /** Spinning, back to their bays. */
  | { readonly kind: "captured" }
  /** Settling on top of each other. */
  | { readonly kind: "stacked" }
  /** From the centre to their bays, where they turn over. */
  | { readonly kind: "home" };

/** One thing that is shown, and for how long. */
export interface Beat {
  readonly step: Step;
  readonly color: Color | undefined;
  readonly planes: PlaneSet;
  /** How the planes move; undefined where nothing moves. */
  readonly motion: Motion | undefined;
  /** In milliseconds, at an ordinary pace. */
  readonly duration: number;
  readonly sound: Sound | undefined;
}

/** How the show goes. */
export interface Pace {
  /** 1 for the ordinary one, 2 for twice as fast. */
  readonly speed: number;
  /** Whether states are shown and no journeys. */
  readonly still: boolean;
}

/** From an update to its end on the board, in milliseconds; with a rest for slow frames below 1.5 s. */
export const LONGEST_SHOW = 1350;
/** The longest time that a die tumbles, in milliseconds. */
export const LONGEST_ROLL = 650;
/** How long a roll lies there before it can be answered when its show was skipped, in milliseconds. */
export const TO_SEE = 250;
/** Below this part of its ordinary time nobody can follow a beat any more, and it is better left out. */
export const SLIGHTEST_PART = 0.3;

const TAXI_A_CELL = 120;
/** How long a state without a journey is held, so that the change is noticed. */
const HOLD = 220;
/** How long all states of an action are held together, where there are no journeys. */
const LONGEST_HOLD = 480;

/** What is shown for a step. */
export function beatOf(step: Step): Beat {
  const leg = legOf(step);
  const motion: Motion | undefined = leg === undefined ? undefined : { kind: "leg", leg };
  const beat: Beat = { step, color: colorOf(step), planes: [], motion, duration: 0, sound: undefined };
  switch (step.step) {
    case "rolled":
      return { ...beat, duration: LONGEST_ROLL, sound: "roll" };
    case "launched":
      return { ...beat, planes: [step.plane], duration: 480, sound: "launch" };
    case "walked":
      return {
        ...beat,
        planes: step.planes,
        duration: 100 + TAXI_A_CELL * Math.abs(step.to - step.from),
        sound: "tick",
      };
    case "jumped":
      return { ...beat, planes: step.planes, duration: 420, sound: "jump" };
    case "flew":
      return { ...beat, planes: step.planes, duration: 780, sound: "flight" };
    case "captured":
      return {
        ...beat,
        color: step.victim,
        planes: step.planes,
        motion: { kind: "captured" },
        duration: 600,
        sound: "capture",
      };
    case "sent_back":
      return { ...beat, planes: step.planes, motion: { kind: "captured" }, duration: 600, sound: "capture" };
    case "stacked":
      return { ...beat, planes: step.planes, motion: { kind: "stacked" }, duration: 260, sound: "stack" };
    case "came_home":
      return { ...beat, planes: step.planes, motion: { kind: "home" }, duration: 680, sound: "home" };
    case "turned_back":
      return { ...beat, planes: step.planes, duration: 160 };
    case "steps_lost":
      return { ...beat, planes: step.planes, duration: 300 };
    case "passed":
      return { ...beat, duration: 800, sound: "pass" };
    case "turn_passed":
    case "roll_again":
      return { ...beat, duration: 120 };
    case "placed":
      return { ...beat, duration: 300, sound: step.place === 1 ? "win" : "home" };
    case "withdrawn":
      return { ...beat, duration: 300 };
    case "crossed":
    case "scored":
    case "over":
      return beat;
  }
}

/** What is shown for the steps of an action, in their order. */
export function beatsOf(steps: readonly Step[]): Beat[] {
  return steps.map(beatOf);
}

/** How long a beat takes at a pace. */
function timeOf(beat: Beat, { speed, still }: Pace): number {
  const faster = beat.duration / Math.max(speed, 0.1);
  // A reason has to be read, however fast planes go; only a replay in a hurry leaves no time for that.
  if (beat.step.step === "passed") return speed > 2 ? faster : beat.duration;
  const time = still ? Math.min(HOLD, beat.duration) / Math.max(speed, 0.1) : faster;
  return beat.step.step === "rolled" ? Math.min(time, LONGEST_ROLL) : time;
}

/** Something that is still to be shown: how long it would take at its pace, and when it has to be over. */
export interface Due {
  readonly time: number;
  /** By the same clock as `now`. */
  readonly until: number;
}

/** Which part of its time each beat may take, 1 at most, so that everything that waits is over in time. */
export function partOf(waiting: readonly Due[], now: number): number {
  let sum = 0;
  let part = 1;
  for (const { time, until } of waiting) {
    sum += time;
    if (sum > 0) part = Math.min(part, (until - now) / sum);
  }
  return Math.max(part, 0);
}

/** The times of the beats of one action at a pace; the longest are quicker, so that they are over in time, too. */
export function timesOf(beats: readonly Beat[], pace: Pace, longest = LONGEST_SHOW): number[] {
  const times = beats.map((beat) => timeOf(beat, pace));
  const sum = times.reduce((before, time) => before + time, 0);
  // Without journeys there is less to be followed, but a reason to be read takes its time.
  const isHeld = pace.still && beats.every(({ step }) => step.step !== "passed");
  const most = isHeld ? Math.min(longest, LONGEST_HOLD / Math.max(pace.speed, 0.1)) : longest;
  return sum <= most ? times : times.map((time) => (time * most) / sum);
}

/** Whose step it is. */
export function colorOf(step: Step | undefined): Color | undefined {
  return step !== undefined && "color" in step ? step.color : undefined;
}

const NEWS: readonly Step["step"][] = [
  "launched",
  "walked",
  "jumped",
  "flew",
  "captured",
  "sent_back",
  "stacked",
  "came_home",
  "withdrawn",
  "placed",
  "scored",
  "over",
];
const MOST_NEWS = 30;

/** What is worth telling to somebody who was away, the latest last. */
export function newsOf(steps: readonly Step[]): Step[] {
  return steps.filter(({ step }) => NEWS.includes(step)).slice(-MOST_NEWS);
}

/** A plane lies turned over in its hangar when it has got there, and not before. */
export function isOnWayHome(step: Step): boolean {
  switch (step.step) {
    case "walked":
      return step.to === HOME_SPOT;
    case "turned_back":
      return step.at === HOME_SPOT;
    case "came_home":
      return true;
    case "rolled":
    case "launched":
    case "steps_lost":
    case "jumped":
    case "flew":
    case "crossed":
    case "captured":
    case "stacked":
    case "sent_back":
    case "passed":
    case "roll_again":
    case "turn_passed":
    case "withdrawn":
    case "placed":
    case "scored":
    case "over":
      return false;
  }
}
