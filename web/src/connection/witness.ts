import type { DiceWatch } from "../dice-proof/watch";
import type { Witness } from "../dice-proof/witness";
import type { GameId } from "../protocol";
import { chainsHeld, commitmentOf } from "./chain";

/**
 * What this device knows of a game's dice besides the record: what it keeps of its chains, and what the page saw,
 * where it was there. Nothing where it knows nothing.
 */
export function witnessOf(game: GameId, dice?: DiceWatch): Witness | undefined {
  const watched = dice?.opening.game === game ? dice : undefined;
  const commitment = commitmentOf(game) ?? watched?.opening.commitment;
  return commitment === undefined ? undefined : { commitment, chains: chainsHeld(game), seen: watched?.seen };
}
