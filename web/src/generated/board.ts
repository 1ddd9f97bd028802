// Made by `cargo xtask bless` from aeroplane-rules and aeroplane-view.

import type { ByColor, Color, Spot } from "../../../crates/aeroplane-protocol/typescript/protocol";

/** A cell of the drawing grid, counted from the top left. */
export type Cell = { readonly row: number; readonly column: number };

/** The way in which a line runs over the grid. */
export type Heading = "up" | "right" | "down" | "left";

/** A square of the ring, which all seats share. */
export type RingSquare = {
  /** Its number, clockwise from red's turn-in. */
  readonly number: number;
  readonly cell: Cell;
  /** The color in which it is painted. */
  readonly color: Color;
  /** Whose planes turn into their home column here. */
  readonly turnIn?: Color;
  /** Whose planes enter the ring here, one step from their launch pad. */
  readonly entry?: Color;
  /** Whose shortcut begins here. */
  readonly shortcutStart?: Color;
  /** Whose shortcut ends here. */
  readonly shortcutEnd?: Color;
  /** Whether the ring turns here: such squares are drawn as triangles. */
  readonly corner: boolean;
};

/** The line on which a seat's planes fly across the board. */
export type Shortcut = {
  readonly from: Spot;
  readonly to: Spot;
  /** The cells between the two ends, in the order of the flight. */
  readonly line: readonly Cell[];
  /** The cell of the opposite seat's home column that the line crosses. */
  readonly crossed: Cell;
  /** The way in which it is flown. */
  readonly heading: Heading;
};

/** The rows of the grid, and its columns. */
export const GRID_SIDE: number = 15;

/** The middle of the board. */
export const CENTRE: Cell = { row: 7, column: 7 };

/** Where a plane begins. */
export const HANGAR_SPOT: Spot = -1;

/** The launch pad. */
export const PAD_SPOT: Spot = 0;

/** The last square of the ring on the way home. */
export const TURN_IN_SPOT: Spot = 50;

/** Home. */
export const HOME_SPOT: Spot = 56;

/** The squares of the plane's own color, between which it jumps. */
export const OWN_SQUARES: readonly Spot[] = [2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46, 50];

/** The seats in the order of their turns. */
export const CLOCKWISE: readonly Color[] = ["red", "yellow", "blue", "green"];

/** Who sits on the other side. */
export const OPPOSITE: ByColor<Color> = {
  red: "blue",
  yellow: "green",
  blue: "red",
  green: "yellow",
};

