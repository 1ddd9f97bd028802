import { expect, it } from "vitest";

import { announcer } from "./announcer.svelte";

it("each announcement changes its region, whatever was said in between and elsewhere", () => {
  for (const others of [0, 1, 2, 3]) {
    announcer.announce("Your turn", "urgent");
    const before = announcer.urgent;
    for (let other = 0; other < others; other += 1) announcer.announce("Hello");
    announcer.announce("Your turn", "urgent");
    expect(announcer.urgent).not.toBe(before);
    expect(announcer.urgent.trim()).toBe("Your turn");
  }
});
