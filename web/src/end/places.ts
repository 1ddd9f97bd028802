import { HOME_SPOT } from "../generated/board";
import { spots } from "../game/planes";
import type { Color, TableView } from "../protocol";

/** How a seat ended. */
export interface Placing {
  readonly color: Color;
  /** 1 for the winner; nothing for those whose place was not played for. */
  readonly place: number | undefined;
  readonly home: number;
  readonly planes: number;
  readonly points: number | undefined;
}

/** How everybody ended: those with places first, then the others by what they brought home. */
export function placings(table: TableView, seats: readonly Color[]): Placing[] {
  const { turn, position } = table;
  const places = turn.turn === "over" ? turn.places : [];
  const scores = turn.turn === "over" ? turn.scores : undefined;
  const all = [...new Set([...places, ...seats])].map((color) => {
    const fleet = spots(position, color);
    const index = places.indexOf(color);
    return {
      color,
      place: index < 0 ? undefined : index + 1,
      home: fleet.filter((spot) => spot === HOME_SPOT).length,
      planes: fleet.length,
      points: scores?.[color],
    };
  });
  return all.toSorted((one, other) => (one.place ?? 9) - (other.place ?? 9) || other.home - one.home);
}
