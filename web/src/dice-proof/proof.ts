import { CLOCKWISE } from "../generated/board";
import type { Color } from "../protocol";
import { fromHex, joined, toHex } from "./bytes";
import { digest, NOTHING, previous } from "./hash";

/*
 * The names of docs/dice.md: G the game, C the commitment, Q the rules, R the roster, X the mix, h the heads, v the
 * values. Values are kept as they are told, in hexadecimal; their length was checked where they were read.
 */

/** What the dice know of a seat. */
export type SeatKind =
  | { readonly kind: "human"; readonly anchor: string }
  | { readonly kind: "unanchored" }
  | { readonly kind: "bot" };

/** What everybody knew before the first roll. */
export interface Terms {
  readonly game: string;
  readonly commitment: string;
  readonly rules: string;
  readonly roster: Readonly<Partial<Record<Color, SeatKind>>>;
  /** The first links that came in time. */
  readonly mix: Readonly<Partial<Record<Color, string>>>;
}

/** A roll as it was published. */
export interface RollEntry {
  readonly number: number;
  readonly color: Color;
  readonly faces: number;
  readonly value: number;
  /** None where the roll is automatic. */
  readonly link: string | undefined;
  readonly head: string;
}

/** Everything that is public of a game's dice. It is what somebody says: nothing in it is checked yet. */
export interface Transcript {
  readonly terms: Terms;
  /** `h_0`. */
  readonly start: string;
  readonly rolls: readonly RollEntry[];
}

/** A transcript with the secret behind it, once that is laid open. */
export interface Proof extends Transcript {
  readonly secret: string | undefined;
}

/** What does not hold. The first fault is told; what comes after it proves nothing. */
export type Fault =
  /** C does not belong to the secret and the game. */
  | { readonly fault: "commitment" }
  /** The seat's first link does not belong to its anchor. */
  | { readonly fault: "mix"; readonly color: Color }
  /** `h_0` does not follow from what was agreed. */
  | { readonly fault: "start" }
  /** A roll is missing or stands in another's place. */
  | { readonly fault: "number"; readonly roll: number }
  /** A seat rolled that was not there at the start. */
  | { readonly fault: "seat"; readonly roll: number; readonly color: Color }
  /** The link is not the one that belongs to this roll. */
  | { readonly fault: "link"; readonly roll: number; readonly color: Color }
  /** No such die shows that. */
  | { readonly fault: "face"; readonly roll: number }
  /** The secret gives another value than was shown. */
  | {
      readonly fault: "value";
      readonly roll: number;
      readonly color: Color;
      readonly shown: number;
      readonly right: number;
    }
  /** The head does not follow from the roll and the head before it. */
  | { readonly fault: "head"; readonly roll: number };

/** The bytes of a value that was read already. */
export function bytes(hex: string): Uint8Array {
  return fromHex(hex, hex.length / 2) ?? NOTHING;
}

/** The anchor of a seat that has one. */
export function anchorOf(terms: Terms, color: Color): string | undefined {
  const seat = terms.roster[color];
  return seat?.kind === "human" ? seat.anchor : undefined;
}

/** R: who plays, in seat order. */
export function encodedRoster({ roster }: Terms): Uint8Array {
  const seats = CLOCKWISE.flatMap((color, index) => {
    const seat = roster[color];
    if (seat === undefined) return [];
    const kind = { unanchored: 0, human: 1, bot: 2 }[seat.kind];
    return [joined([index, kind], seat.kind === "human" ? bytes(seat.anchor) : NOTHING)];
  });
  return joined([seats.length], ...seats);
}

/** `h_0`. */
export function startOf(terms: Terms): string {
  const mix = CLOCKWISE.filter((color) => terms.roster[color] !== undefined).map((color) => shared(terms.mix[color]));
  const { commitment, game, rules } = terms;
  return toHex(digest("head", bytes(commitment), bytes(game), bytes(rules), encodedRoster(terms), ...mix));
}

/** A link behind the flag that it is there. */
export function shared(link: string | undefined): Uint8Array {
  return link === undefined ? joined([0], NOTHING) : joined([1], bytes(link));
}

/** The first link that does not belong to its anchor. */
export function mixFault(terms: Terms): Fault | undefined {
  for (const color of CLOCKWISE) {
    const link = terms.mix[color];
    if (link !== undefined && toHex(previous(bytes(link))) !== anchorOf(terms, color)) return { fault: "mix", color };
  }
  return undefined;
}
