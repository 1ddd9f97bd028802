import { CLOCKWISE } from "../generated/board";
import { botName } from "../lobby/occupants";
import type { Color, PublicPlayer, WholeGame } from "../protocol";

/** What those who play are called, in the language of the page; nothing for an empty seat. */
export function namesOf(players: WholeGame["players"]): Partial<Record<Color, string>> {
  const names: Partial<Record<Color, string>> = {};
  for (const color of CLOCKWISE) {
    const player = players[color];
    if (player !== null) names[color] = nameOf(player);
  }
  return names;
}

function nameOf(player: PublicPlayer): string {
  switch (player.player) {
    case "human":
      return player.name;
    case "bot":
      return botName(player.bot);
  }
}
