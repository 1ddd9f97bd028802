import type { Leg, WayMark } from "../board/board";
import { BAYS, CENTRE, type Cell, HOME_SPOT, PAD_SPOT, SHORTCUTS, WAYS } from "../generated/board";
import type { Color, Plane, Spot, Step } from "../protocol";

/** The cell of a spot on a seat's way; in the hangar it is the bay of the plane. */
export function cellOf(color: Color, spot: Spot, plane: Plane = 0): Cell {
  const cell = spot < PAD_SPOT ? BAYS[color][plane] : WAYS[color][Math.min(spot, HOME_SPOT)];
  return cell ?? CENTRE;
}

/** The way that a step goes over the board; nothing where it moves no plane along a way. */
export function legOf(step: Step): Leg | undefined {
  switch (step.step) {
    case "launched":
      return {
        kind: "launch",
        cells: [cellOf(step.color, PAD_SPOT - 1, step.plane), cellOf(step.color, PAD_SPOT)],
      };
    case "walked":
      return { kind: "walk", cells: walk(step.color, step.from, step.to) };
    case "jumped":
      return { kind: "jump", cells: [cellOf(step.color, step.from), cellOf(step.color, step.to)] };
    case "flew":
      return {
        kind: "shortcut",
        cells: [cellOf(step.color, step.from), ...SHORTCUTS[step.color].line, cellOf(step.color, step.to)],
      };
    case "rolled":
    case "turned_back":
    case "steps_lost":
    case "crossed":
    case "captured":
    case "stacked":
    case "sent_back":
    case "came_home":
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

/** The legs of the steps of a move. A walk that turned round gives two. */
export function legs(steps: readonly Step[]): Leg[] {
  return steps.flatMap((step) => legOf(step) ?? []);
}

/** The way of a move, from its steps; nothing where no plane went anywhere. */
export function wayOf(steps: readonly Step[]): WayMark | undefined {
  const mover = steps.find((step) => legOf(step) !== undefined);
  if (mover === undefined || !("color" in mover)) return undefined;
  return {
    color: mover.color,
    legs: legs(steps),
    captures: steps.flatMap((step) =>
      step.step === "captured" ? step.planes.map((plane) => ({ color: step.victim, plane })) : [],
    ),
  };
}

/** The way of the last move among the steps of a whole turn, which may have had several rolls. */
export function lastWayOf(steps: readonly Step[]): WayMark | undefined {
  const moves: Step[][] = [[]];
  for (const step of steps) {
    if (step.step === "rolled") moves.push([]);
    moves.at(-1)?.push(step);
  }
  return moves.reverse().map(wayOf).find((way) => way !== undefined);
}

function walk(color: Color, from: Spot, to: Spot): Cell[] {
  const direction = to < from ? -1 : 1;
  const length = Math.min(Math.abs(to - from), HOME_SPOT) + 1;
  return Array.from({ length }, (_, index) => cellOf(color, from + index * direction));
}
