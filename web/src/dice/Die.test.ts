import { readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";

import { speaker } from "../language/language.svelte";
import Die from "./Die.svelte";

beforeAll(() => speaker.follow());

test("it says what it shows, that it rolls, and that it has not been rolled", async () => {
  const { rerender } = render(Die, { die: { color: "red", value: 5, rolling: false } });
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(said("die-shows", { roll: 5 }));
  await rerender({ die: { color: "red", value: 5, rolling: true } });
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(said("die-rolling"));
  await rerender({ die: { color: "green", value: undefined, rolling: false } });
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(said("die-blank"));
});

test("a rolling die does not tell its number before it lies", async () => {
  const { container, rerender } = render(Die, { die: { color: "red", value: 4, rolling: true, rest: 600 } });
  expect(container.textContent).not.toContain("4");
  await rerender({ die: { color: "red", value: 4, rolling: false } });
  expect(container.textContent).toContain("4");
});

test("before it is rolled it carries the letter of who is about to, and no pips", () => {
  const { container } = render(Die, { die: { color: "green", value: undefined, rolling: false } });
  expect(container.querySelectorAll("circle")).toHaveLength(0);
  expect(container.querySelector("text")?.textContent).toBe("G");
});

/** The message as it stands in the English file. */
function said(id: string, values: Record<string, number> = {}): string {
  const bundle = new FluentBundle("en", { useIsolating: true });
  bundle.addResource(new FluentResource(readFileSync("../locales/en/web/common.ftl", "utf8")));
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, values) : "nobody has written it";
}
