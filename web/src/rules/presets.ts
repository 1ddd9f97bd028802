import { PRESET_NAMES, PRESETS, RULE_POINTS, type PresetName } from "../generated/rules";
import type { RuleName, Rules } from "../protocol";
import { difference, presetName, together, type RuleValue } from "./words";
import { text } from "../language/language.svelte";

/** Whether a text is the name of a rule text. */
export function isPreset(name: string | undefined): name is PresetName {
  return PRESET_NAMES.some((preset) => preset === name);
}

/** Whether two values of a rule point are the same. */
export function sameValue(one: RuleValue, other: RuleValue): boolean {
  return String(one) === String(other);
}

/** The points on which two rules differ. */
export function differingPoints(one: Rules, other: Rules): RuleName[] {
  return RULE_POINTS.map(({ name }) => name).filter((name) => !sameValue(one[name], other[name]));
}

/** The rule text from which rules differ on the fewest points, and those points. */
export function nearest(rules: Rules): { readonly preset: PresetName; readonly points: readonly RuleName[] } {
  const [first, ...others] = PRESET_NAMES.map((preset) => ({ preset, points: differingPoints(rules, PRESETS[preset]) }));
  return others.reduce(
    (best, one) => (one.points.length < best.points.length ? one : best),
    first ?? { preset: "classic", points: [] },
  );
}

/** How many differences can be named in one line. */
const FEW = 3;

/** What rules are called: "Classic", or "Classic, but with 2 planes each". */
export function rulesName(rules: Rules): string {
  const { preset, points } = nearest(rules);
  if (points.length === 0) return presetName(preset);
  if (points.length > FEW) return text("rules-like-far", { preset: presetName(preset), count: points.length });
  const changes = points.map((name) => difference(name, rules[name]));
  return text("rules-like-but", { preset: presetName(preset), changes: together(changes) });
}

/** The rules with another value on one point. */
export function withValue(rules: Rules, name: RuleName, value: RuleValue): Rules {
  return { ...rules, [name]: value };
}