/** The squares of the ring by their numbers. */
export const RING: readonly RingSquare[] = [
  { number: 0, cell: { row: 14, column: 7 }, color: "red", turnIn: "red", corner: false },
  { number: 1, cell: { row: 14, column: 6 }, color: "yellow", corner: false },
  { number: 2, cell: { row: 14, column: 5 }, color: "blue", corner: false },
  { number: 3, cell: { row: 14, column: 4 }, color: "green", entry: "red", corner: true },
  { number: 4, cell: { row: 13, column: 4 }, color: "red", corner: false },
  { number: 5, cell: { row: 12, column: 4 }, color: "yellow", corner: false },
  { number: 6, cell: { row: 11, column: 4 }, color: "blue", shortcutEnd: "blue", corner: true },
  { number: 7, cell: { row: 10, column: 3 }, color: "green", shortcutStart: "green", corner: true },
  { number: 8, cell: { row: 10, column: 2 }, color: "red", corner: false },
  { number: 9, cell: { row: 10, column: 1 }, color: "yellow", corner: false },
  { number: 10, cell: { row: 10, column: 0 }, color: "blue", corner: true },
  { number: 11, cell: { row: 9, column: 0 }, color: "green", corner: false },
  { number: 12, cell: { row: 8, column: 0 }, color: "red", corner: false },
  { number: 13, cell: { row: 7, column: 0 }, color: "yellow", turnIn: "yellow", corner: false },
  { number: 14, cell: { row: 6, column: 0 }, color: "blue", corner: false },
  { number: 15, cell: { row: 5, column: 0 }, color: "green", corner: false },
  { number: 16, cell: { row: 4, column: 0 }, color: "red", entry: "yellow", corner: true },
  { number: 17, cell: { row: 4, column: 1 }, color: "yellow", corner: false },
  { number: 18, cell: { row: 4, column: 2 }, color: "blue", corner: false },
  { number: 19, cell: { row: 4, column: 3 }, color: "green", shortcutEnd: "green", corner: true },
  { number: 20, cell: { row: 3, column: 4 }, color: "red", shortcutStart: "red", corner: true },
  { number: 21, cell: { row: 2, column: 4 }, color: "yellow", corner: false },
  { number: 22, cell: { row: 1, column: 4 }, color: "blue", corner: false },
  { number: 23, cell: { row: 0, column: 4 }, color: "green", corner: true },
  { number: 24, cell: { row: 0, column: 5 }, color: "red", corner: false },
  { number: 25, cell: { row: 0, column: 6 }, color: "yellow", corner: false },
  { number: 26, cell: { row: 0, column: 7 }, color: "blue", turnIn: "blue", corner: false },
  { number: 27, cell: { row: 0, column: 8 }, color: "green", corner: false },
  { number: 28, cell: { row: 0, column: 9 }, color: "red", corner: false },
  { number: 29, cell: { row: 0, column: 10 }, color: "yellow", entry: "blue", corner: true },
  { number: 30, cell: { row: 1, column: 10 }, color: "blue", corner: false },
  { number: 31, cell: { row: 2, column: 10 }, color: "green", corner: false },
  { number: 32, cell: { row: 3, column: 10 }, color: "red", shortcutEnd: "red", corner: true },
  { number: 33, cell: { row: 4, column: 11 }, color: "yellow", shortcutStart: "yellow", corner: true },
  { number: 34, cell: { row: 4, column: 12 }, color: "blue", corner: false },
  { number: 35, cell: { row: 4, column: 13 }, color: "green", corner: false },
  { number: 36, cell: { row: 4, column: 14 }, color: "red", corner: true },
  { number: 37, cell: { row: 5, column: 14 }, color: "yellow", corner: false },
  { number: 38, cell: { row: 6, column: 14 }, color: "blue", corner: false },
  { number: 39, cell: { row: 7, column: 14 }, color: "green", turnIn: "green", corner: false },
  { number: 40, cell: { row: 8, column: 14 }, color: "red", corner: false },
  { number: 41, cell: { row: 9, column: 14 }, color: "yellow", corner: false },
  { number: 42, cell: { row: 10, column: 14 }, color: "blue", entry: "green", corner: true },
  { number: 43, cell: { row: 10, column: 13 }, color: "green", corner: false },
  { number: 44, cell: { row: 10, column: 12 }, color: "red", corner: false },
  { number: 45, cell: { row: 10, column: 11 }, color: "yellow", shortcutEnd: "yellow", corner: true },
  { number: 46, cell: { row: 11, column: 10 }, color: "blue", shortcutStart: "blue", corner: true },
  { number: 47, cell: { row: 12, column: 10 }, color: "green", corner: false },
  { number: 48, cell: { row: 13, column: 10 }, color: "red", corner: false },
  { number: 49, cell: { row: 14, column: 10 }, color: "yellow", corner: true },
  { number: 50, cell: { row: 14, column: 9 }, color: "blue", corner: false },
  { number: 51, cell: { row: 14, column: 8 }, color: "green", corner: false },
];

