import { BAYS, type Cell, CENTRE, GRID_SIDE, RING, type RingSquare, WAYS } from "../generated/board";
import type { Color } from "../protocol";

/** A place on the board, in cells of the grid from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The rim of paper around the grid, in cells. */
export const RIM = 0.3;

/** The side of the whole board, in cells. */
export const BOARD_SIDE = GRID_SIDE + 2 * RIM;

/** How wide a cell is, in hundredths of the board's width: `cqi` inside of the board. */
export const CELL_SIZE = 100 / BOARD_SIDE;

/** The middle of a cell. */
export function centre({ row, column }: Cell): Point {
  return { x: column + 0.5, y: row + 0.5 };
}

/** The angle of the way from one place to another in degrees, 0 for up, clockwise. */
export function heading(from: Point, to: Point): number {
  const degrees = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

/** Where the right angle of a corner square points: both where the ring comes from and goes to, or away from a slant. */
function cornerHeading(square: RingSquare): number {
  const here = centre(square.cell);
  const [before, after] = [RING.at(square.number - 1), RING[(square.number + 1) % RING.length]]
    .map((neighbour) => (neighbour === undefined ? here : centre(neighbour.cell)))
    .map(({ x, y }) => ({ x: x - here.x, y: y - here.y }));
  if (before === undefined || after === undefined) return 0;
  const slant = [before, after].find(({ x, y }) => x !== 0 && y !== 0);
  return slant === undefined
    ? heading({ x: 0, y: 0 }, { x: before.x + after.x, y: before.y + after.y })
    : heading(slant, { x: 0, y: 0 });
}

/** A corner square as an SVG path around the middle of its cell. */
export function cornerPath(square: RingSquare): string {
  const radians = (cornerHeading(square) * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
  const point = (across: number, along: number) =>
    `${(across * cosine + along * sine).toFixed(3)} ${(across * sine - along * cosine).toFixed(3)}`;
  return `M${point(0, 0.45)} ${point(0.6, -0.17)} ${point(-0.6, -0.17)}z`;
}

/** The middle of the board. */
export const MIDDLE: Point = centre(CENTRE);

/** A line through the middles of cells, as an SVG path. */
export function lineThrough(cells: readonly Cell[]): string {
  return cells.map((cell, index) => `${index === 0 ? "M" : "L"}${centre(cell).x} ${centre(cell).y}`).join("");
}

/** A rectangle in cells. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The ground of a hangar: its bays, and as much around them as the corner of the board has room for. */
export function hangarBox(color: Color): Box {
  const bays = BAYS[color].map(centre);
  const [x, y] = [Math.min(...bays.map((bay) => bay.x)), Math.min(...bays.map((bay) => bay.y))];
  const side = (low: number) => (low < MIDDLE.x ? { from: 0.05, to: 3.72 } : { from: GRID_SIDE - 3.72, to: GRID_SIDE - 0.05 });
  const [across, along] = [side(x), side(y)];
  return { x: across.from, y: along.from, width: across.to - across.from, height: along.to - along.from };
}

/** The heading in which a seat's planes leave their hangar. */
export function launchHeading(color: Color): number {
  const [pad, entry] = WAYS[color];
  return pad === undefined || entry === undefined ? 0 : heading(centre(pad), centre(entry));
}
