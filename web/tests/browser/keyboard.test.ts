import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { faultsOf, openPage } from "./support/browser";
import { Player } from "./support/player";
import { useWorld } from "./support/world";

const world = useWorld();

/** Notes whatever the live regions of the page say, as a screen reader would speak it. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const region of document.querySelectorAll("[aria-live]")) {
      new MutationObserver(() => {
        const said = region.textContent.trim();
        if (said !== "") heard.push(said);
      }).observe(region, { childList: true, characterData: true, subtree: true });
    }
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

/** Moves the focus by Tab until it is on what has that name. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    const focused = page.locator(":focus");
    if ((await focused.count()) > 0) {
      const found = await page.getByRole("button", { name }).or(page.getByRole("link", { name })).and(focused).count();
      if (found > 0) return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${String(name)}`);
}

it("a game is set up, played and finished without a pointer, and everything is heard (A19)", async () => {
  const context = await world.person({}, { only_move: "by_hand" });
  const page = await openPage(context, "/friends");
  await page.getByRole("button", { name: "Open a room" }).waitFor();
  await tabTo(page, "Open a room");
  await page.keyboard.press("Enter");
  const player = new Player(page);
  await player.button("Start the game").waitFor();
  // The settings themselves are radio buttons and switches; a pointer is used only so that the test is short.
  await player.setUp({ seats: 2, planes: 1, fast: true });
  await tabTo(page, "Fill open seats with bots");
  await page.keyboard.press("Space");
  await player.button("Start the game").waitFor();
  await tabTo(page, "Start the game");
  await page.keyboard.press("Enter");
  await player.action().waitFor();
  const heard = await listen(page);

  let asked = false;
  for (;;) {
    const due = await player.due();
    if (due === "over") break;
    const before = await player.ply();
    await page.locator("body").focus();
    if (due === "choose") {
      if (!asked) {
        // What can be asked for at any time.
        for (const key of ["t", "p", "l", "o"]) await page.keyboard.press(key);
        asked = true;
      }
      await page.keyboard.press("1");
      await page.locator("[data-choice][aria-pressed='true']").waitFor();
      // Where a move can end in several places, arrows go through them.
      if ((await page.locator("[data-end]").count()) > 1) await page.keyboard.press("ArrowDown");
    }
    await page.keyboard.press(due === "roll" ? "Space" : "Enter");
    await page.waitForFunction(
      (ply) => document.querySelector("[data-ply]")?.getAttribute("data-ply") !== ply,
      before,
    );
  }

  const log = (await heard()).map((said) => said.replace(/[\u2068\u2069]/g, ""));
  const told = (words: RegExp) => log.some((said) => words.test(said));
  for (const words of [/Your turn/, /Red rolls \d/, /(Blue|Yellow|Green) rolls \d/, /You rolled \d/, /leaves the hangar/]) {
    expect(told(words), `${words.source} was not heard in:\n${log.join("\n")}`).toBe(true);
  }
  // The queries.
  expect(told(/Red:.*plane/)).toBe(true);
  expect(told(/game is over|has won|won/i)).toBe(true);
  // Each event is said once: the steps of a roll are not repeated right behind themselves.
  for (const [index, said] of log.entries()) {
    if (index > 0 && / rolls \d/.test(said)) expect(said).not.toBe(log[index - 1]);
  }
  expect(faultsOf(page)).toEqual([]);
  await context.close();
});

it("the keys are listed, and single letters can be turned off", async () => {
  const context = await world.person({}, { only_move: "by_hand", shortcuts: false });
  const player = await Player.practise(context);
  await player.due();
  await player.page.keyboard.press("?");
  expect(await player.page.getByRole("dialog").count()).toBe(0);
  await context.close();

  const other = await world.person({}, { only_move: "by_hand" });
  const keen = await Player.practise(other);
  await keen.due();
  await keen.page.keyboard.press("?");
  await keen.page.getByRole("dialog", { name: "Keys" }).waitFor();
  await keen.page.keyboard.press("Escape");
  await keen.page.getByRole("dialog", { name: "Keys" }).waitFor({ state: "detached" });
  await other.close();
});
