import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll } from "vitest";

import type { Choices } from "../../../src/app/preferences.svelte";
import { openBrowser, person } from "./browser";
import { Server } from "./program";

/** A server and a browser for the tests of a file. */
export interface World {
  readonly server: Server;
  /** A person with a device and with preferences of their own. */
  person(options?: BrowserContextOptions, preferences?: Partial<Choices>): Promise<BrowserContext>;
}

/** Starts a server and a browser before the tests of the file, and ends them afterwards. */
export function useWorld(): World {
  let server: Server | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [server, browser] = await Promise.all([Server.start(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  const started = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error("server and browser are there within tests only");
    return thing;
  };
  return {
    get server() {
      return started(server);
    },
    person: (options, preferences) => person(started(browser), started(server).address, options, preferences),
  };
}
