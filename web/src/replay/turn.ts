import type { GameTurn, Setup } from "../protocol";

/** What a game waited for where it stood so. Which moves were on offer then is not known here. */
export function turnOf({ turn: color, roll, over, places }: Setup): GameTurn {
  if (over === true) return { turn: "over", places: places ?? [] };
  return roll === undefined ? { turn: "to_roll", color } : { turn: "to_move", color, roll, offers: [] };
}
