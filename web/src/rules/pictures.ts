import type { Setup, Spot, Step } from "../protocol";

/** A part of the board: a square of so many cells, from its upper left cell. */
export interface Focus {
  readonly row: number;
  readonly column: number;
  readonly side: number;
}

/** A picture that explains something: planes on a part of the board, and what happens there. */
export interface Picture {
  readonly position: Setup;
  readonly steps: readonly Step[];
  readonly focus: Focus;
}

/** What there are pictures of. */
export type PictureName =
  | "goal"
  | "launch"
  | "ring"
  | "jump"
  | "shortcut"
  | "capture"
  | "stack"
  | "home"
  | "sixes";

const CORNER: Focus = { row: 8, column: 0, side: 7 };

/** Red and those who meet it, and it is red's turn. */
function setup(red: readonly Spot[], others: Omit<Setup["planes"], "red"> = {}): Setup {
  return { planes: { red: [...red], ...others }, turn: "red" };
}

/** Fixed positions, and steps that a server told of such positions: nothing here knows a rule. */
export const PICTURES: Readonly<Record<PictureName, Picture>> = {
  goal: {
    position: setup([56, 52, 21, -1], { yellow: [33, 7, -1, -1], blue: [53, 40, 4, -1], green: [12, 0, -1, -1] }),
    steps: [],
    focus: { row: 0, column: 0, side: 15 },
  },
  launch: {
    position: setup([-1, -1, -1, -1]),
    steps: [{ step: "launched", color: "red", plane: 0 }],
    focus: CORNER,
  },
  ring: {
    position: setup([0, -1, -1, -1]),
    steps: [{ step: "walked", color: "red", planes: [0], from: 0, to: 5 }],
    focus: CORNER,
  },
  jump: {
    position: setup([3, -1, -1, -1]),
    steps: [
      { step: "walked", color: "red", planes: [0], from: 3, to: 6 },
      { step: "jumped", color: "red", planes: [0], from: 6, to: 10 },
    ],
    focus: CORNER,
  },
  shortcut: {
    position: setup([16, -1, -1, -1]),
    steps: [
      { step: "walked", color: "red", planes: [0], from: 16, to: 18 },
      { step: "flew", color: "red", planes: [0], from: 18, to: 30 },
    ],
    focus: { row: 0, column: 2, side: 11 },
  },
  capture: {
    position: setup([20, -1, -1, -1], { yellow: [11, -1, -1, -1] }),
    steps: [
      { step: "walked", color: "red", planes: [0], from: 20, to: 24 },
      { step: "captured", color: "red", victim: "yellow", planes: [0], at: 11, because: "landing" },
    ],
    focus: { row: 0, column: 0, side: 9 },
  },
  stack: {
    position: setup([8, 5, -1, -1]),
    steps: [
      { step: "walked", color: "red", planes: [1], from: 5, to: 8 },
      { step: "stacked", color: "red", planes: [0, 1], at: 8 },
    ],
    focus: CORNER,
  },
  home: {
    position: setup([52, 56, -1, -1]),
    steps: [
      { step: "walked", color: "red", planes: [0], from: 52, to: 56 },
      { step: "came_home", color: "red", planes: [0] },
    ],
    focus: { row: 6, column: 0, side: 9 },
  },
  sixes: {
    position: { ...setup([1, -1, -1, -1]), roll: 6 },
    steps: [{ step: "walked", color: "red", planes: [0], from: 1, to: 7 }],
    focus: CORNER,
  },
};
