import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
let source: Promise<string> | undefined;

/** Fails if axe-core finds anything on the page that keeps people from using it. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  source ??= readFile(AXE, "utf8");
  // Evaluated by the debugger, which the policy of the page does not concern.
  await page.evaluate(await source);
  const results = await page.evaluate<AxeResults>("axe.run(document, { resultTypes: ['violations'] })");
  const violations = results.violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} – ${failureSummary ?? ""}`),
  }));
  expect(violations, name).toEqual([]);
}

/** Fails if anything sticks out of the page sideways. */
export async function expectNoOverflow(page: Page, name: string): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth, `${name} is wider than its window`).toBeLessThanOrEqual(clientWidth);
}
