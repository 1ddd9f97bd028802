import { CLOCKWISE } from "../generated/board";
import type { Color } from "../protocol";
import { anchorOf, type Transcript } from "./proof";

/** The links that a device gave for a seat; its anchor has index 0. */
export interface OwnChain {
  readonly anchor: string;
  link(index: number): string | undefined;
}

/** What a device knows of a game besides its record. */
export interface Witness {
  /** C as it was told before the game. */
  readonly commitment: string | undefined;
  /** The chains of the device's own seats. */
  readonly chains: Readonly<Partial<Record<Color, OwnChain>>>;
  /** What was told while the game went on, from its beginning; nothing where the page was not there all the time. */
  readonly seen: Transcript | undefined;
}

/** A record that holds in itself is not that of the game which this device saw. */
export type WitnessFault =
  | { readonly fault: "other_commitment" }
  /** The seat has not the anchor that this device sent. */
  | { readonly fault: "other_anchor"; readonly color: Color }
  /** A link of the seat is not the one that this device sent; roll 0 is the mix. */
  | { readonly fault: "other_link"; readonly roll: number; readonly color: Color }
  /** The rolls are not those that were shown. */
  | { readonly fault: "other_roll"; readonly roll: number };

/** The first difference between a record and what the device saw and sent. */
export function witnessFault(record: Transcript, { commitment, chains, seen }: Witness): WitnessFault | undefined {
  const { terms } = record;
  if (commitment !== undefined && terms.commitment !== commitment) return { fault: "other_commitment" };
  for (const color of CLOCKWISE) {
    const chain = chains[color];
    if (chain === undefined) continue;
    if (anchorOf(terms, color) !== chain.anchor) return { fault: "other_anchor", color };
    const mixed = terms.mix[color];
    if (mixed !== undefined && mixed !== chain.link(1)) return { fault: "other_link", roll: 0, color };
    const own = record.rolls.filter((roll) => roll.color === color);
    for (const [nth, { link, number: roll }] of own.entries()) {
      if (link !== undefined && link !== chain.link(nth + 2)) return { fault: "other_link", roll, color };
    }
  }
  if (seen === undefined) return undefined;
  if (record.start !== seen.start) return { fault: "other_roll", roll: 0 };
  const other = seen.rolls.find((roll, index) => record.rolls[index]?.head !== roll.head);
  return other === undefined ? undefined : { fault: "other_roll", roll: other.number };
}
