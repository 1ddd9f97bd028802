import { SHORTCUTS } from "../generated/board";
import type { Color } from "../protocol";
import type { Leg, WayMark } from "./board";
import { centre, heading, lineThrough, type Point } from "./geometry";

/** The arc of a jump: the ring runs clockwise, and it bends to the inside, where nothing else is drawn. */
function arc(from: Point, to: Point): string {
  const bend = 0.32;
  const [x, y] = [(from.x + to.x) / 2 - (to.y - from.y) * bend, (from.y + to.y) / 2 + (to.x - from.x) * bend];
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}

/** A leg of a way as an SVG path. */
export function legPath(leg: Leg): string {
  const [from, to] = [leg.cells[0], leg.cells.at(-1)];
  if (from === undefined || to === undefined) return "";
  switch (leg.kind) {
    case "launch":
    case "walk":
    case "shortcut":
      return lineThrough(leg.cells);
    case "jump":
      return arc(centre(from), centre(to));
  }
}

/** Where a way ends and in which direction it arrives; nothing for a way without cells. */
export function arrival(way: WayMark): (Point & { readonly angle: number }) | undefined {
  const leg = way.legs.filter(({ cells }) => cells.length > 1).at(-1);
  const [before, last] = leg?.cells.slice(-2) ?? [];
  if (leg === undefined || before === undefined || last === undefined) return undefined;
  const start = leg.kind === "jump" ? (leg.cells[0] ?? before) : before;
  return { ...centre(last), angle: heading(centre(start), centre(last)) };
}

/** Where a way begins. */
export function departure(way: WayMark): Point | undefined {
  const first = way.legs[0]?.cells[0];
  return first === undefined ? undefined : centre(first);
}

/** The angle in which a seat's shortcut is flown. */
export function flightHeading(color: Color): number {
  const [first, second] = SHORTCUTS[color].line;
  return first === undefined || second === undefined ? 0 : heading(centre(first), centre(second));
}