/** The way of a seat's planes: a cell for each spot from the launch pad to home. */
export const WAYS: ByColor<readonly Cell[]> = {
  red: [{ row: 14, column: 3 }, { row: 14, column: 4 }, { row: 13, column: 4 }, { row: 12, column: 4 }, { row: 11, column: 4 }, { row: 10, column: 3 }, { row: 10, column: 2 }, { row: 10, column: 1 }, { row: 10, column: 0 }, { row: 9, column: 0 }, { row: 8, column: 0 }, { row: 7, column: 0 }, { row: 6, column: 0 }, { row: 5, column: 0 }, { row: 4, column: 0 }, { row: 4, column: 1 }, { row: 4, column: 2 }, { row: 4, column: 3 }, { row: 3, column: 4 }, { row: 2, column: 4 }, { row: 1, column: 4 }, { row: 0, column: 4 }, { row: 0, column: 5 }, { row: 0, column: 6 }, { row: 0, column: 7 }, { row: 0, column: 8 }, { row: 0, column: 9 }, { row: 0, column: 10 }, { row: 1, column: 10 }, { row: 2, column: 10 }, { row: 3, column: 10 }, { row: 4, column: 11 }, { row: 4, column: 12 }, { row: 4, column: 13 }, { row: 4, column: 14 }, { row: 5, column: 14 }, { row: 6, column: 14 }, { row: 7, column: 14 }, { row: 8, column: 14 }, { row: 9, column: 14 }, { row: 10, column: 14 }, { row: 10, column: 13 }, { row: 10, column: 12 }, { row: 10, column: 11 }, { row: 11, column: 10 }, { row: 12, column: 10 }, { row: 13, column: 10 }, { row: 14, column: 10 }, { row: 14, column: 9 }, { row: 14, column: 8 }, { row: 14, column: 7 }, { row: 13, column: 7 }, { row: 12, column: 7 }, { row: 11, column: 7 }, { row: 10, column: 7 }, { row: 9, column: 7 }, { row: 8, column: 7 }],
  yellow: [{ row: 3, column: 0 }, { row: 4, column: 0 }, { row: 4, column: 1 }, { row: 4, column: 2 }, { row: 4, column: 3 }, { row: 3, column: 4 }, { row: 2, column: 4 }, { row: 1, column: 4 }, { row: 0, column: 4 }, { row: 0, column: 5 }, { row: 0, column: 6 }, { row: 0, column: 7 }, { row: 0, column: 8 }, { row: 0, column: 9 }, { row: 0, column: 10 }, { row: 1, column: 10 }, { row: 2, column: 10 }, { row: 3, column: 10 }, { row: 4, column: 11 }, { row: 4, column: 12 }, { row: 4, column: 13 }, { row: 4, column: 14 }, { row: 5, column: 14 }, { row: 6, column: 14 }, { row: 7, column: 14 }, { row: 8, column: 14 }, { row: 9, column: 14 }, { row: 10, column: 14 }, { row: 10, column: 13 }, { row: 10, column: 12 }, { row: 10, column: 11 }, { row: 11, column: 10 }, { row: 12, column: 10 }, { row: 13, column: 10 }, { row: 14, column: 10 }, { row: 14, column: 9 }, { row: 14, column: 8 }, { row: 14, column: 7 }, { row: 14, column: 6 }, { row: 14, column: 5 }, { row: 14, column: 4 }, { row: 13, column: 4 }, { row: 12, column: 4 }, { row: 11, column: 4 }, { row: 10, column: 3 }, { row: 10, column: 2 }, { row: 10, column: 1 }, { row: 10, column: 0 }, { row: 9, column: 0 }, { row: 8, column: 0 }, { row: 7, column: 0 }, { row: 7, column: 1 }, { row: 7, column: 2 }, { row: 7, column: 3 }, { row: 7, column: 4 }, { row: 7, column: 5 }, { row: 7, column: 6 }],
  blue: [{ row: 0, column: 11 }, { row: 0, column: 10 }, { row: 1, column: 10 }, { row: 2, column: 10 }, { row: 3, column: 10 }, { row: 4, column: 11 }, { row: 4, column: 12 }, { row: 4, column: 13 }, { row: 4, column: 14 }, { row: 5, column: 14 }, { row: 6, column: 14 }, { row: 7, column: 14 }, { row: 8, column: 14 }, { row: 9, column: 14 }, { row: 10, column: 14 }, { row: 10, column: 13 }, { row: 10, column: 12 }, { row: 10, column: 11 }, { row: 11, column: 10 }, { row: 12, column: 10 }, { row: 13, column: 10 }, { row: 14, column: 10 }, { row: 14, column: 9 }, { row: 14, column: 8 }, { row: 14, column: 7 }, { row: 14, column: 6 }, { row: 14, column: 5 }, { row: 14, column: 4 }, { row: 13, column: 4 }, { row: 12, column: 4 }, { row: 11, column: 4 }, { row: 10, column: 3 }, { row: 10, column: 2 }, { row: 10, column: 1 }, { row: 10, column: 0 }, { row: 9, column: 0 }, { row: 8, column: 0 }, { row: 7, column: 0 }, { row: 6, column: 0 }, { row: 5, column: 0 }, { row: 4, column: 0 }, { row: 4, column: 1 }, { row: 4, column: 2 }, { row: 4, column: 3 }, { row: 3, column: 4 }, { row: 2, column: 4 }, { row: 1, column: 4 }, { row: 0, column: 4 }, { row: 0, column: 5 }, { row: 0, column: 6 }, { row: 0, column: 7 }, { row: 1, column: 7 }, { row: 2, column: 7 }, { row: 3, column: 7 }, { row: 4, column: 7 }, { row: 5, column: 7 }, { row: 6, column: 7 }],
  green: [{ row: 11, column: 14 }, { row: 10, column: 14 }, { row: 10, column: 13 }, { row: 10, column: 12 }, { row: 10, column: 11 }, { row: 11, column: 10 }, { row: 12, column: 10 }, { row: 13, column: 10 }, { row: 14, column: 10 }, { row: 14, column: 9 }, { row: 14, column: 8 }, { row: 14, column: 7 }, { row: 14, column: 6 }, { row: 14, column: 5 }, { row: 14, column: 4 }, { row: 13, column: 4 }, { row: 12, column: 4 }, { row: 11, column: 4 }, { row: 10, column: 3 }, { row: 10, column: 2 }, { row: 10, column: 1 }, { row: 10, column: 0 }, { row: 9, column: 0 }, { row: 8, column: 0 }, { row: 7, column: 0 }, { row: 6, column: 0 }, { row: 5, column: 0 }, { row: 4, column: 0 }, { row: 4, column: 1 }, { row: 4, column: 2 }, { row: 4, column: 3 }, { row: 3, column: 4 }, { row: 2, column: 4 }, { row: 1, column: 4 }, { row: 0, column: 4 }, { row: 0, column: 5 }, { row: 0, column: 6 }, { row: 0, column: 7 }, { row: 0, column: 8 }, { row: 0, column: 9 }, { row: 0, column: 10 }, { row: 1, column: 10 }, { row: 2, column: 10 }, { row: 3, column: 10 }, { row: 4, column: 11 }, { row: 4, column: 12 }, { row: 4, column: 13 }, { row: 4, column: 14 }, { row: 5, column: 14 }, { row: 6, column: 14 }, { row: 7, column: 14 }, { row: 7, column: 13 }, { row: 7, column: 12 }, { row: 7, column: 11 }, { row: 7, column: 10 }, { row: 7, column: 9 }, { row: 7, column: 8 }],
};

