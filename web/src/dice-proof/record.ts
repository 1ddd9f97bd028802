import { CLOCKWISE } from "../generated/board";
import type { Color } from "../protocol";
import type { Proof, RollEntry } from "./proof";
import { readProof } from "./text";

/** A roll in the turns of a record. */
export interface GameRoll {
  readonly color: Color;
  readonly value: number;
  /** Whether it may be the roll before once more: somebody left while that waited for its answer. */
  readonly mayRepeat: boolean;
}

/** What a record says of its dice. */
export type RecordDice =
  | {
      readonly dice: "proof";
      readonly proof: Proof;
      readonly rolls: readonly GameRoll[];
      readonly seats: readonly Color[];
    }
  /** The rolls came from elsewhere: there is nothing to check. */
  | { readonly dice: "none" }
  | { readonly dice: "unreadable" };

const HEADING = "[Dice proof]";

/** Reads the record of a game as far as its dice go: tags, rolls, proof. */
export function readRecord(text: string): RecordDice {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === "") lines.pop();
  if (lines[0] !== '[Format "aeroplane-record/1"]') return { dice: "unreadable" };
  const heading = lines.indexOf(HEADING);
  const game = heading < 0 ? lines : lines.slice(0, heading);
  if (!game.includes('[Dice "aeroplane-dice/1"]')) return { dice: "none" };
  const proof = heading < 0 ? undefined : readProof(openLines(lines.slice(heading + 1)));
  const rolls = rollsOf(game);
  if (proof === undefined || rolls === undefined) return { dice: "unreadable" };
  const start = game.find((line) => line.startsWith("[Start "));
  const seats = CLOCKWISE.filter((color) => start?.includes(`${color}:`) === true);
  return { dice: "proof", proof, rolls, seats };
}

/** The proof without the sealed part that the file of a local game has behind it. */
function openLines(lines: readonly string[]): readonly string[] {
  const end = lines.indexOf("aeroplane-dice/1 sealed");
  return end < 0 ? lines : lines.slice(0, end);
}

/** The rolls of the turns, in order. */
function rollsOf(lines: readonly string[]): GameRoll[] | undefined {
  const rolls: GameRoll[] = [];
  let waits = false;
  for (const line of lines) {
    const turn = /^\s*[0-9]+\.\s+(red|yellow|blue|green)\s+([^;]*)/.exec(line);
    const color = CLOCKWISE.find((known) => known === turn?.[1]);
    const words = turn?.[2];
    if (color === undefined || words === undefined || words.trim() === "withdraws") continue;
    for (const [index, roll] of words.split(",").entries()) {
      const found = /^\s*([1-6])\s+(\S.*)$/.exec(roll);
      if (found === null) return undefined;
      rolls.push({ color, value: Number(found[1]), mayRepeat: index === 0 && waits && rolls.at(-1)?.color === color });
      waits = found[2]?.trim() === "?";
    }
  }
  return rolls;
}

/** Whether the rolls of the game are those of its dice, each once. */
export function sameRolls(game: readonly GameRoll[], dice: readonly RollEntry[]): boolean {
  const fits = (at: number, rolled: number): boolean => {
    for (; at < game.length; at += 1, rolled += 1) {
      const roll = game[at];
      const entry = dice[rolled];
      if (roll?.mayRepeat === true && game[at - 1]?.value === roll.value && fits(at + 1, rolled)) return true;
      if (entry?.faces !== 6 || entry.color !== roll?.color || entry.value !== roll.value) return false;
    }
    return rolled === dice.length;
  };
  return fits(0, 0);
}
