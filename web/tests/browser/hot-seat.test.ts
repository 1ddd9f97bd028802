import type { BrowserContext } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { faultsOf, openPage } from "./support/browser";
import { Player, playToEnd } from "./support/player";
import { useWorld } from "./support/world";

const world = useWorld();
let context: BrowserContext;

beforeEach(async () => {
  context = await world.person({}, { only_move: "by_hand", speed: 2 });
});

afterEach(async () => {
  await context.close();
});

/** So many people at one device, with one plane each. */
async function atOneDevice(people: number): Promise<Player> {
  const player = new Player(await openPage(context, "/device"));
  for (const [index, color] of ["red", "yellow", "blue", "green"].entries()) {
    const plays = index < people ? "person" : "nobody";
    await player.page.getByRole("combobox", { name: `Who plays ${color}` }).selectOption(plays);
  }
  await player.setUp({ planes: 1 });
  await player.button("Start the game").click();
  await player.action().waitFor();
  return player;
}

describe("several people at one device", () => {
  it("play a whole game of four, each told when it is their turn", { timeout: 300_000 }, async () => {
    const player = await atOneDevice(4);
    await player.page.getByText(/Pass to /).first().waitFor({ state: "attached" });
    expect(await playToEnd(player)).toBeGreaterThan(20);
    expect(faultsOf(player.page)).toEqual([]);
  });

  it("take moves back, as often as they like, and the dice stay the same", async () => {
    const player = await atOneDevice(2);
    const drawn = [await player.drawn()];
    const shown: (string | null)[] = [];
    while (drawn.length < 4) {
      if ((await player.act()) === "choose") drawn.push(await player.drawn());
      else shown.push(await player.page.locator("[data-die]").first().getAttribute("data-die"));
    }
    const ply = Number(await player.ply());
    await player.page.keyboard.press("u");
    await player.page.waitForFunction((before) => Number(document.querySelector("[data-ply]")?.getAttribute("data-ply")) < before, ply);
    await player.due();
    expect(await player.drawn()).toEqual(drawn[2]);
    expect(shown.length).toBeGreaterThan(0);
  });
});