/** The same way in numbers of ring squares, null off the ring. */
export const WAY_SQUARES: ByColor<readonly (number | null)[]> = {
  red: [null, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 0, null, null, null, null, null, null],
  yellow: [null, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, null, null, null, null, null, null],
  blue: [null, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, null, null, null, null, null, null],
  green: [null, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, null, null, null, null, null, null],
};

/** The parking bays of a seat's planes in their hangar. */
export const BAYS: ByColor<readonly Cell[]> = {
  red: [{ row: 12, column: 1 }, { row: 12, column: 2 }, { row: 13, column: 1 }, { row: 13, column: 2 }],
  yellow: [{ row: 1, column: 1 }, { row: 1, column: 2 }, { row: 2, column: 1 }, { row: 2, column: 2 }],
  blue: [{ row: 1, column: 12 }, { row: 1, column: 13 }, { row: 2, column: 12 }, { row: 2, column: 13 }],
  green: [{ row: 12, column: 12 }, { row: 12, column: 13 }, { row: 13, column: 12 }, { row: 13, column: 13 }],
};

/** The shortcuts. */
export const SHORTCUTS: ByColor<Shortcut> = {
  red: {
    from: 18,
    to: 30,
    line: [{ row: 3, column: 5 }, { row: 3, column: 6 }, { row: 3, column: 7 }, { row: 3, column: 8 }, { row: 3, column: 9 }],
    crossed: { row: 3, column: 7 },
    heading: "right",
  },
  yellow: {
    from: 18,
    to: 30,
    line: [{ row: 5, column: 11 }, { row: 6, column: 11 }, { row: 7, column: 11 }, { row: 8, column: 11 }, { row: 9, column: 11 }],
    crossed: { row: 7, column: 11 },
    heading: "down",
  },
  blue: {
    from: 18,
    to: 30,
    line: [{ row: 11, column: 9 }, { row: 11, column: 8 }, { row: 11, column: 7 }, { row: 11, column: 6 }, { row: 11, column: 5 }],
    crossed: { row: 11, column: 7 },
    heading: "left",
  },
  green: {
    from: 18,
    to: 30,
    line: [{ row: 9, column: 3 }, { row: 8, column: 3 }, { row: 7, column: 3 }, { row: 6, column: 3 }, { row: 5, column: 3 }],
    crossed: { row: 7, column: 3 },
    heading: "up",
  },
};
