import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";

import { preferences } from "../app/preferences.svelte";
import { PRESET_NAMES, PRESETS, RULE_POINTS } from "../generated/rules";
import { speaker } from "../language/language.svelte";
import type { Roll, Rules } from "../protocol";
import { differingPoints, nearest, rulesName, withValue } from "./presets";
import PresetCards from "./PresetCards.svelte";
import RuleOption from "./RuleOption.svelte";
import RuleSummary from "./RuleSummary.svelte";
import { summary } from "./summary";
import { pointId, pointQuestion, valueIds, valuesOf, type RuleValue } from "./words";

/** Without the marks that set arguments apart. */
const plain = (text: string | null) => (text ?? "").replace(/[\u2066-\u2069]/g, "");

/** The same numbers in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function randomRules(next: (below: number) => number): Rules {
  let rules: Rules = PRESETS.classic;
  for (const point of RULE_POINTS) {
    const faces = ([1, 2, 3, 4, 5, 6] as Roll[]).filter(() => next(2) === 1);
    const value: RuleValue | undefined =
      point.kind === "faces"
        ? faces.length === 0 && !point.mayBeEmpty ? [6] : faces
        : valuesOf(point)[next(valuesOf(point).length)];
    if (value !== undefined) rules = withValue(rules, point.name, value);
  }
  return rules;
}

describe.each(["en", "zh-Hant"])("the rules in %s", (tag) => {
  beforeAll(async () => {
    preferences.set("language", tag);
    await speaker.follow();
  });

  it("name and explain every point, and every value in three ways", () => {
    for (const point of RULE_POINTS) {
      expect(speaker.say(pointId(point.name))).not.toBe(pointId(point.name));
      expect(pointQuestion(point.name)).not.toBe(pointId(point.name));
      for (const id of valueIds(point)) {
        for (const form of [undefined, "sentence", "but"]) expect(speaker.say(id, {}, form), `${id} ${form}`).not.toBe(id);
      }
    }
  });

  it.each(PRESET_NAMES)("tell all of %s", (preset) => {
    const { container } = render(RuleSummary, { rules: PRESETS[preset] });
    expect(container.querySelectorAll("dt")).toHaveLength(7);
    expect(plain(container.textContent)).not.toMatch(/rules?-[a-z]|preset-|\{|\$/);
  });

  it("tell rules of any kind, each sentence once", () => {
    const next = numbers(7);
    for (let round = 0; round < 200; round += 1) {
      const rules = randomRules(next);
      const sentences = summary(rules).flatMap((part) => part.sentences);
      expect(new Set(sentences).size).toBe(sentences.length);
      expect(plain([rulesName(rules), ...sentences].join())).not.toMatch(/rules?-[a-z]|preset-|\{|\$/);
    }
  });
});

describe("rules in English", () => {
  beforeAll(async () => {
    preferences.set("language", "en");
    await speaker.follow();
  });

  it("are called by their text and what differs from it", () => {
    expect(plain(rulesName(PRESETS.cn_casual))).toBe("Chinese casual");
    expect(plain(rulesName({ ...PRESETS.classic, planes: 2 }))).toBe("Classic, but with 2 planes each");
    expect(plain(rulesName({ ...PRESETS.classic, planes: 3, launch_rolls: [5, 6], must_move: false }))).toBe(
      "Classic, but with 3 planes each, take-off with 5 or 6 and passing is allowed",
    );
    expect(nearest({ ...PRESETS.cn_improved, jump: "off" })).toEqual({ preset: "cn_improved", points: ["jump"] });
  });

  it("leave out what has no effect", () => {
    const points = summary({ ...PRESETS.classic, stacking: "off", jump: "off", extra_roll_faces: [] }).flatMap((part) => part.points);
    expect(points).toContain("stacking");
    for (const point of ["stack_movement", "stack_defense", "stack_blocks_jump", "shortcut_then_jump", "six_streak_penalty"] as const) {
      expect(points).not.toContain(point);
    }
  });

  it("are chosen as a card", () => {
    const chosen: Rules[] = [];
    const { container } = render(PresetCards, { rules: PRESETS.classic, onchoose: (rules: Rules) => chosen.push(rules) });
    container.querySelector<HTMLInputElement>('input[value="cn_basic"]')?.click();
    expect(chosen).toEqual([PRESETS.cn_basic]);
  });

  it.each(RULE_POINTS.map((point) => [point.name, point] as const))("can change %s in a form", (name, point) => {
    const values: RuleValue[] = [];
    const { container } = render(RuleOption, { point, value: PRESETS.classic[name], onchange: (value: RuleValue) => values.push(value) });
    container.querySelector<HTMLInputElement>("input:not(:checked)")?.click();
    expect(values).toHaveLength(1);
    const changed = withValue(PRESETS.classic, name, values[0] ?? "");
    expect(differingPoints(PRESETS.classic, changed)).toEqual([name]);
  });
});
