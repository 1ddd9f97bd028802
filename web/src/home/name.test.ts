import { beforeAll, expect, test } from "vitest";

import { preferences } from "../app/preferences.svelte";
import { NAME_BYTES, NAME_CHARACTERS } from "../generated/limits";
import { speaker } from "../language/language.svelte";
import { fitting, ownName } from "./name";

beforeAll(() => speaker.follow());

test("whoever says nothing has a friendly name, the same every time", () => {
  expect(ownName()).toMatch(/^Pilot [1-9][0-9]$/);
  expect(ownName()).toBe(ownName());
});

test("whoever says a name has it", () => {
  preferences.set("name", "  Ada  ");
  expect(ownName()).toBe("Ada");
  for (const nothing of ["   ", "\u200b\u200b", "\u3164", "\u2060 \u00ad"]) {
    preferences.set("name", nothing);
    expect(ownName()).toMatch(/^Pilot/);
  }
});

test("a name is cut where the server would refuse it, and no character in two", () => {
  expect(fitting("a".repeat(50))).toBe("a".repeat(NAME_CHARACTERS));
  const family = "👨‍👩‍👧‍👦";
  const fitted = fitting(family.repeat(10));
  expect(new TextEncoder().encode(fitted).length).toBeLessThanOrEqual(NAME_BYTES);
  expect(fitted).toBe(family.repeat(2));
});
