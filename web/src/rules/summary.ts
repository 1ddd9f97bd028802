import { text } from "../language/language.svelte";
import type { RuleName, Rules } from "../protocol";
import { ruleSentence } from "./words";

/** A part of the rules, told in sentences. */
export interface SummaryPart {
  readonly key: string;
  readonly title: string;
  readonly sentences: readonly string[];
  /** The points that its sentences tell of. */
  readonly points: readonly RuleName[];
}

/** Something to be said: a rule point, or a sentence that holds under all rules. */
type Line = RuleName | { readonly always: string };

/**
 * All rules in sentences, part by part. What has no effect beside the other rules is left out: who wants no stacks need not
 * hear how they move.
 */
export function summary(rules: Rules): SummaryPart[] {
  const parts: [string, (Line | false)[]][] = [
    ["launch", ["planes", "launch_rolls"]],
    ["rolling", rollingLines(rules)],
    ["flying", flyingLines(rules)],
    ["capturing", capturingLines(rules)],
    ["stacks", stackLines(rules)],
    ["home", ["overshoot"]],
    ["end", ["end", "scoring"]],
  ];
  return parts.map(([key, lines]) => {
    const told = lines.filter((line) => line !== false);
    return {
      key,
      title: text(`rules-part-${key}`),
      sentences: told.map((line) => (typeof line === "string" ? ruleSentence(line, rules) : text(line.always))),
      points: told.filter((line) => typeof line === "string"),
    };
  });
}

function rollingLines(rules: Rules): (Line | false)[] {
  const again = rules.extra_roll_faces.length > 0;
  return [
    "extra_roll_faces",
    again && "extra_roll_without_move",
    rules.extra_roll_faces.includes(6) && "six_streak_penalty",
    "must_move",
  ];
}

function flyingLines(rules: Rules): (Line | false)[] {
  const jumps = rules.jump !== "off";
  const shortcuts = rules.shortcut !== "off";
  const both = jumps && shortcuts;
  return ["jump", "shortcut", both && "jump_then_shortcut", both && "shortcut_then_jump"];
}

function capturingLines(rules: Rules): (Line | false)[] {
  const links = rules.jump !== "off" || rules.shortcut !== "off";
  return [
    { always: "rules-captures" },
    links && "capture_at",
    rules.shortcut !== "off" && "shortcut_crossing",
    { always: "rules-safe" },
  ];
}

function stackLines(rules: Rules): (Line | false)[] {
  if (rules.stacking === "off") return ["stacking"];
  const jumps = rules.jump !== "off";
  return ["stacking", "stack_movement", "stack_defense", "stack_blocks", jumps && "stack_blocks_jump"];
}
