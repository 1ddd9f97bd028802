/** What people complain about in games of this kind, each made impossible. Others of the list stand where they belong. */

import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { BOARD_SIDE, RIM } from "../../src/board/geometry";
import { CLOCKWISE, RING, SHORTCUTS, WAYS } from "../../src/generated/board";
import type { Setup } from "../../src/protocol";
import type { GoldenGame } from "../games/games";
import { openPage } from "./support/browser";
import { Player, playToEnd } from "./support/player";
import { goldenGame, snapshotAt, tell, TOLD_ROOM, updateAt, type Tell } from "./support/told";
import { useWorld } from "./support/world";

const world = useWorld();
let context: BrowserContext;

beforeEach(async () => {
  context = await world.person({ viewport: { width: 360, height: 640 } }, { only_move: "by_hand" });
});

afterEach(async () => {
  await context.close();
});

/** A table of that game after that ply. */
async function tableAt(game: GoldenGame, ply: number): Promise<{ page: Page; tellMore: Tell }> {
  const page = await context.newPage();
  const tellMore = await tell(page, snapshotAt(game, ply));
  await page.goto(`/room/${TOLD_ROOM}`);
  await page.locator("[data-action]").waitFor();
  return { page, tellMore };
}

/** Everything that the caption of the table says from now on. */
async function captions(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const caption = document.querySelector("[data-caption]");
    if (caption === null) throw new Error("the table has no caption");
    new MutationObserver(() => told.push(caption.textContent)).observe(caption, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return async () => {
    const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
    return told.map((line) => line.replace(/[\u2068\u2069]/g, ""));
  };
}

const classic = goldenGame("classic");

describe("A2", () => {
  it("a roll without a move passes by itself, and the page says why", async () => {
    const ply = classic.plies.findIndex(({ steps }) => steps.some((step) => step.step === "passed"));
    const { page, tellMore } = await tableAt(classic, ply - 1);
    tellMore(updateAt(classic, ply));
    await page.locator("[data-caption]").filter({ hasText: "has no legal move: the roll is lost" }).waitFor();
    expect(await page.locator("[data-ply]").getAttribute("data-ply")).toBe(String(ply + 1));
  });
});

describe("A6", () => {
  const together: Setup = {
    planes: { red: [10, 10, -1, -1], yellow: [-1, -1, -1, -1], blue: [-1, -1, -1, -1], green: [-1, -1, -1, -1] },
    turn: "red",
    roll: 3,
  };

  /** Two planes on one square, and the moves that the rules allow with a 3. */
  async function choice(planes: [0][] | [0, 1][] | [[0], [1]], position: Setup): Promise<Page> {
    const page = await context.newPage();
    const snapshot = snapshotAt(classic, 0);
    if (snapshot.table === undefined) throw new Error("there is no table");
    const offers = planes.map((moved) => ({
      answer: { kind: "advance" as const, planes: [...moved], links: [], join: false },
      steps: [{ step: "walked" as const, color: "red" as const, planes: [...moved], from: 10, to: 13 }],
    }));
    const turn = { turn: "to_move" as const, color: "red" as const, roll: 3 as const, offers };
    await tell(page, { ...snapshot, table: { ...snapshot.table, position, turn } });
    await page.goto(`/room/${TOLD_ROOM}`);
    await page.locator("[data-action='choose']").waitFor();
    return page;
  }

  it("planes that may part are chosen one by one", async () => {
    const page = await choice([[0], [1]], together);
    const numbers = await page.locator("[data-choice]").evaluateAll((all) => all.map((one) => one.getAttribute("data-choice")));
    expect(numbers.sort()).toEqual(["1", "2"]);
  });

  it("a stack that moves as one is one choice", async () => {
    const page = await choice([[0, 1]], { ...together, stacks: { red: [[0, 1]] } });
    expect(await page.locator("[data-choice]").count()).toBe(1);
    await page.getByText("×2").first().waitFor();
  });
});

describe("A7", () => {
  it.each([2, 3, 4])("%i planes on a cell are all to be seen and to be tapped, at 360 pixels", async (count) => {
    const page = await context.newPage();
    const snapshot = snapshotAt(classic, 0);
    if (snapshot.table === undefined) throw new Error("there is no table");
    const red = [0, 1, 2, 3].map((plane) => (plane < count ? 10 : -1));
    const position: Setup = { ...snapshot.table.position, planes: { ...snapshot.table.position.planes, red }, turn: "red", roll: 3 };
    const offers = ([0, 1, 2, 3] as const).slice(0, count).map((plane) => ({
      answer: { kind: "advance" as const, planes: [plane], links: [], join: false },
      steps: [{ step: "walked" as const, color: "red" as const, planes: [plane], from: 10, to: 13 }],
    }));
    await tell(page, { ...snapshot, table: { ...snapshot.table, position, turn: { turn: "to_move", color: "red", roll: 3, offers } } });
    await page.goto(`/room/${TOLD_ROOM}`);
    await page.locator("[data-action='choose']").waitFor();
    const planes = page.locator("[data-choice]");
    expect(await planes.count()).toBe(count);
    for (let index = 0; index < count; index += 1) {
      const plane = planes.nth(index);
      const box = await plane.boundingBox();
      if (box === null) throw new Error("a plane is not shown");
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      expect(await plane.getAttribute("aria-pressed")).toBe("true");
    }
  });
});

describe("A15", () => {
  it("every cell of the drawn board is what the engine says it is", async () => {
    const { page } = await tableAt(classic, 0);
    const board = page.locator(".frame");
    const size = (await board.boundingBox())?.width ?? 0;
    for (const square of RING) {
      const drawn = board.locator(`[data-square="${square.number}"]`);
      const marks = await drawn.evaluate((cell) => Object.fromEntries(Object.entries((cell as HTMLElement).dataset)));
      expect(marks.color).toBe(square.color);
      expect(marks.shortcutStart).toBe(square.shortcutStart);
      expect(marks.shortcutEnd).toBe(square.shortcutEnd);
      expect(marks.turnIn).toBe(square.turnIn);
      expect(marks.entry).toBe(square.entry);
      await expectAt(board, drawn, square.cell, size);
    }
    for (const color of CLOCKWISE) {
      const pad = WAYS[color][0];
      if (pad !== undefined) await expectAt(board, board.locator(`[data-pad="${color}"]`), pad, size);
      expect(await board.locator(`[data-shortcut="${color}"]`).count()).toBe(SHORTCUTS[color].line.length > 0 ? 1 : 0);
    }
  });

  it("whose turn it is stands there in words", async () => {
    for (const color of CLOCKWISE) {
      const ply = classic.plies.findIndex(({ turn, position }) => turn === "to_roll" && position.turn === color);
      const { page } = await tableAt(classic, ply);
      const name = color === "red" ? /Your turn/ : new RegExp(color, "i");
      expect(await page.title()).toMatch(name);
      await page.close();
    }
  });

  /** Fails unless the middle of what is drawn lies in the cell. */
  async function expectAt(
    board: ReturnType<Page["locator"]>,
    drawn: ReturnType<Page["locator"]>,
    cell: { row: number; column: number },
    size: number,
  ): Promise<void> {
    const [outer, inner] = [await board.boundingBox(), await drawn.first().boundingBox()];
    if (outer === null || inner === null) throw new Error("nothing is drawn");
    const column = ((inner.x + inner.width / 2 - outer.x) / size) * BOARD_SIDE - RIM;
    const row = ((inner.y + inner.height / 2 - outer.y) / size) * BOARD_SIDE - RIM;
    expect([Math.floor(row), Math.floor(column)]).toEqual([cell.row, cell.column]);
  }
});

describe("A16", () => {
  it("two sit opposite each other, three leave a seat empty, and empty seats have no planes", async () => {
    const two = await Player.host(context, { seats: 2, fast: true });
    await two.button("Fill open seats with bots").click();
    await two.button("Start the game").click();
    await two.action().waitFor();
    expect(await colorsOf(two)).toEqual(["blue", "red"]);
    const three = await Player.host(context, { seats: 3, fast: true });
    await three.button("Fill open seats with bots").click();
    await three.button("Start the game").click();
    await three.action().waitFor();
    expect(await colorsOf(three)).toHaveLength(3);
  });

  async function colorsOf(player: Player): Promise<string[]> {
    await player.page.locator("[data-plane]").first().waitFor();
    const drawn = await player.drawn();
    return [...new Set(drawn.map((plane) => plane.split(" ")[0] ?? ""))].sort();
  }
});

describe("A18", () => {
  it.each(["protanopia", "deuteranopia", "tritanopia", "achromatopsia"] as const)(
    "every plane and every square has its owner in a letter or a sign, with %s",
    async (type) => {
      const { page } = await tableAt(classic, 200);
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setEmulatedVisionDeficiency", { type });
      const letters = await page.locator("[data-plane] .letter").allTextContents();
      expect(letters.length).toBeGreaterThan(0);
      expect(letters.every((letter) => /^[RYBG]$/.test(letter.trim()))).toBe(true);
      // The squares of a color have one sign, and no other color has it.
      const signs = await page.locator("[data-square]").evaluateAll((all) =>
        all.map((cell) => `${cell.getAttribute("data-color")} ${cell.querySelector(".sign")?.getAttribute("d")}`),
      );
      expect(signs).toHaveLength(52);
      expect(new Set(signs).size).toBe(4);
      expect(new Set(signs.map((sign) => sign.split(" ").slice(1).join(" "))).size).toBe(4);
    },
  );
});

describe("A21", () => {
  it("the places that are stored are those that are shown", async () => {
    const player = await Player.host(context, { seats: 3, planes: 1, fast: true });
    await player.button("Fill open seats with bots").click();
    await player.button("Start the game").click();
    await player.action().waitFor();
    await playToEnd(player);
    const shown = await player.page.locator("[data-place]").evaluateAll((all) =>
      all.map((one) => one.getAttribute("data-place") ?? ""),
    );
    const replay = await player.page.getByRole("link", { name: "Watch the replay" }).getAttribute("href");
    const game = replay?.split("/").at(-1) ?? "";
    const record = await (await context.request.get(`/api/games/${game}/record`)).text();
    const stored = /\[Result "([^"]*)"\]/.exec(record)?.[1];
    expect(stored?.match(/red|yellow|blue|green/gi)?.map((color) => color.toLowerCase())).toEqual(shown);
  });
});

