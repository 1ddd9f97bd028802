import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";

import { fixture } from "../connection/fixtures.test-help";
import { PRESETS } from "../generated/rules";
import { speaker } from "../language/language.svelte";
import { reasonsOf } from "./reasons";
import WhyAnswer from "./WhyAnswer.svelte";

beforeAll(() => speaker.follow());
afterEach(() => vi.unstubAllGlobals());

/** Without the marks that set arguments apart. */
const words = () => document.body.textContent.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ");

const ask = () => render(WhyAnswer, { steps: [], rules: PRESETS.classic, game: "00ff", ply: 31 });

it("tells the rules behind what happened, and why planes stay", async () => {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(fixture("http/reasons.json"))));
  vi.stubGlobal("fetch", asked);
  ask();
  await screen.findByText("Why some planes cannot move");
  expect(asked.mock.calls[0]?.[0]).toBe("/api/games/00ff/plies/31/reasons");
  const parts = ["Blue rolls 6", "Another roll", "plane 1: this roll does not launch a plane", "plane 2: home already"];
  for (const part of parts) {
    expect(words().toLowerCase()).toContain(part.toLowerCase());
  }
  expect(words()).not.toMatch(/refusal-|rule-|\{|\$/);
});

it.each([
  ["a step that nobody knows", { steps: [{ step: { step: "vanished" }, rules: [] }] }],
  ["a rule that nobody knows", { steps: [{ step: { step: "over", color: "red" }, rules: ["gravity"] }] }],
  [
    "a reason that nobody knows",
    { steps: [], roll: { color: "red", roll: 6, refusals: [{ planes: [0], because: "tired" }] } },
  ],
])("shows nothing of an answer with %s", async (_, body) => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(body)));
  expect(await reasonsOf("00ff", 31)).toMatchObject({ ok: false });
});

it("asks again when it is asked again", async () => {
  const asked = vi.fn<typeof fetch>(() => Promise.reject(new TypeError("no network")));
  vi.stubGlobal("fetch", asked);
  ask();
  await fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await screen.findByRole("alert");
  expect(asked).toHaveBeenCalledTimes(2);
});
