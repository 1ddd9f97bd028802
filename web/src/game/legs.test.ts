import { expect, test } from "vitest";

import { BAYS, SHORTCUTS, WAYS } from "../generated/board";
import type { Step } from "../protocol";
import { lastWayOf, legs, wayOf } from "./legs";

const ROLLED: Step = { step: "rolled", color: "red", roll: 6 };
const WALKED: Step = { step: "walked", color: "red", planes: [1], from: 12, to: 14 };
const JUMPED: Step = { step: "jumped", color: "red", planes: [1], from: 14, to: 18 };
const FLEW: Step = { step: "flew", color: "red", planes: [1], from: 18, to: 30 };
const CAPTURED: Step = {
  step: "captured",
  color: "red",
  victim: "green",
  planes: [0, 2],
  at: 43,
  because: "landing",
};

test("a move with everything in it has its legs in order, each beginning where the one before ended", () => {
  const way = wayOf([WALKED, JUMPED, FLEW, CAPTURED]);
  expect(way?.color).toBe("red");
  expect(way?.legs.map((leg) => leg.kind)).toEqual(["walk", "jump", "shortcut"]);
  expect(way?.captures).toEqual([{ color: "green", plane: 0 }, { color: "green", plane: 2 }]);
  for (const [index, leg] of (way?.legs ?? []).entries()) {
    if (index > 0) expect(leg.cells[0]).toEqual(way?.legs[index - 1]?.cells.at(-1));
  }
});

test("a walk goes cell by cell, and one that turned round is two legs", () => {
  const way = WAYS.yellow;
  expect(
    legs([
      { step: "walked", color: "yellow", planes: [0], from: 54, to: 56 },
      { step: "turned_back", color: "yellow", planes: [0], at: 56, because: "home" },
      { step: "walked", color: "yellow", planes: [0], from: 56, to: 53 },
    ]),
  ).toEqual([
    { kind: "walk", cells: [way[54], way[55], way[56]] },
    { kind: "walk", cells: [way[56], way[55], way[54], way[53]] },
  ]);
});

test("a launch goes from the plane's own bay to the pad, a flight along the dashed line", () => {
  expect(legs([{ step: "launched", color: "blue", plane: 3 }])).toEqual([
    { kind: "launch", cells: [BAYS.blue[3], WAYS.blue[0]] },
  ]);
  expect(legs([FLEW])[0]?.cells).toEqual([WAYS.red[18], ...SHORTCUTS.red.line, WAYS.red[30]]);
});

test("the last move of a turn is the last roll that moved something", () => {
  const first: Step = { step: "launched", color: "red", plane: 0 };
  expect(lastWayOf([ROLLED, first, ROLLED, WALKED, ROLLED])?.legs.map((leg) => leg.kind)).toEqual(["walk"]);
  expect(lastWayOf([ROLLED])).toBeUndefined();
  expect(wayOf([])).toBeUndefined();
});
