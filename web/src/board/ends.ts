import type { Cell } from "../generated/board";
import { GRID_SIDE } from "../generated/board";
import type { EndMark } from "./board";
import { centre, type Point } from "./geometry";

/** Where an end and its caption are drawn. */
export interface PlacedEnd extends Point {
  readonly end: EndMark;
  readonly above: boolean;
  /** To which side the caption grows: not over the rim of the board. */
  readonly side: "left" | "middle" | "right";
}

/** How far ends on one cell are moved apart, in cells: each can be tapped. */
const APART = 1.9;

function same(one: Cell, other: Cell): boolean {
  return one.row === other.row && one.column === other.column;
}

/** Places ends on the board; those on one cell go beside one another. */
export function placeEnds(ends: readonly EndMark[]): PlacedEnd[] {
  return ends.map((end) => {
    const together = ends.filter(({ cell }) => same(cell, end.cell));
    const index = together.indexOf(end);
    const { x, y } = centre(end.cell);
    const shift = (index - (together.length - 1) / 2) * APART;
    const low = 0.5 + ((together.length - 1) * APART) / 2;
    // Ends in the same line have their captions by turns above and below.
    const above = index % 2 === 0 ? y > 2 : y > GRID_SIDE - 2;
    const moved = Math.min(Math.max(x, low), GRID_SIDE - low) + shift;
    const side = moved < 3 ? "right" : moved > GRID_SIDE - 3 ? "left" : "middle";
    return { end, x: moved, y, above, side };
  });
}
