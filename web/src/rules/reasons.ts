import { json, type Answer } from "../connection/http";
import { list, oneOf, optional, shape, whole } from "../connection/check";
import { step } from "../connection/forms";
import { CLOCKWISE } from "../generated/board";
import { RULE_POINTS } from "../generated/rules";
import type { GameId, PlaneRefusal, Reasons, RuleName } from "../protocol";

const ruleName = oneOf(...RULE_POINTS.map(({ name }) => name));
const because = oneOf("no_launch", "home", "overshoot", "stack_in_the_way", "immune_stack");
const reasons = shape({
  steps: list(shape({ step, rules: list(ruleName) })),
  roll: optional(
    shape({ color: oneOf(...CLOCKWISE), roll: whole, refusals: list(shape({ planes: list(whole), because })) }),
  ),
});
const isReasons = (value: unknown): value is Reasons => reasons(value);

/** Asks the server for the reasons behind a ply. */
export function reasonsOf(game: GameId, ply: number): Promise<Answer<Reasons>> {
  return json(`/api/games/${encodeURIComponent(game)}/plies/${ply}/reasons`, isReasons);
}

/** The point of the rules that keeps a plane where it is; none where that is so under all rules. */
export function pointBehind(refusal: PlaneRefusal): RuleName | undefined {
  switch (refusal) {
    case "no_launch":
      return "launch_rolls";
    case "overshoot":
      return "overshoot";
    case "stack_in_the_way":
      return "stack_blocks";
    case "immune_stack":
      return "stack_defense";
    case "home":
      return undefined;
  }
}
