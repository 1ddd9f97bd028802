import type { PresetName, RulePoint } from "../generated/rules";
import { speaker, text, type Arguments } from "../language/language.svelte";
import type { Roll, RuleName, Rules } from "../protocol";

/** What a rule point can be set to: a number, true or false, a word, or faces of the die. */
export type RuleValue = string | number | boolean | readonly Roll[];

/** The message that names a rule point. */
export function pointId(name: RuleName): string {
  return `rule-${name.replaceAll("_", "-")}`;
}

/** The message for a value of a rule point. */
export function valueId(name: RuleName, value: RuleValue): string {
  return `${pointId(name)}-${facesWord(value) ?? String(value)}`;
}

/** Every message for a value of a rule point, for each of the values that it can take. */
export function valueIds(point: RulePoint): string[] {
  const id = pointId(point.name);
  switch (point.kind) {
    case "number":
      return Array.from({ length: point.most - point.least + 1 }, (_, index) => `${id}-${point.least + index}`);
    case "faces":
      return [`${id}-faces`, `${id}-any`, ...(point.mayBeEmpty ? [`${id}-none`] : [])];
    case "flag":
      return [`${id}-true`, `${id}-false`];
    case "words":
      return point.words.map((word) => `${id}-${word}`);
  }
}

/** What a rule point is called. */
export function pointName(name: RuleName): string {
  return text(pointId(name));
}

/** What a rule point is about, as a question. */
export function pointQuestion(name: RuleName): string {
  return speaker.say(pointId(name), undefined, "explanation");
}

/** What a value is called behind the name of its point. */
export function valueName(name: RuleName, value: RuleValue): string {
  return text(valueId(name, value), valueArguments(value));
}

/** What rules say on a point, as a sentence. */
export function ruleSentence(name: RuleName, rules: Rules): string {
  const values = { ...valueArguments(rules[name]), length: rules.six_streak_length };
  return speaker.say(valueId(name, rules[name]), values, "sentence");
}

/** What differs from a rule text on a point: stands behind "but". */
export function difference(name: RuleName, value: RuleValue): string {
  return speaker.say(valueId(name, value), valueArguments(value), "but");
}

/** What a rule text is called. */
export function presetName(preset: PresetName): string {
  return text(`preset-${preset}`);
}

/** One of the lines about a rule text. */
export function presetLine(preset: PresetName, line: "feel" | "origin"): string {
  return speaker.say(`preset-${preset}`, undefined, line);
}

/** What a rule text is about, in a few points. */
export function presetPoints(preset: PresetName): string[] {
  return [1, 2, 3, 4, 5].map((number) => speaker.say(`preset-${preset}`, undefined, `point-${number}`));
}

/** "2, 4 or 6". */
export function either(items: readonly string[]): string {
  return joined(items, "rules-or");
}

/** "no jumps, no stacks and no points". */
export function together(items: readonly string[]): string {
  return joined(items, "rules-and");
}

/** All values that a point can take, those of a set of faces aside: there are too many. */
export function valuesOf(point: RulePoint): (string | number | boolean)[] {
  switch (point.kind) {
    case "number":
      return Array.from({ length: point.most - point.least + 1 }, (_, index) => point.least + index);
    case "faces":
      return [];
    case "flag":
      return [true, false];
    case "words":
      return [...point.words];
  }
}

function joined(items: readonly string[], last: string): string {
  const end = items.at(-1) ?? "";
  if (items.length < 2) return end;
  return text(last, { items: items.slice(0, -1).join(text("rules-separator")), last: end });
}

function valueArguments(value: RuleValue): Arguments {
  return typeof value === "object" ? { faces: either(value.map(String)) } : {};
}

/** How a set of faces is spoken of; nothing for other values. */
function facesWord(value: RuleValue): "none" | "any" | "faces" | undefined {
  if (typeof value !== "object") return undefined;
  if (value.length === 0) return "none";
  return value.length === 6 ? "any" : "faces";
}
