import { expect, it } from "vitest";

import { PRESET_NAMES } from "../../src/generated/rules";
import { faultsOf } from "./support/browser";
import { Player, playToEnd } from "./support/player";
import { useWorld } from "./support/world";

const world = useWorld();

/** What the cards of the rule texts are called. */
const CARDS: Record<(typeof PRESET_NAMES)[number], string> = {
  classic: "Classic",
  cn_basic: "Chinese basic",
  cn_improved: "Chinese improved",
  cn_casual: "Chinese casual",
};

it.concurrent.each(PRESET_NAMES)("%s is played to its end by clicking, against a bot", { timeout: 600_000 }, async (preset) => {
  const context = await world.person({}, { speed: 2 });
  const player = await Player.host(context, { seats: 2, rules: CARDS[preset], fast: true });
  await player.button("Fill open seats with bots").click();
  await player.button("Start the game").click();
  await player.action().waitFor();
  expect(await playToEnd(player)).toBeGreaterThan(40);
  // All planes of the winner are home, turned over in their hangar.
  expect(await player.page.getByRole("heading", { name: /won/ }).count()).toBe(1);
  expect(faultsOf(player.page)).toEqual([]);
  await context.close();
});
