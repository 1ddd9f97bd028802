import { CLOCKWISE } from "../generated/board";
import type { Color, Plane, PlaneSet, Setup, Spot } from "../protocol";

/** One plane of one seat. */
export interface PlaneId {
  readonly color: Color;
  readonly plane: Plane;
}

/** A name for a plane, for keys of lists and maps. */
export function planeKey({ color, plane }: PlaneId): string {
  return `${color}-${plane}`;
}

/** The planes of a seat in a position; none where nobody plays that seat. */
export function spots(position: Setup, color: Color): readonly Spot[] {
  return position.planes[color] ?? [];
}

/** All planes in a position, seat by seat. */
export function allPlanes(position: Setup): (PlaneId & { readonly spot: Spot })[] {
  return CLOCKWISE.flatMap((color) =>
    spots(position, color).map((spot, index) => ({ color, plane: index as Plane, spot })),
  );
}

/** The stack that a plane belongs to; itself alone where it belongs to none. */
export function stackOf(position: Setup, { color, plane }: PlaneId): PlaneSet {
  return position.stacks?.[color]?.find((stack) => stack.includes(plane)) ?? [plane];
}
