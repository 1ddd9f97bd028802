import { CLOCKWISE } from "../../generated/board";
import type { ByColor, CaptureCause, Color, PassCause, PlaneSet, SentBackCause, Step } from "../../protocol";
import type { Arguments } from "../language.svelte";
import { list, placeArguments, planesArguments, type Say } from "./arguments";

/**
 * What happened, in sentences behind one another: the same words as in the terminal. Sentences about the same planes
 * are told as "it ..." behind the first.
 */
export function tellSteps(say: Say, steps: readonly Step[]): string[] {
  let before: string | undefined;
  return steps.map((step) => {
    const subject = subjectOf(step);
    const continues = subject !== undefined && subject === before;
    before = subject;
    return tell(say, step, continues ? "next" : undefined);
  });
}

/** The planes that a sentence is about, where the next one may say "it" and mean them. */
function subjectOf(step: Step): string | undefined {
  switch (step.step) {
    case "walked":
    case "turned_back":
    case "steps_lost":
    case "jumped":
    case "flew":
    case "came_home":
      return `${step.color} ${step.planes.join()}`;
    case "sent_back":
      return isStackCause(step.because) ? `${step.color} ${step.planes.join()}` : undefined;
    // Sentences about a player or about both sides: "it" behind them could be anybody.
    case "rolled":
    case "launched":
    case "crossed":
    case "captured":
    case "stacked":
    case "passed":
    case "roll_again":
    case "turn_passed":
    case "withdrawn":
    case "placed":
    case "scored":
    case "over":
      return undefined;
  }
}

function tell(say: Say, step: Step, form: "next" | undefined): string {
  switch (step.step) {
    case "rolled":
      return say("rolled", { color: step.color, roll: step.roll });
    case "launched":
      return say("launched", mover(step.color, [step.plane]));
    case "walked":
      return say("walked", { ...way(step), direction: step.to < step.from ? "back" : "on" }, form);
    case "turned_back":
      return say("turned-back", { ...place(step), cause: step.because }, form);
    case "steps_lost":
      return say("steps-lost", { ...place(step), steps: step.steps, cause: step.because }, form);
    case "jumped":
      return say("jumped", way(step), form);
    case "flew":
      return say("flew", way(step), form);
    case "crossed":
      return say("crossed", { ...mover(step.color, step.planes), victim: step.victim });
    case "captured":
      return say("captured", { ...place(step), victim: step.victim, cause: captureWord(step.because) });
    case "stacked":
      return say("stacked", place(step));
    case "sent_back":
      return isStackCause(step.because)
        ? say("sent-back-stack", { ...mover(step.color, step.planes), defense: step.because.stack }, form)
        : say("sent-back-sixes", { ...mover(step.color, step.planes), penalty: step.because.sixes });
    case "came_home":
      return say("came-home", mover(step.color, step.planes), form);
    case "passed":
      return say(passMessage(step.because), { color: step.color });
    case "roll_again":
      return say("roll-again", { color: step.color, sixes: step.streak.length });
    case "turn_passed":
      return say("turn-passed", { color: step.to });
    case "withdrawn":
      return say("withdrawn", { color: step.color });
    case "placed":
      return say("placed", { color: step.color, place: step.place });
    case "scored":
      return scored(say, step.scores);
    case "over":
      return say("over", { color: step.color });
  }
}

function mover(color: Color, planes: PlaneSet): Arguments {
  return { color, ...planesArguments(planes) };
}

function way(step: Extract<Step, { from: number; to: number }>): Arguments {
  return { ...mover(step.color, step.planes), ...placeArguments("from", step.from), ...placeArguments("to", step.to) };
}

function place(step: Extract<Step, { at: number }>): Arguments {
  return { ...mover(step.color, step.planes), ...placeArguments("at", step.at) };
}

function isStackCause(because: SentBackCause): because is Extract<SentBackCause, { stack: unknown }> {
  return "stack" in because;
}

function captureWord(because: CaptureCause): "landing" | "crossing" {
  return because === "crossing" ? "crossing" : "landing";
}

function passMessage(because: PassCause): string {
  if (because === "no_move") return "passed-no-move";
  return because === "declined" ? "passed-declined" : "passed-sixes";
}

function scored(say: Say, scores: ByColor<number>): string {
  // Whoever neither pays nor receives has no part in it; empty seats are among them.
  const items = CLOCKWISE.filter((color) => scores[color] !== 0).map((color) =>
    say("score", { color, points: signed(scores[color]) }),
  );
  return items.length === 0 ? say("scored-nothing") : say("scored", { scores: list(say, items) });
}

/** Points with their sign, as scores are written. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}