describe("A26", () => {
  it("a move of several legs is told step by step, and its way stays marked", async () => {
    const ply = classic.plies.findIndex(({ steps }) => {
      const kinds = steps.map(({ step }) => step);
      return kinds.includes("jumped") && kinds.includes("captured") && steps.some((step) => "color" in step && step.color !== "red");
    });
    const moving = await world.person({ reducedMotion: "no-preference" });
    const page = await moving.newPage();
    const tellMore = await tell(page, snapshotAt(classic, ply - 1));
    await page.goto(`/room/${TOLD_ROOM}`);
    await page.locator("[data-action]").waitFor();
    const told = await captions(page);
    tellMore(updateAt(classic, ply));
    await page.waitForFunction((after) => document.querySelector("[data-ply]")?.getAttribute("data-ply") === after, String(ply + 1));
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const lines = (await told()).join(" ");
    expect(lines).toMatch(/walks[^]*jumps[^]*captures|walks[^]*captures[^]*jumps/);
    const mover = classic.plies[ply]?.steps.find((step) => step.step === "walked")?.color ?? "";
    expect(await page.locator(`[data-last-move="${mover}"]`).count()).toBeGreaterThan(0);
    await moving.close();
  });
});

describe("A27", () => {
  it("the end of the time is seen and spoken before it comes, and what happens then is said", async () => {
    const player = await Player.host(context, { seats: 2, clock: "15 seconds", first: "Red" });
    await player.button("Fill open seats with bots").click();
    await player.button("Start the game").click();
    await player.due();
    await player.page.getByText(/seconds? left\. Then the autopilot plays/).first().waitFor({ state: "attached" });
    await player.button("Take over again").waitFor({ timeout: 30_000 });
    await player.button("Take over again").click();
    await player.page.getByText("plays again").first().waitFor({ state: "attached" });
  });

  it("at one device nobody is hurried", async () => {
    const page = await openPage(context, "/device");
    await page.getByRole("button", { name: "Change" }).click();
    await page.getByRole("dialog").getByRole("group", { name: "Who begins" }).waitFor();
    expect(await page.getByRole("group", { name: "Time for each decision" }).count()).toBe(0);
  });
});
