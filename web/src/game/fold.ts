import { CLOCKWISE, HANGAR_SPOT, HOME_SPOT, PAD_SPOT } from "../generated/board";
import type { Color, Plane, PlaneSet, Setup, Spot, Step } from "../protocol";
import { spots, stackOf } from "./planes";

/**
 * Carries out one step. Folding the steps of an action over the position before it gives the position after it, without
 * any knowledge of the rules. Steps are trusted; nothing throws on those that belong to another position.
 */
export function fold(position: Setup, step: Step): Setup {
  switch (step.step) {
    case "rolled":
      return { ...position, turn: step.color, roll: step.roll };
    case "launched":
      return put(position, step.color, [step.plane], PAD_SPOT);
    case "walked":
    case "jumped":
    case "flew": {
      const moved = put(position, step.color, step.planes, step.to);
      // Only a stack moves as several planes, and it is still one after it turned round at home.
      return step.planes.length > 1 && holdsStack(step.to) ? join(moved, step.color, step.planes) : moved;
    }
    case "captured":
      return put(position, step.victim, step.planes, HANGAR_SPOT);
    case "sent_back":
      return put(position, step.color, step.planes, HANGAR_SPOT);
    case "stacked":
      return join(position, step.color, step.planes);
    case "roll_again":
      return { ...withoutRoll(position), turn: step.color, streak: step.streak };
    case "turn_passed":
      return { ...withoutRoll(position), turn: step.to, streak: [] };
    case "placed": {
      const places = position.places ?? [];
      return places.includes(step.color) ? position : { ...position, places: [...places, step.color] };
    }
    case "over":
      return { ...withoutRoll(position), turn: step.color, streak: [], over: true };
    case "withdrawn":
      return {
        ...position,
        planes: without(position.planes, step.color),
        stacks: withStacks(position, step.color, []),
      };
    case "turned_back":
    case "steps_lost":
    case "crossed":
    case "came_home":
    case "passed":
    case "scored":
      return position;
  }
}

/** The position after several steps. */
export function foldAll(position: Setup, steps: readonly Step[]): Setup {
  return steps.reduce(fold, position);
}

/** Whether two positions are the same, however they are written down. */
export function samePosition(one: Setup, other: Setup): boolean {
  return JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));
}

/** A position in one of its forms: nothing left out, everything in the same order. */
function canonical(position: Setup): unknown {
  return [
    CLOCKWISE.map((color) => [position.planes[color] ?? null, position.stacks?.[color] ?? []]),
    [position.turn, position.roll ?? null, position.streak ?? [], position.places ?? [], position.over ?? false],
  ];
}

function holdsStack(spot: Spot): boolean {
  return spot > PAD_SPOT && spot < HOME_SPOT;
}

function withoutRoll(position: Setup): Setup {
  return without(position, "roll");
}

/** A copy with one key less. */
function without<Form extends object>(form: Form, key: keyof Form): Form {
  const copy = { ...form };
  Reflect.deleteProperty(copy, key);
  return copy;
}

/** Puts planes on a spot. Planes that leave a stack behind are loose; a whole stack stays one where one can stand. */
function put(position: Setup, color: Color, planes: PlaneSet, spot: Spot): Setup {
  const moved = spots(position, color).map((before, plane) => (planes.includes(plane as Plane) ? spot : before));
  const placed = { ...position, planes: { ...position.planes, [color]: moved } };
  const [first] = planes;
  const together = first !== undefined && sameSet(stackOf(position, { color, plane: first }), planes);
  return together && holdsStack(spot)
    ? placed
    : { ...placed, stacks: withStacks(position, color, remaining(position, color, planes)) };
}

/** Makes one stack of the planes, wherever they were before. */
function join(position: Setup, color: Color, planes: PlaneSet): Setup {
  const joined = [...remaining(position, color, planes), [...planes].sort()];
  return { ...position, stacks: withStacks(position, color, joined) };
}

/** The stacks of a seat after these planes left theirs. */
function remaining(position: Setup, color: Color, planes: PlaneSet): PlaneSet[] {
  return (position.stacks?.[color] ?? []).map((stack) => stack.filter((plane) => !planes.includes(plane)));
}

/** The stacks of all seats, with those of one of them replaced: fewer than two planes are none. */
function withStacks(position: Setup, color: Color, stacks: readonly PlaneSet[]): NonNullable<Setup["stacks"]> {
  const others = without(position.stacks ?? {}, color);
  const real = stacks.filter((stack) => stack.length > 1).sort(([one = 0], [other = 0]) => one - other);
  return real.length === 0 ? others : { ...others, [color]: real };
}

function sameSet(one: PlaneSet, other: PlaneSet): boolean {
  return one.length === other.length && one.every((plane) => other.includes(plane));
}
