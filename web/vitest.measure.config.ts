import { defineConfig } from "vitest/config";

/** The budgets of the page, measured in a real browser: no test of the usual run, since machines differ. */
export default defineConfig({
  test: {
    environment: "node",
    include: ["tests/measure/**/*.measure.ts"],
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
