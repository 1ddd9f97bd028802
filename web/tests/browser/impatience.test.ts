import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { faultsOf, openPage } from "./support/browser";
import { Player } from "./support/player";
import { useWorld } from "./support/world";

const world = useWorld();
let context: BrowserContext;

beforeEach(async () => {
  // With all its motion: that is when fingers are faster than the show.
  context = await world.person({ reducedMotion: "no-preference" }, { only_move: "by_hand", speed: 2 });
});

afterEach(async () => {
  await context.close();
});

/** What the page sends, in order. */
function sent(page: Page): { command: string }[] {
  const commands: { command: string }[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const message = JSON.parse(String(payload)) as { message: string; command?: { command: string } };
      if (message.command !== undefined) commands.push(message.command);
    }),
  );
  return commands;
}

/** Whether somebody looks at the page: what a browser tells a tab that is behind another one. */
async function look(page: Page, away: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => (hidden ? "hidden" : "visible") });
    document.dispatchEvent(new Event("visibilitychange"));
  }, away);
}

describe("fast fingers", () => {
  it("roll once, however often they press (A4, A5)", async () => {
    const page = await openPage(context);
    const commands = sent(page);
    await page.getByRole("button", { name: "Play now" }).click();
    const player = new Player(page);
    expect(await player.due()).toBe("roll");
    const ply = Number(await player.ply());
    await player.action().dblclick();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press("Space");
    await page.waitForFunction((before) => Number(document.querySelector("[data-ply]")?.getAttribute("data-ply")) > before, ply);
    expect(commands.filter(({ command }) => command === "roll")).toHaveLength(1);
    expect(faultsOf(page)).toEqual([]);
  });

  it("move nothing before the die has settled (A22)", async () => {
    const page = await openPage(context);
    const commands = sent(page);
    await page.getByRole("button", { name: "Play now" }).click();
    const player = new Player(page);
    // Until a roll allows a move.
    for (;;) {
      expect(await player.due()).toBe("roll");
      const before = commands.length;
      await page.keyboard.press("Space");
      await page.keyboard.press("1");
      await page.keyboard.press("Enter");
      await page.keyboard.press("1");
      await page.keyboard.press("Enter");
      const due = await player.due();
      // Nothing but rolls was sent: no move by a number that nobody had seen.
      expect(commands.slice(before).every(({ command }) => command === "roll")).toBe(true);
      if (due === "choose") break;
    }
  });

  it("see their own move once, with no jump back, though the answer takes its time (A23)", async () => {
    const slow = await openPage(context, "/");
    await slow.routeWebSocket(/socket/, (socket) => {
      const upstream = socket.connectToServer();
      socket.onMessage((message) => upstream.send(message));
      upstream.onMessage((message) => setTimeout(() => socket.send(message), 300));
    });
    await slow.getByRole("button", { name: "Play now" }).click();
    const player = new Player(slow);
    while ((await player.due()) === "roll") await player.action().click();
    const plane = slow.locator("[data-choice]").first();
    const { color, number } = await plane.evaluate((element) => {
      const { color, plane: number } = (element as HTMLElement).dataset;
      return { color, number };
    });
    const selector = `[data-color="${color}"][data-plane="${number}"]`;
    await slow.evaluate((wanted) => {
      const places: string[] = [];
      Object.assign(window, { places });
      const note = (): void => {
        const element = document.querySelector(wanted);
        if (element !== null) places.push((element as HTMLElement).style.transform);
        requestAnimationFrame(note);
      };
      note();
    }, selector);
    const before = Number(await player.ply());
    await player.move();
    // Until the move has been shown: what is due next may be the own roll again, after a six.
    await slow.waitForFunction(
      (ply) =>
        Number(document.querySelector("[data-ply]")?.getAttribute("data-ply")) > ply &&
        document.getAnimations().length === 0,
      before,
    );
    const places = await slow.evaluate(() => (window as unknown as { places: string[] }).places);
    const different = places.filter((place, index) => place !== places[index - 1]);
    // Where it stood, and where it stands: nothing was put back and moved again.
    expect(new Set(different).size).toBe(different.length);
  });
});

describe("a tab that nobody looks at", () => {
  it("is up to date at once when somebody does, and tells what happened meanwhile (A24)", async () => {
    const friend = await world.person({}, {});
    const host = await Player.host(friend, { seats: 3, planes: 2, fast: true });
    const link = await host.inviteLink();
    await host.button("Fill open seats with bots").click();
    await host.button("Start the game").click();
    await host.action().waitFor();
    const watcher = new Player(await openPage(context, new URL(link).pathname));
    await watcher.page.getByText("You are watching").first().waitFor();
    await look(watcher.page, true);
    for (let turn = 0; turn < 10; turn += 1) await host.act();
    await look(watcher.page, false);
    await watcher.page.getByText(/Meanwhile/).first().waitFor();
    const ply = Number(await watcher.ply());
    expect(ply).toBeGreaterThan(9);
    const animated = await watcher.page.evaluate(() => document.getAnimations().length);
    expect(animated).toBeLessThanOrEqual(2);
    await friend.close();
  });
});

describe("two tabs of one browser (A29)", () => {
  it("at the same seat: the newer plays, the older says so and can take over", async () => {
    const older = await Player.practise(context);
    await older.due();
    const newer = new Player(await openPage(context, new URL(older.page.url()).pathname));
    await newer.due();
    await older.page.getByText("You are playing in another tab").first().waitFor();
    expect(await older.action().getAttribute("data-action")).toBe("wait");
    await older.button("Play here").click();
    await older.due();
    await newer.page.getByText("You are playing in another tab").first().waitFor();
  });

  it("at two seats: both play", async () => {
    const first = await Player.host(context, { seats: 2, planes: 1 });
    const link = await first.inviteLink();
    const second = new Player(await openPage(context, link));
    await first.page.getByText("You are playing in another tab").first().waitFor();
    await second.button("Join as another person").click();
    await second.page.getByText("You are ready", { exact: false }).waitFor();
    // Nobody speaks for the first seat in another tab any more.
    await first.page.getByText("You are playing in another tab").first().waitFor({ state: "detached" });
    await first.button("Start the game").click();
    await Promise.all([first.action().waitFor(), second.action().waitFor()]);
    // Whoever's turn it is can roll, in whichever tab.
    await Promise.any([first.page, second.page].map((page) => page.locator("[data-action='roll']").waitFor()));
    for (const player of [first, second]) {
      expect(await player.page.getByText("You are playing in another tab").count()).toBe(0);
    }
  });
});
