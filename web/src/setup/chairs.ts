import { CLOCKWISE } from "../generated/board";
import { fitting } from "../home/name";
import { text } from "../language/language.svelte";
import type { Sitter } from "../lobby/preparation";
import type { Bot, Color } from "../protocol";

/** A seat of a game on one device, and who is to have it. */
export interface Chair {
  readonly color: Color;
  readonly by: "person" | "nobody" | Bot;
  /** What the person is called, as it was typed. */
  readonly name: string;
}

/** Two people who sit opposite of each other. */
export function chairs(): Chair[] {
  return CLOCKWISE.map((color) => ({ color, by: color === "red" || color === "blue" ? "person" : "nobody", name: "" }));
}

/** What somebody is called who typed nothing. */
export function usualName(all: readonly Chair[], color: Color): string {
  const people = all.filter(({ by }) => by === "person").map((chair) => chair.color);
  return text("device-player", { number: people.indexOf(color) + 1 });
}

/** Who sits where. */
export function sittersOf(all: readonly Chair[]): Partial<Record<Color, Sitter>> {
  const sitters: Partial<Record<Color, Sitter>> = {};
  for (const { color, by, name } of all) {
    if (by === "person") sitters[color] = { kind: "person", name: fitting(name) || usualName(all, color) };
    else if (by !== "nobody") sitters[color] = { kind: "bot", bot: by };
  }
  return sitters;
}
