import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { compressed } from "./scripts/compress.ts";
import { fluentMessages } from "./scripts/fluent.ts";

export default defineConfig({
  plugins: [fluentMessages(), svelte(), svelteTesting(), compressed()],
  // Settings of an environment would make another page of the same sources.
  envDir: false,
  build: {
    target: "es2022",
    // The policy of the server forbids addresses of the kind `data:`.
    assetsInlineLimit: 0,
    // All styles together weigh less than the headers of many small files would.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // What most screens need comes in one piece, for the same reason.
        codeSplitting: {
          groups: [
            { name: "words", test: /src\/language\/(?!messages)|node_modules\/(@fluent|svelte|esm-env|clsx)/ },
            { name: "parts", test: /src\/(parts|app|protocol|generated|rules\/(presets|summary|words))/ },
            { name: "play", test: /src\/(board|game|dice|sound)\// },
          ],
        },
      },
    },
    // A part that is loaded late says so by itself; hints would only add to the first load.
    modulePreload: { polyfill: false },
  },
  server: {
    // The sources of messages and protocol lie outside this folder.
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: process.env.AEROPLANE_SERVER ?? "http://127.0.0.1:8080", ws: true },
    },
  },
  test: {
    environment: "jsdom",
    setupFiles: ["tests/unit/setup.ts"],
    include: ["src/**/*.test.ts", "tests/unit/**/*.test.ts"],
  },
});
