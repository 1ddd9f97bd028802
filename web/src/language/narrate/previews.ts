import { HOME_SPOT, PAD_SPOT } from "../../generated/board";
import { fold } from "../../game/fold";
import { spots, stackOf } from "../../game/planes";
import type { Offer, Plane, PlaneSet, Setup, Step } from "../../protocol";
import { list, placeArguments, planesArguments, type Say } from "./arguments";

/** What an offered move would do, in one line: "plane 2: 12 -> 18, shortcut to 30, captures Blue 1". */
export function previewMove(say: Say, position: Setup, offer: Offer): string {
  const way: string[] = [];
  const captured: string[] = [];
  const outcome: string[] = [];
  for (const step of offer.steps) {
    const part = previewPart(say, step, way.length === 0);
    if (part === undefined) continue;
    if (part.of === "way") way.push(part.text);
    else if (part.of === "captures") captured.push(part.text);
    else outcome.push(part.text);
  }
  // All captures in one phrase: said where each happens, they would make the line too long to compare.
  const captures = captured.length === 0 ? [] : [say("preview-captures", { captured: list(say, captured) })];
  return list(say, [...way, ...captures, ...outcome, ...beside(say, position, offer)]);
}

interface Part {
  readonly of: "way" | "captures" | "outcome";
  readonly text: string;
}

/**
 * What the line says about a step; nothing where that would only repeat another part, or is true of every move of the
 * roll.
 */
function previewPart(say: Say, step: Step, isFirst: boolean): Part | undefined {
  switch (step.step) {
    case "launched":
      return { of: "way", text: say("preview-launch", planesArguments([step.plane])) };
    case "walked": {
      const id = isFirst ? "preview-walk" : step.to < step.from ? "preview-walk-back" : "preview-walk-on";
      const values = { ...placeArguments("from", step.from), ...placeArguments("to", step.to) };
      return { of: "way", text: say(id, { ...planesArguments(step.planes), ...values }) };
    }
    case "steps_lost":
      return { of: "way", text: say("preview-steps-lost", { steps: step.steps }) };
    case "jumped":
      return { of: "way", text: say("preview-jump", placeArguments("to", step.to)) };
    case "flew":
      return { of: "way", text: say("preview-shortcut", placeArguments("to", step.to)) };
    case "passed":
      return { of: "way", text: say("preview-decline") };
    case "captured": {
      const values = { victim: step.victim, ...planesArguments(step.planes) };
      return { of: "captures", text: say("preview-captured", values) };
    }
    case "stacked":
      return { of: "outcome", text: say("preview-stack", planesArguments(step.planes)) };
    case "sent_back":
      return { of: "outcome", text: say("preview-lost") };
    case "placed":
      return { of: "outcome", text: say("preview-place", { place: step.place }) };
    case "rolled":
    case "turned_back":
    case "crossed":
    case "came_home":
    case "roll_again":
    case "turn_passed":
    case "withdrawn":
    case "scored":
    case "over":
      return undefined;
  }
}

/** What tells a move that does not join own planes from the one that does: whom it stops beside. */
function beside(say: Say, position: Setup, { answer, steps }: Offer): string[] {
  const moved = movedPlanes(answer);
  const leader = moved[0];
  if (leader === undefined) return [];
  const color = position.turn;
  const after = steps.reduce(fold, position);
  const spot = spots(after, color)[leader];
  if (spot === undefined || spot <= PAD_SPOT || spot >= HOME_SPOT) return [];
  const joined = stackOf(after, { color, plane: leader });
  const others = spots(after, color)
    .map((_, index) => index as Plane)
    .filter((plane) => spots(after, color)[plane] === spot && !moved.includes(plane) && !joined.includes(plane));
  return others.length === 0 ? [] : [say("preview-beside", planesArguments(others))];
}

/** The planes that an answer moves. */
export function movedPlanes(answer: Offer["answer"]): PlaneSet {
  switch (answer.kind) {
    case "launch":
      return [answer.plane];
    case "advance":
      return answer.planes;
    case "decline":
      return [];
  }
}
