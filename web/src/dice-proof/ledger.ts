import { CLOCKWISE } from "../generated/board";
import type { Color } from "../protocol";
import { bigEndian, joined, same, toHex } from "./bytes";
import { digest, LAST_LINK, previous } from "./hash";
import { anchorOf, bytes, shared, startOf, type Fault, type RollEntry, type Terms } from "./proof";

/** How a seat's rolls stand. */
interface Seat {
  rolls: number;
  automatic: number;
  /** The last value of the chain that the table knows, and its index; the anchor is 0. */
  known: Uint8Array | undefined;
  index: number;
}

/** `rec`: what a roll is made of, before its value. */
export function encodedRoll({ number, color, faces, link }: Omit<RollEntry, "value" | "head">): Uint8Array {
  const absent = link === undefined;
  return joined(bigEndian(number), [CLOCKWISE.indexOf(color), absent ? 0 : 1, faces], shared(link).slice(1));
}

/** The public side of a game's dice: it follows roll by roll and checks all that can be checked without the secret. */
export class Ledger {
  head: string;
  rolls = 0;
  readonly #seats = new Map<Color, Seat>();

  constructor(terms: Terms) {
    this.head = startOf(terms);
    for (const color of CLOCKWISE) {
      if (terms.roster[color] === undefined) continue;
      const first = terms.mix[color];
      const anchor = anchorOf(terms, color);
      const known = anchor === undefined ? undefined : bytes(first ?? anchor);
      this.#seats.set(color, { rolls: 0, automatic: 0, known, index: first === undefined ? 0 : 1 });
    }
  }

  /** How many rolls a seat had, and how many of them without a link. */
  countsOf(color: Color): { rolls: number; automatic: number } {
    const { rolls, automatic } = this.#seats.get(color) ?? { rolls: 0, automatic: 0 };
    return { rolls, automatic };
  }

  /** Takes in what is said to be the next roll, or says what does not hold. */
  admit(entry: RollEntry): Fault | undefined {
    const { number, color, faces, value } = entry;
    if (number !== this.rolls + 1) return { fault: "number", roll: this.rolls + 1 };
    const seat = this.#seats.get(color);
    if (seat === undefined) return { fault: "seat", roll: number, color };
    const link = this.#linkOf(seat, entry.link);
    if (link === "wrong") return { fault: "link", roll: number, color };
    if (!Number.isInteger(value) || value < 1 || value > faces) return { fault: "face", roll: number };
    if (toHex(digest("next", bytes(this.head), encodedRoll(entry), [value])) !== entry.head) {
      return { fault: "head", roll: number };
    }
    this.head = entry.head;
    this.rolls = number;
    seat.rolls += 1;
    if (link === undefined) seat.automatic += 1;
    else {
      seat.known = link;
      // The index follows from the number of rolls alone: an automatic roll has burnt its link.
      seat.index = seat.rolls + 1;
    }
    return undefined;
  }

  /** The link, if it leads down to what is known of the chain. */
  #linkOf(seat: Seat, link: string | undefined): Uint8Array | undefined | "wrong" {
    if (link === undefined) return undefined;
    const index = seat.rolls + 2;
    if (seat.known === undefined || index > LAST_LINK) return "wrong";
    const given = bytes(link);
    let value = given;
    for (let at = index; at > seat.index; at -= 1) value = previous(value);
    return same(value, seat.known) ? given : "wrong";
  }
}
