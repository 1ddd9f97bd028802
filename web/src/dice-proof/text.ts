import { CLOCKWISE } from "../generated/board";
import type { Color } from "../protocol";
import type { Proof, RollEntry, SeatKind } from "./proof";

/** Reads the proof of a record's dice, line by line; see docs/dice.md. Nothing where a line is not as it has to be. */
export function readProof(lines: readonly string[]): Proof | undefined {
  let at = 0;
  /** What stands behind the word with which the next line has to begin. */
  const next = (word: string): string | undefined => {
    const line = lines[at];
    if (line?.startsWith(`${word} `) !== true) return undefined;
    at += 1;
    return line.slice(word.length + 1);
  };

  if (lines[at++] !== "aeroplane-dice/1") return undefined;
  const [game, rules, commitment] = [hex(next("game"), 32), hex(next("rules"), 64), hex(next("commitment"), 64)];
  if (game === undefined || rules === undefined || commitment === undefined) return undefined;

  const roster: Partial<Record<Color, SeatKind>> = {};
  for (let line = next("seat"), last = -1; line !== undefined; line = next("seat")) {
    const [color, ...words] = line.split(" ");
    const seat = colorOf(color);
    const kind = kindOf(words);
    if (seat === undefined || kind === undefined || CLOCKWISE.indexOf(seat) <= last) return undefined;
    last = CLOCKWISE.indexOf(seat);
    roster[seat] = kind;
  }

  const mix: Partial<Record<Color, string>> = {};
  for (const seat of CLOCKWISE) {
    if (roster[seat]?.kind !== "human") continue;
    const words = next("mix")?.split(" ");
    const link = linkOf(words?.[1]);
    if (words?.length !== 2 || words[0] !== seat || link === undefined) return undefined;
    if (link !== "-") mix[seat] = link;
  }

  const start = hex(next("start"), 64);
  if (start === undefined) return undefined;
  const rolls: RollEntry[] = [];
  for (let line = next("roll"); line !== undefined; line = next("roll")) {
    const roll = rollOf(line.split(" "));
    if (roll === undefined) return undefined;
    rolls.push(roll);
  }

  const told = next("secret");
  const secret = hex(told, 64);
  if ((told !== undefined && secret === undefined) || at !== lines.length) return undefined;
  return { terms: { game, commitment, rules, roster, mix }, start, rolls, secret };
}

function hex(word: string | undefined, digits: number): string | undefined {
  return word?.length === digits && /^[0-9a-f]*$/.test(word) ? word : undefined;
}

function colorOf(word: string | undefined): Color | undefined {
  return CLOCKWISE.find((color) => color === word);
}

function kindOf([kind, anchor, ...more]: readonly string[]): SeatKind | undefined {
  if (more.length > 0) return undefined;
  if (kind === "human") {
    const value = hex(anchor, 64);
    return value === undefined ? undefined : { kind, anchor: value };
  }
  return anchor === undefined && (kind === "unanchored" || kind === "bot") ? { kind } : undefined;
}

/** A link, `-` where there is none, and nothing where the word is neither. */
function linkOf(word: string | undefined): string | undefined {
  return word === "-" ? word : hex(word, 64);
}

/** A whole number without leading zeros. */
function numberOf(word: string | undefined, most: number): number | undefined {
  if (word === undefined || !/^(0|[1-9][0-9]{0,9})$/.test(word)) return undefined;
  const number = Number(word);
  return number <= most ? number : undefined;
}

function rollOf(words: readonly string[]): RollEntry | undefined {
  const [first, second, die, third, fourth, fifth, ...more] = words;
  const number = numberOf(first, 2 ** 32 - 1);
  const color = colorOf(second);
  const faces = die?.startsWith("d") === true ? numberOf(die.slice(1), 255) : undefined;
  const value = numberOf(third, 255);
  const link = linkOf(fourth);
  const head = hex(fifth, 64);
  if (number === undefined || color === undefined || faces === undefined || faces < 1) return undefined;
  if (value === undefined || link === undefined || head === undefined || more.length > 0) return undefined;
  return { number, color, faces, value, link: link === "-" ? undefined : link, head };
}
