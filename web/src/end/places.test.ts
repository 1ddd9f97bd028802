import { expect, it } from "vitest";

import { fixture, TABLE } from "../connection/fixtures.test-help";
import type { GameTurn } from "../protocol";
import { placings } from "./places";

const over = fixture("turn/over.json") as GameTurn;

it("puts those with places first, with what they brought home and their scores", () => {
  const position = { ...TABLE.position, planes: { red: [56, 56], yellow: [3, 56], blue: [56, 56], green: [-1, 0] } };
  expect(placings({ ...TABLE, position, turn: over }, ["red", "yellow", "blue", "green"])).toEqual([
    { color: "red", place: 1, home: 2, planes: 2, points: 10 },
    { color: "blue", place: 2, home: 2, planes: 2, points: -10 },
    { color: "yellow", place: undefined, home: 1, planes: 2, points: 0 },
    { color: "green", place: undefined, home: 0, planes: 2, points: 0 },
  ]);
});

it("knows no points where none are counted", () => {
  const turn: GameTurn = { turn: "over", places: ["blue"] };
  const [first, second] = placings({ ...TABLE, turn }, ["red", "blue"]);
  expect([first?.color, first?.points]).toEqual(["blue", undefined]);
  expect(second).toMatchObject({ color: "red", place: undefined });
});
