import { HANGAR_SPOT, HOME_SPOT, PAD_SPOT, TURN_IN_SPOT } from "../../generated/board";
import type { PlaneSet, Spot } from "../../protocol";
import type { Arguments } from "../language.svelte";

/** Says a message, or an attribute of it, in some language. */
export type Say = (id: string, values?: Arguments, attribute?: string) => string;

const ORDINALS = ["first", "second", "third", "fourth"] as const;

/** The numbers of planes as messages name them: people count from one. */
export function planesArguments(planes: PlaneSet): Arguments {
  const numbers = planes.map((plane, index) => [ORDINALS[index] ?? "fourth", plane + 1] as const);
  return { count: planes.length, ...Object.fromEntries(numbers) };
}

/**
 * A place as messages name it, under the name `at`, `from` or `to`: the progress, its zone, the cell of the home
 * column.
 */
export function placeArguments(name: "at" | "from" | "to", spot: Spot): Arguments {
  return { [name]: spot, [`${name}-zone`]: zone(spot), [`${name}-cell`]: spot - TURN_IN_SPOT };
}

/** The part of the board that a spot belongs to, as messages name it. */
export function zone(spot: Spot): "hangar" | "pad" | "ring" | "column" | "home" {
  if (spot <= HANGAR_SPOT) return "hangar";
  if (spot === PAD_SPOT) return "pad";
  if (spot <= TURN_IN_SPOT) return "ring";
  return spot < HOME_SPOT ? "column" : "home";
}

/** Sentences behind one another, as the language writes them. */
export function sentences(say: Say, items: readonly string[]): string {
  return items.join(say("sentence-separator"));
}

/** Items as the language writes lists. */
export function list(say: Say, items: readonly string[]): string {
  return items.join(say("list-separator"));
}
