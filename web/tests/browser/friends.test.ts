import type { BrowserContext } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { faultsOf, openPage } from "./support/browser";
import { Player, playToEnd, whoeverMoves } from "./support/player";
import { useWorld } from "./support/world";

const world = useWorld();
let here: BrowserContext;
let there: BrowserContext;

beforeEach(async () => {
  here = await world.person({}, { only_move: "by_hand", speed: 2 });
  there = await world.person({}, { only_move: "by_hand", speed: 2 });
});

afterEach(async () => {
  await here.close();
  await there.close();
});

/** Two friends at the table of a short game. */
async function twoFriends(): Promise<{ host: Player; guest: Player; link: string }> {
  const host = await Player.host(here, { seats: 2, planes: 1 });
  const link = await host.inviteLink();
  const guest = await Player.guest(there, link);
  await host.button("Start the game").click();
  await Promise.all([host.action().waitFor(), guest.action().waitFor()]);
  return { host, guest, link };
}

describe("two friends with an invite link", () => {
  it("play a whole game, see the same end, check the dice, watch the replay and play again", { timeout: 300_000 }, async () => {
    const { host, guest } = await twoFriends();
    await playToEnd(host, guest);
    const title = async (player: Player) => player.page.locator("#end-title").textContent();
    expect([await title(host), await title(guest)].filter((words) => words === "You have won!")).toHaveLength(1);
    expect(await host.drawn()).toEqual(await guest.drawn());

    await host.button("Check the dice").click();
    await host.page.getByRole("dialog").getByText(/hold/i).first().waitFor();
    await host.page.keyboard.press("Escape");

    await guest.page.getByRole("link", { name: "Watch the replay" }).click();
    await guest.page.getByRole("slider").waitFor();
    await guest.page.keyboard.press("End");
    await expect.poll(() => guest.drawn()).toEqual(await host.drawn());
    await guest.page.goBack();

    await host.button("Play again").click();
    await guest.button("I am ready").click();
    // The host's page begins by itself where nobody is waited for by then.
    await Promise.any([host.button("Start the game").click(), host.action().waitFor()]);
    await Promise.all([host.action().waitFor(), guest.action().waitFor()]);
    expect(await host.isOver()).toBe(false);
    expect(faultsOf(host.page)).toEqual([]);
    expect(faultsOf(guest.page)).toEqual([]);
  });

  it("lose nothing when the one whose turn it is loads the page again in the middle of a move (A8)", async () => {
    const { host, guest } = await twoFriends();
    const mover = await whoeverMoves(host, guest);
    const drawn = await mover.drawn();
    const ply = await mover.ply();
    await mover.page.reload();
    expect(await mover.due()).toBe("choose");
    expect(await mover.ply()).toBe(ply);
    expect(await mover.drawn()).toEqual(drawn);
    const other = mover === host ? guest : host;
    expect(await other.drawn()).toEqual(drawn);
    await mover.move();
  });

  it("come back after the tab was closed, to the same seat", async () => {
    const { host, guest, link } = await twoFriends();
    await guest.page.close();
    await host.page.getByText("Away").first().waitFor({ timeout: 10_000 });
    const again = new Player(await openPage(there, link));
    await again.action().waitFor();
    await host.page.getByText("Away").first().waitFor({ state: "detached" });
    expect(await again.drawn()).toEqual(await host.drawn());
  });

  it("are told when the network is away, lose nothing, and send nothing meanwhile (A9)", async () => {
    const { host, guest } = await twoFriends();
    const mover = await whoeverMoves(host, guest);
    await mover.move();
    const rolls = await Promise.any([host, guest].map(async (player) => {
      await player.page.locator("[data-action='roll']").waitFor();
      return player;
    }));
    const other = rolls === host ? guest : host;
    const ply = await rolls.ply();
    await rolls.page.context().setOffline(true);
    await rolls.page.getByText("No network").first().waitFor();
    for (let press = 0; press < 3; press += 1) await rolls.action().click({ force: true });
    expect(await rolls.ply()).toBe(ply);
    // A minute passes for the page.
    await rolls.page.clock.install();
    await rolls.page.clock.fastForward(60_000);
    await rolls.page.clock.resume();
    await rolls.page.context().setOffline(false);
    await rolls.page.locator("[data-action='roll']").waitFor();
    expect(await rolls.ply()).toBe(ply);
    expect(await other.ply()).toBe(ply);
    await rolls.act();
    await other.page.waitForFunction(
      (before) => document.querySelector("[data-ply]")?.getAttribute("data-ply") !== before,
      ply,
    );
  });

  it("are watched by a third, who has no controls and is counted", async () => {
    const { host, link } = await twoFriends();
    const stands = await world.person();
    const watcher = new Player(await openPage(stands, new URL(link).pathname));
    await watcher.page.getByText("You are watching").first().waitFor();
    expect(await watcher.action().count()).toBe(0);
    expect(await watcher.drawn()).toEqual(await host.drawn());
    await host.page.getByText(/person is watching/).first().waitFor({ state: "attached" });
    await stands.close();
  });
});
