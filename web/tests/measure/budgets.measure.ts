import type { Browser, CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { openBrowser, PHONE } from "../browser/support/browser";
import { Server } from "../browser/support/program";
import { Transfers } from "./network";
import { observe, type Observed } from "./observer";

/** How many times slower the processor is made than it is. */
const SLOW_DOWN = 4;
/** How many rolls and moves are made while frames and answers are measured. */
const ACTIONS = 24;

/** A figure with its budget. */
interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly budget: { readonly most: number } | { readonly least: number };
}

const figures: Figure[] = [];
let server: Server;
let browser: Browser;

beforeAll(async () => {
  server = await Server.start();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  const rows = figures.map(({ name, value, unit, budget }) => {
    const limit = "most" in budget ? `≤ ${budget.most}` : `≥ ${budget.least}`;
    return `| ${name} | ${rounded(value)} ${unit} | ${limit} ${unit} |`;
  });
  // The table as it stands in docs/benchmarks.md.
  console.log(["| | measured | budget |", "|---|---|---|", ...rows].join("\n"));
});

it("the first screen", async () => {
  const { page, transfers } = await phone();
  await page.goto(server.address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  const { paint, shift } = await observed(page);
  await page.context().close();
  check({ name: "first load, compressed", value: transfers.kilobytes(), unit: "KB", budget: { most: 300 } });
  check({ name: "its scripts", value: transfers.kilobytes("Script"), unit: "KB", budget: { most: 120 } });
  check({ name: "its styles", value: transfers.kilobytes("Stylesheet"), unit: "KB", budget: { most: 25 } });
  check({ name: "largest contentful paint", value: paint, unit: "ms", budget: { most: 2500 } });
  check({ name: "layout shift of the first screen", value: shift, unit: "", budget: { most: 0.1 } });
});

it("a game with all its motion", async () => {
  const { page, transfers } = await phone();
  await page.goto(server.address);
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator("[data-die]").waitFor();
  for (let action = 0; action < ACTIONS; action += 1) {
    // Whatever is due can be done by keys alone: roll, or choose the first plane and confirm.
    const due = page.locator("[data-action='roll'], [data-action='choose']");
    await due.waitFor({ timeout: 60_000 });
    if ((await due.getAttribute("data-action")) === "choose") await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.getAnimations().length > 0).catch(() => undefined);
  }
  const { shift, slowest, frames } = await observed(page);
  await page.context().close();
  const sorted = frames.toSorted((one, other) => one - other);
  const typical = sorted[Math.floor(sorted.length / 2)] ?? Infinity;
  const late = sorted[Math.floor(sorted.length * 0.95)] ?? Infinity;
  check({ name: "scripts of a game, all in all", value: transfers.kilobytes("Script"), unit: "KB", budget: { most: 120 } });
  check({ name: "styles of a game, all in all", value: transfers.kilobytes("Stylesheet"), unit: "KB", budget: { most: 25 } });
  check({ name: "slowest answer to an input", value: slowest, unit: "ms", budget: { most: 200 } });
  check({ name: "layout shift of a game", value: shift, unit: "", budget: { most: 0.1 } });
  check({ name: "frames a second while planes move, median", value: 1000 / typical, unit: "", budget: { least: 55 } });
  check({ name: "19 of 20 frames, no slower than", value: late, unit: "ms", budget: { most: 34 } });
});

/** A phone with a slow processor that notes what it does. */
async function phone(): Promise<{ page: Page; session: CDPSession; transfers: Transfers }> {
  const context = await browser.newContext({ viewport: PHONE, locale: "en-GB" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  await page.addInitScript(observe);
  return { page, session, transfers: await Transfers.of(session) };
}

async function observed(page: Page): Promise<Observed> {
  return page.evaluate<Observed>("window.observed");
}

function check(figure: Figure): void {
  figures.push(figure);
  const { name, value, budget } = figure;
  if ("most" in budget) expect.soft(value, name).toBeLessThanOrEqual(budget.most);
  else expect.soft(value, name).toBeGreaterThanOrEqual(budget.least);
}

function rounded(value: number): number {
  return value < 10 ? Math.round(value * 100) / 100 : Math.round(value);
}
