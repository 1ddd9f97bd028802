import { describe, expect, test } from "vitest";

import { GOLDEN_GAMES } from "../../tests/games/games";
import type { Step } from "../protocol";
import { beatOf, beatsOf, LONGEST_ROLL, LONGEST_SHOW, newsOf, partOf, timesOf } from "./beats";

const ORDINARY = { speed: 1, still: false };
const MOVE: Step[] = [
  { step: "walked", color: "red", planes: [1], from: 8, to: 14 },
  { step: "jumped", color: "red", planes: [1], from: 14, to: 18 },
  { step: "flew", color: "red", planes: [1], from: 18, to: 30 },
  { step: "captured", color: "red", victim: "green", planes: [0], at: 43, because: "landing" },
  { step: "turn_passed", color: "red", to: "yellow" },
];

function sum(times: readonly number[]): number {
  return times.reduce((before, time) => before + time, 0);
}

test("a move with everything in it is shown in order and in time, each part long enough to be followed", () => {
  const beats = beatsOf(MOVE);
  expect(beats.map(({ motion }) => (motion?.kind === "leg" ? motion.leg.kind : motion?.kind))).toEqual([
    "walk",
    "jump",
    "shortcut",
    "captured",
    undefined,
  ]);
  const times = timesOf(beats, ORDINARY);
  expect(sum(times)).toBeLessThanOrEqual(LONGEST_SHOW + 0.001);
  for (const time of times.slice(0, 4)) expect(time).toBeGreaterThan(150);
});

test("captured planes are those of the victim", () => {
  expect(beatsOf(MOVE)[3]).toMatchObject({ color: "green", planes: [0], sound: "capture" });
});

describe("whatever a whole game holds", () => {
  test.each([0.5, 1, 2])("is over in time at speed %s", (speed) => {
    for (const [, { plies }] of GOLDEN_GAMES) {
      for (const { steps } of plies) {
        expect(sum(timesOf(beatsOf(steps), { speed, still: false }))).toBeLessThan(1500);
        expect(sum(timesOf(beatsOf(steps), { speed, still: true }))).toBeLessThan(1500);
      }
    }
  });
});

test("a die tumbles no longer than it may, at any speed", () => {
  const roll = beatOf({ step: "rolled", color: "red", roll: 3 });
  for (const speed of [0.5, 1, 2]) {
    expect(sum(timesOf([roll], { speed, still: false }))).toBeLessThanOrEqual(LONGEST_ROLL);
  }
  expect(LONGEST_ROLL).toBeLessThanOrEqual(700);
});

test("speed makes a walk shorter, but not the time to read a reason", () => {
  const walked = beatOf({ step: "walked", color: "red", planes: [0], from: 1, to: 4 });
  const passed = beatOf({ step: "passed", color: "red", because: "no_move" });
  const [slow = 0] = timesOf([walked], ORDINARY);
  expect(timesOf([walked], { speed: 2, still: false })).toEqual([slow / 2]);
  expect(timesOf([passed], { speed: 2, still: false })).toEqual([passed.duration]);
  expect(passed.duration).toBeLessThanOrEqual(1200);
});

describe("without motion", () => {
  const LAUNCH: Step[] = [
    { step: "launched", color: "red", plane: 0 },
    { step: "turn_passed", color: "red", to: "yellow" },
  ];
  const LOST: Step[] = [
    { step: "rolled", color: "red", roll: 3 },
    { step: "passed", color: "red", because: "no_move" },
    { step: "turn_passed", color: "red", to: "yellow" },
  ];
  const still = (steps: readonly Step[], speed: number) => sum(timesOf(beatsOf(steps), { speed, still: true }));

  test.each([
    ["a short move", LAUNCH],
    ["a long move", MOVE],
  ])("%s is held for a moment, which speed makes shorter", (_, steps) => {
    expect(still(steps, 1)).toBeGreaterThanOrEqual(300);
    expect(still(steps, 1)).toBeLessThanOrEqual(500);
    expect(still(steps, 2)).toBeCloseTo(still(steps, 1) / 2);
  });

  test.each([1, 2])("a roll that comes to nothing at speed %s can be read, and holds nobody up", (speed) => {
    expect(still(LOST, speed)).toBeLessThanOrEqual(1200);
    expect(timesOf(beatsOf(LOST), { speed, still: true })[1]).toBe(800);
  });
});

test("a backlog makes everything quicker, so that all is over in time", () => {
  const waiting = [
    { time: 1000, until: 1300 },
    { time: 1000, until: 1600 },
  ];
  expect(partOf(waiting, 0)).toBeCloseTo(0.8);
  expect(partOf(waiting, 1300)).toBe(0);
  expect(partOf([], 99)).toBe(1);
});

test("news are what moved on the board, and not too many", () => {
  const rolled: Step = { step: "rolled", color: "red", roll: 6 };
  expect(newsOf([rolled, ...MOVE])).toEqual(MOVE.slice(0, 4));
  expect(newsOf(Array.from({ length: 40 }, () => MOVE).flat()).length).toBeLessThanOrEqual(30);
});
