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
    // Before each move, when all has been shown: the board and the die, the latest last.
    const before: { ply: number; drawn: string[]; die: string | null }[] = [];
    while (before.length < 3) {
      const due = await player.due();
      if (due === "choose") {
        before.push({ ply: Number(await player.ply()), drawn: await player.drawn(), die: await dieOf(player) });
      }
      await player.act();
    }
    for (const { ply, drawn, die } of before.toReversed()) {
      // A roll that was lost is an action as well.
      while (Number(await player.ply()) > ply) {
        const present = await player.ply();
        await player.due();
        await player.page.keyboard.press("u");
        await player.page.waitForFunction(
          (told) => document.querySelector("[data-ply]")?.getAttribute("data-ply") !== told,
          present,
        );
      }
      expect(await player.due()).toBe("choose");
      expect(Number(await player.ply())).toBe(ply);
      expect(await player.drawn()).toEqual(drawn);
      expect(await dieOf(player)).toBe(die);
    }
  });
});

/** What the die of the table shows. */
async function dieOf({ page }: Player): Promise<string | null> {
  return page.locator("[data-die]").first().getAttribute("data-die");
}
