import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { faultsOf, openPage, PHONE, SIZES } from "./support/browser";
import { expectPicture } from "./support/pictures";
import { Player } from "./support/player";
import { expectAccessible, expectNoOverflow } from "./support/screen";
import { goldenGame, plyWithChoice, snapshotAt, tell, tellGame, TOLD_GAME, TOLD_ROOM } from "./support/told";
import { useWorld } from "./support/world";

const world = useWorld();

/** How to get to a screen; a page that stands still is what pictures are taken of. */
type Way = (context: BrowserContext) => Promise<Page>;

const game = goldenGame("classic");
const middle = plyWithChoice(game, "red", 3);

/** A room as the fixtures have it, at that ply of a golden game. */
function told(ply: number, then: (page: Page) => Promise<unknown>): Way {
  return async (context) => {
    const page = await context.newPage();
    await tell(page, snapshotAt(game, ply));
    await page.goto(`/room/${TOLD_ROOM}`);
    await then(page);
    return page;
  };
}

const address =
  (path: string, heading: string): Way =>
  async (context) => {
    const page = await openPage(context, path);
    await page.getByRole("heading", { name: heading }).first().waitFor();
    return page;
  };

const SCREENS: Record<string, Way> = {
  home: async (context) => {
    const page = await openPage(context);
    await page.getByRole("button", { name: /Play now|馬上/ }).waitFor();
    return page;
  },
  friends: address("/friends", "With friends"),
  device: address("/device", "On this device"),
  watch: address("/watch", "Watch"),
  learn: address("/learn", "Learn to play"),
  rules: address("/rules", "The rules"),
  rulebook: address("/rules/cn_basic", "Chinese basic"),
  settings: address("/settings", "Settings"),
  nowhere: address("/nowhere", "Nothing here"),
  "no-room": address("/room/ZZZZZZZZ", "No room here"),
  lobby: async (context) => (await Player.host(context)).page,
  choice: told(middle, (page) => page.locator("[data-action='choose']").waitFor()),
  preview: told(middle, async (page) => {
    await page.locator("[data-action='choose']").waitFor();
    await page.keyboard.press("1");
    await page.locator("[data-choice][aria-pressed='true']").waitFor();
  }),
  end: told(game.plies.length - 1, (page) => page.locator("#end-title").waitFor()),
  replay: async (context) => {
    const page = await context.newPage();
    await tellGame(page, game);
    await page.goto(`/game/${TOLD_GAME}?ply=${middle}`);
    await page.getByRole("slider").waitFor();
    return page;
  },
  guest: async (context) => {
    const page = await context.newPage();
    const snapshot = snapshotAt(game, 0);
    delete snapshot.you;
    delete snapshot.table;
    const open = { occupant: { occupant: "open" as const } };
    const room = { ...snapshot.room, phase: { stage: "lobby" as const } };
    await tell(page, { ...snapshot, room: { ...room, seats: { ...room.seats, yellow: open, green: open } } }, "stranger");
    await page.goto(`/room/${TOLD_ROOM}`);
    await page.getByRole("button", { name: "Sit down and play" }).waitFor();
    return page;
  },
  keys: told(middle, async (page) => {
    await page.locator("[data-action='choose']").waitFor();
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
  }),
};

/** What differs each time: codes, links, and the name that the page made up. */
const CHANGING = ["[data-changing]:not(details:not([open]) *)"];

async function picture(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({
    animations: "disabled",
    caret: "hide",
    mask: CHANGING.map((selector) => page.locator(selector)),
    maskColor: "#808080",
  });
}

describe.each(Object.entries(SCREENS))("the screen %s", (name, go) => {
  it("is whole and as reviewed at every size", async () => {
    const context = await world.person({ colorScheme: "light" }, { only_move: "by_hand", name: "Ada" });
    const page = await go(context);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const label = `${name}-${size.width}x${size.height}`;
      await expectNoOverflow(page, label);
      await expectPicture(label, await picture(page));
    }
    // The smallest window that is promised, and text of twice the size.
    for (const size of [{ width: 320, height: 568 }, { width: 640, height: 1136 }]) {
      await page.setViewportSize(size);
      if (size.width === 640) await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      await expectNoOverflow(page, `${name}-${size.width}`);
    }
    await context.close();
  });

  it.each(["light", "dark", "contrast"] as const)("keeps nobody out, %s", async (theme) => {
    const context = await world.person({}, { only_move: "by_hand", name: "Ada", theme });
    const page = await go(context);
    await expectAccessible(page, `${name}, ${theme}`);
    if (theme !== "light") await expectPicture(`${name}-${theme}`, await picture(page));
    if (page.url().startsWith(`${world.server.address}/room/${TOLD_ROOM}`)) return context.close();
    expect(faultsOf(page)).toEqual([]);
    await context.close();
  });
});

describe("in Traditional Chinese", () => {
  it.each(["/", "/friends", "/device", "/watch", "/learn", "/rules", "/settings", "/nowhere"])("%s", async (path) => {
    const context = await world.person({ locale: "zh-TW", viewport: PHONE }, { name: "Ada" });
    const page = await openPage(context, path);
    await page.getByRole("heading").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("zh-Hant");
    await expectNoOverflow(page, path);
    await expectAccessible(page, path);
    await expectPicture(`zh-Hant${path === "/" ? "-home" : path.replaceAll("/", "-")}`, await picture(page));
    await context.close();
  });

  it("the table", async () => {
    const context = await world.person({ locale: "zh-TW" }, { only_move: "by_hand" });
    const page = await told(middle, (shown) => shown.locator("[data-action='choose']").waitFor())(context);
    await expectAccessible(page, "the table");
    await expectPicture("zh-Hant-choice", await picture(page));
    await context.close();
  });
});

it("from right to left the words turn round and the board does not (A20)", async () => {
  const context = await world.person({}, { only_move: "by_hand" });
  const page = await told(middle, (shown) => shown.locator("[data-action='choose']").waitFor())(context);
  const board = page.locator(".frame");
  const before = await board.screenshot({ animations: "disabled" });
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  await expectNoOverflow(page, "the table from right to left");
  const after = await board.screenshot({ animations: "disabled" });
  expect(after.equals(before)).toBe(true);
  await context.close();
});
