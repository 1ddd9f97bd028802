import { recordOf } from "../connection/http";
import { witnessOf } from "../connection/witness";
import { CLOCKWISE } from "../generated/board";
import type { DiceWatch } from "../dice-proof/watch";
import type { Color, GameId } from "../protocol";
import type { Verdict, verifyRecord as Verify } from "../dice-proof/verify";

/** What checking a game's dice came to. */
export interface Checked {
  readonly verdict: Verdict;
  /** The seats of which this device has the links itself. */
  readonly own: readonly Color[];
}

/** Checks the dice of a game; nothing where its record cannot be had. */
export async function proofOf(game: GameId, dice: DiceWatch | undefined): Promise<Checked | undefined> {
  const verifyRecord = await checker();
  if (verifyRecord === undefined) return undefined;
  const witness = witnessOf(game, dice);
  const own = CLOCKWISE.filter((color) => witness?.chains[color] !== undefined);
  const answer = await recordOf(game);
  return answer.ok ? { verdict: verifyRecord(answer.value, witness), own } : undefined;
}

/** What checks; nothing where it cannot be loaded, without a network or from a server that was renewed meanwhile. */
async function checker(): Promise<typeof Verify | undefined> {
  try {
    return (await import("../dice-proof/verify")).verifyRecord;
  } catch {
    return undefined;
  }
}
