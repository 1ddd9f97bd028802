import { expect, test } from "vitest";

import { VOICES } from "./voices";

test.each(Object.entries(VOICES))("%s is short and begins and ends softly", (name, voices) => {
  expect(voices.length).toBeGreaterThan(0);
  const longest = name === "win" ? 1.3 : 0.6;
  for (const { at, length, attack, from, to, loudness } of voices) {
    expect(at + length).toBeLessThanOrEqual(longest + 0.001);
    expect(attack).toBeGreaterThan(0);
    expect(attack).toBeLessThan(length);
    // A glide goes from a pitch to a pitch; there is none at nothing.
    expect(Math.min(from, to)).toBeGreaterThan(20);
    expect(loudness).toBeGreaterThan(0);
    expect(loudness).toBeLessThanOrEqual(1);
  }
});
