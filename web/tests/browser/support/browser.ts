import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";

import type { Choices } from "../../../src/app/preferences.svelte";

/** A phone in portrait, where the game has to be at its best. */
export const PHONE = { width: 390, height: 844 };

/** The sizes in which every screen is looked at. */
export const SIZES = [
  { width: 360, height: 640 },
  PHONE,
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** Without a sandbox, which containers do not allow, and without anything that would call home. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--autoplay-policy=user-gesture-required",
];

/** A real browser, as `cargo xtask test` names it. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
}

/** A person with a device: a browser profile of its own that speaks English and moves nothing for show. */
export async function person(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
  preferences: Partial<Choices> = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: PHONE,
    locale: "en-GB",
    reducedMotion: "reduce",
    ...options,
  });
  // As if the person had set them before.
  await context.addInitScript((choices) => {
    if (window.localStorage.getItem("aeroplane.preferences") === null) {
      window.localStorage.setItem("aeroplane.preferences", JSON.stringify(choices));
    }
  }, preferences);
  return context;
}

/** A page that fails the test when anything in it fails: a script, the policy, or a request that went elsewhere. */
export async function openPage(context: BrowserContext, path = "/"): Promise<Page> {
  const page = await context.newPage();
  watch(page);
  await page.goto(path);
  return page;
}

const faults = new WeakMap<Page, string[]>();

function watch(page: Page): void {
  const found: string[] = [];
  faults.set(page, found);
  page.on("pageerror", (error) => found.push(`error: ${error.message}`));
  page.on("console", (message) => {
    // What the network does to a page is no fault of the page.
    const words = message.text();
    if (message.type() !== "error" || /net::ERR_|^WebSocket connection to|^Failed to load resource/.test(words)) return;
    found.push(`console: ${words}`);
  });
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== new URL(page.url()).origin && page.url() !== "about:blank") {
      found.push(`request elsewhere: ${request.url()}`);
    }
  });
}

/** What went wrong in a page so far. */
export function faultsOf(page: Page): readonly string[] {
  return faults.get(page) ?? [];
}
