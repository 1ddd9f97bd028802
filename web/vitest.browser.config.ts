import { defineConfig } from "vitest/config";

/** The tests in a real browser, against the real server. */
export default defineConfig({
  test: {
    environment: "node",
    include: ["tests/browser/**/*.test.ts"],
    // Each file starts a server and a browser of its own; two at a time fill the machines on which this runs.
    maxWorkers: 2,
    // Dice are real here, and a busy machine can lose an input; a fault of the page fails twice.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
