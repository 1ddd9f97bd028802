import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

import { CLOCKWISE } from "../generated/board";
import type { Color } from "../protocol";
import { joined, toHex } from "./bytes";
import { digest, tag } from "./hash";
import { encodedRoll, Ledger } from "./ledger";
import { bytes, encodedRoster, mixFault, type Fault, type Proof, type SeatKind, type Transcript } from "./proof";
import { readRecord, sameRolls } from "./record";
import { witnessFault, type Witness, type WitnessFault } from "./witness";

/** What dice that hold say about a seat. */
export interface SeatReport {
  readonly kind: SeatKind["kind"];
  readonly rolls: number;
  /** How many of them were made without the player's link. A bot has no links: all its rolls are. */
  readonly automatic: number;
}

/** What does not hold, in the proof itself or against what is known besides. */
export type AnyFault =
  | Fault
  | WitnessFault
  /** The moves of the record were made with other rolls, seats or rules than the dice were committed to. */
  | { readonly fault: "other_game" };

/** Whether the dice of a game were those that were committed to. */
export type Verdict =
  | {
      readonly verdict: "holds";
      readonly commitment: string;
      readonly rolls: number;
      readonly seats: Readonly<Partial<Record<Color, SeatReport>>>;
      /** Whether it was also compared with what this device saw and sent during the game. */
      readonly witnessed: boolean;
    }
  | {
      readonly verdict: "broken";
      /** The roll at which it breaks; none where it is before the first or about the whole. */
      readonly roll: number | undefined;
      readonly because: AnyFault;
    }
  /** The secret is told when the game has ended. */
  | { readonly verdict: "not_revealed" }
  /** The game was played with dice that nobody committed to. */
  | { readonly verdict: "without_dice" }
  | { readonly verdict: "unreadable" };

/** Checks the dice of a game's record, and compares them with what this device knows, where it was there. */
export function verifyRecord(text: string, witness?: Witness): Verdict {
  const record = readRecord(text);
  switch (record.dice) {
    case "none":
      return { verdict: "without_dice" };
    case "unreadable":
      return { verdict: "unreadable" };
    case "proof": {
      const { proof, rolls, seats } = record;
      const verdict = verifyProof(proof, witness);
      if (verdict.verdict !== "holds") return verdict;
      const atTable = CLOCKWISE.filter((color) => proof.terms.roster[color] !== undefined);
      const isSame = atTable.join() === seats.join() && sameRolls(rolls, proof.rolls);
      return isSame ? verdict : broken({ fault: "other_game" });
    }
  }
}

/** Checks a proof by itself, and compares it with what this device knows, where it was there. */
export function verifyProof(proof: Proof, witness?: Witness): Verdict {
  if (proof.secret === undefined) return { verdict: "not_revealed" };
  const { terms } = proof;
  const commitment = toHex(digest("commit", bytes(terms.game), bytes(proof.secret)));
  if (commitment !== terms.commitment) return broken({ fault: "commitment" });
  const fault = mixFault(terms);
  if (fault !== undefined) return broken(fault);
  const ledger = new Ledger(terms);
  const start = ledger.head;
  if (start !== proof.start) return broken({ fault: "start" });
  const unlike = rollsFault(proof, bytes(proof.secret), ledger) ?? (witness && witnessFault(proof, witness));
  if (unlike !== undefined) return broken(unlike);
  const seats: Partial<Record<Color, SeatReport>> = {};
  for (const color of CLOCKWISE) {
    const kind = terms.roster[color]?.kind;
    if (kind !== undefined) seats[color] = { kind, ...ledger.countsOf(color) };
  }
  return { verdict: "holds", commitment, rolls: ledger.rolls, seats, witnessed: witness !== undefined };
}

/** K: what the values follow from, together with what is public. */
function keyOf({ terms }: Transcript, secret: Uint8Array): Uint8Array {
  return hmac(sha256, secret, joined(tag("key"), bytes(terms.game), bytes(terms.rules), encodedRoster(terms)));
}

function rollsFault(proof: Proof, secret: Uint8Array, ledger: Ledger): Fault | undefined {
  const key = keyOf(proof, secret);
  for (const entry of proof.rolls) {
    const before = bytes(ledger.head);
    const fault = ledger.admit(entry);
    if (fault !== undefined) return fault;
    const right = valueOf(key, joined(before, encodedRoll(entry)), entry.faces);
    const { number: roll, color, value: shown } = entry;
    if (right !== shown) return { fault: "value", roll, color, shown, right };
  }
  return undefined;
}

/** v: the first byte that no face is favoured by. */
function valueOf(key: Uint8Array, roll: Uint8Array, faces: number): number {
  for (let counter = 0; counter < 256; counter += 1) {
    for (const byte of hmac(sha256, key, joined(tag("roll"), roll, [counter]))) {
      if (byte < 256 - (256 % faces)) return (byte % faces) + 1;
    }
  }
  return 0;
}

function broken(because: AnyFault): Verdict {
  return { verdict: "broken", roll: "roll" in because ? because.roll : undefined, because };
}
