import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";

import type { AnyFault, Verdict } from "../dice-proof/verify";
import { speaker } from "../language/language.svelte";
import VerifyReport from "./VerifyReport.svelte";

const told = (verdict: Verdict, own: ("red" | "blue")[] = []) =>
  render(VerifyReport, { verdict, own }).container.textContent.replace(/[\u2066-\u2069]/g, "");

const HOLDS: Verdict = {
  verdict: "holds",
  commitment: "ab".repeat(32),
  rolls: 12,
  seats: { red: { kind: "human", rolls: 7, automatic: 2 }, blue: { kind: "bot", rolls: 5, automatic: 5 } },
  witnessed: false,
};

beforeAll(() => speaker.follow());

describe("what checking the dice has shown", () => {
  it("claims no more than a record alone can prove", () => {
    const words = told(HOLDS);
    expect(words).toContain("All 12 rolls follow");
    expect(words).toContain("7 rolls, 2 of them without the player’s own number");
    expect(words).toContain("it takes the seal from the record");
    expect(words).not.toContain("no roll was changed");
    expect(words).not.toContain("this device gave");
  });

  it("says what this device can witness besides", () => {
    const words = told({ ...HOLDS, witnessed: true }, ["red"]);
    expect(words).toContain("no roll was changed since");
    expect(words).toContain("for one seat");
  });

  const faults: AnyFault[] = [
    { fault: "commitment" },
    { fault: "mix", color: "red" },
    { fault: "start" },
    { fault: "number", roll: 3 },
    { fault: "seat", roll: 3, color: "red" },
    { fault: "link", roll: 3, color: "red" },
    { fault: "face", roll: 3 },
    { fault: "value", roll: 3, color: "red", shown: 6, right: 2 },
    { fault: "head", roll: 3 },
    { fault: "other_game" },
    { fault: "other_commitment" },
    { fault: "other_anchor", color: "red" },
    { fault: "other_link", roll: 0, color: "red" },
    { fault: "other_roll", roll: 3 },
  ];

  it.each(faults)("says that dice do not hold: $fault", (because) => {
    const words = told({ verdict: "broken", roll: "roll" in because ? because.roll : undefined, because });
    expect(words).toContain("The dice do not hold");
    expect(words).not.toContain("verify-");
    if ("roll" in because && because.roll > 0) expect(words).toContain("3");
  });

  it.each(["not_revealed", "without_dice", "unreadable"] as const)("says that nothing was shown: %s", (verdict) => {
    const words = told({ verdict });
    expect(words).not.toContain("verify-");
    expect(words).not.toContain("The dice hold");
  });
});
