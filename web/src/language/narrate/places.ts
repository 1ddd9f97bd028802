import { WAY_SQUARES } from "../../generated/board";
import { spots, stackOf } from "../../game/planes";
import type { Color, GameTurn, Plane, PlaneSet, Setup, Spot } from "../../protocol";
import { placeArguments, planesArguments, sentences, type Say } from "./arguments";

/** What the game waits for; after the end, who took which place. */
export function tellTurn(say: Say, turn: GameTurn): string {
  switch (turn.turn) {
    case "to_roll":
      return say("turn-to-roll", { color: turn.color });
    case "to_move":
      return say("turn-to-move", { color: turn.color, roll: turn.roll });
    case "over":
      return sentences(say, turn.places.map((color, index) => say("placed", { color, place: index + 1 })));
  }
}

/** Where all planes of a seat stand, in one sentence. */
export function tellFleet(say: Say, position: Setup, color: Color): string {
  const groups = groupsOf(position, color).map(({ planes, spot, isStack }) =>
    say(isStack ? "group-stack" : "group", { ...planesArguments(planes), ...spotArguments(color, spot) }),
  );
  return groups.length === 0
    ? say("fleet-none", { color })
    : say("fleet", { color, groups: groups.join(say("group-separator")) });
}

/** Where a spot of a seat lies, in words: its own count and, on the ring, the square that all players share. */
export function tellPlace(say: Say, color: Color, spot: Spot): string {
  return say("place", spotArguments(color, spot));
}

function spotArguments(color: Color, spot: Spot) {
  const square = WAY_SQUARES[color][spot];
  return { ...placeArguments("at", spot), ...(square === null || square === undefined ? {} : { square }) };
}

interface Group {
  readonly planes: PlaneSet;
  readonly spot: Spot;
  readonly isStack: boolean;
}

/** Planes of a seat that stand together: each stack, and all loose ones on a spot; in order of their lowest plane. */
function groupsOf(position: Setup, color: Color): Group[] {
  const fleet = spots(position, color);
  const isStacked = (plane: Plane) => stackOf(position, { color, plane }).length > 1;
  return fleet.flatMap((spot, index) => {
    const plane = index as Plane;
    const planes = isStacked(plane)
      ? stackOf(position, { color, plane })
      : fleet.map((_, other) => other as Plane).filter((other) => fleet[other] === spot && !isStacked(other));
    return planes[0] === plane ? [{ planes, spot, isStack: isStacked(plane) }] : [];
  });
}
