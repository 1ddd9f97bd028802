import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";

import { PRESETS, RULE_POINTS } from "../generated/rules";
import { speaker, text } from "../language/language.svelte";
import type { Settings } from "../protocol";
import { pointName, valueName } from "../rules/words";
import { USUAL_SETTINGS } from "./settings";
import SettingsForm from "./SettingsForm.svelte";

beforeAll(() => speaker.follow());

function form(settings: Settings): { root: HTMLElement; last: () => Settings | undefined } {
  const changes: Settings[] = [];
  const { container } = render(SettingsForm, { settings, onchange: (changed: Settings) => changes.push(changed) });
  return { root: container, last: () => changes.at(-1) };
}

/** Every group of choices by its name. Looked up by hand: asking for roles takes long in a form of this size. */
function groups(root: HTMLElement): Map<string, HTMLFieldSetElement> {
  const all = [...root.querySelectorAll("fieldset")];
  return new Map(all.map((group) => [group.querySelector("legend")?.textContent.trim() ?? "", group]));
}

/** Chooses what begins with this label, in the group that has this name. */
function choose(root: HTMLElement, name: string, label: string): void {
  const labels = [...(groups(root).get(name)?.querySelectorAll("label") ?? [])];
  const input = labels.find((one) => one.textContent.trim().startsWith(label))?.querySelector("input");
  if (input === null || input === undefined) throw new Error(`${name} has no ${label}`);
  input.click();
}

describe("the form of a room's settings", () => {
  test("a change tells all settings, for those that are left out would fall back", () => {
    const own: Settings = { ...USUAL_SETTINGS, chat: true, leaving: "remove", pace: "fast", first: { by: "highest_roll" } };
    const { root, last } = form(own);
    choose(root, "Time for each decision", "15 seconds");
    expect(last()).toEqual({ ...own, clock: "15_s" });
    expect(Object.keys(last() ?? {}).sort()).toEqual(Object.keys(USUAL_SETTINGS).sort());
  });

  test("a short game keeps its rules, and another text keeps the short game", () => {
    const { root, last } = form({ ...USUAL_SETTINGS, rules: { ...PRESETS.classic, planes: 2 } });
    choose(root, text("rules-texts"), "Chinese basic");
    expect(last()?.rules).toEqual({ ...PRESETS.cn_basic, planes: 2 });
    choose(root, "Planes each", "3");
    expect(last()?.rules).toEqual({ ...PRESETS.classic, planes: 3 });
  });

  test("a seat can be named to begin", () => {
    const { root, last } = form(USUAL_SETTINGS);
    choose(root, "Who begins", "Blue");
    expect(last()?.first).toEqual({ by: "host", color: "blue" });
    choose(root, "Who begins", "Rock, paper, scissors");
    expect(last()?.first).toEqual({ by: "rock_paper_scissors" });
  });

  test("every point of the rules is in reach", () => {
    const { root } = form(USUAL_SETTINGS);
    const names = [...groups(root).keys()];
    expect(names).toContain("Planes each");
    for (const { name } of RULE_POINTS) if (name !== "planes") expect(names, name).toContain(pointName(name));
  });

  test("a single rule is changed alone", () => {
    const { root, last } = form(USUAL_SETTINGS);
    choose(root, pointName("stacking"), valueName("stacking", "off"));
    expect(last()).toEqual({ ...USUAL_SETTINGS, rules: { ...PRESETS.classic, stacking: "off" } });
  });
});
