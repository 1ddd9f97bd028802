import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { GOLDEN_GAMES } from "../../tests/games/games";
import type { Setup, Step, Update } from "../protocol";
import { fold, foldAll, samePosition } from "./fold";

const FIXTURES = "../crates/aeroplane-protocol/fixtures";

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}

describe("whole games", () => {
  expect(GOLDEN_GAMES).not.toHaveLength(0);

  test.each(GOLDEN_GAMES)("%s folds to the positions that the engine told", (_, game) => {
    let position = game.start;
    for (const [index, ply] of game.plies.entries()) {
      position = foldAll(position, ply.steps);
      expect(position, `ply ${index + 1}`).toEqual(ply.position);
    }
  });
});

const START: Setup = {
  planes: { red: [4, 4, 9, -1], yellow: [-1, 12, 56, 3] },
  stacks: { red: [[0, 1]] },
  turn: "red",
  roll: 6,
};

test("steps of the protocol's fixtures fold to the board that they came with", () => {
  const { update } = read(`${FIXTURES}/server/update.json`) as { update: Update };
  const told = update.table?.position;
  expect(told).toBeDefined();
  if (told === undefined) return;
  const before = { ...told, roll: undefined };
  expect(samePosition(foldAll(before, update.steps), told)).toBe(true);
});

test.each(readdirSync(`${FIXTURES}/step`))("the step of %s is understood", (name) => {
  const step = read(`${FIXTURES}/step/${name}`) as Step;
  const after = fold(START, step);
  expect(Object.keys(after)).toContain("turn");
});

test("a stack stays one on its way and falls apart at home", () => {
  const walked = fold(START, { step: "walked", color: "red", planes: [0, 1], from: 4, to: 10 });
  expect(walked.planes.red).toEqual([10, 10, 9, -1]);
  expect(walked.stacks).toEqual({ red: [[0, 1]] });
  const home = fold(walked, { step: "walked", color: "red", planes: [0, 1], from: 10, to: 56 });
  expect(home.stacks).toEqual({});
  const back = fold(home, { step: "walked", color: "red", planes: [0, 1], from: 56, to: 54 });
  expect(back.stacks).toEqual({ red: [[0, 1]] });
});

test("a plane that leaves its stack is loose, and so is one that is left alone", () => {
  const after = fold(START, { step: "walked", color: "red", planes: [1], from: 4, to: 6 });
  expect(after.planes.red).toEqual([4, 6, 9, -1]);
  expect(after.stacks).toEqual({});
});

test("stacks stand in the order of their lowest planes", () => {
  const one = fold({ ...START, stacks: {} }, { step: "stacked", color: "red", planes: [2, 3], at: 9 });
  const both = fold(one, { step: "stacked", color: "red", planes: [0, 1], at: 4 });
  expect(both.stacks).toEqual({ red: [[0, 1], [2, 3]] });
});

test("whoever withdraws has no planes any more", () => {
  const after = fold(START, { step: "withdrawn", color: "red" });
  expect(after.planes).toEqual({ yellow: [-1, 12, 56, 3] });
  expect(after.stacks).toEqual({});
});

test("what is left out makes no other position", () => {
  expect(samePosition(START, { ...START, streak: [], places: [], over: false })).toBe(true);
  expect(samePosition(START, { ...START, roll: 5 })).toBe(false);
  expect(samePosition(START, { ...START, stacks: {} })).toBe(false);
});
