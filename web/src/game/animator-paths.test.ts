import { describe, expect, test } from "vitest";

import { centre } from "../board/geometry";
import type { Step } from "../protocol";
import { type Frame, framesOf, glide, spin } from "./animator-paths";
import { legOf } from "./legs";

const STEPS: readonly Step[] = [
  { step: "launched", color: "red", plane: 2 },
  { step: "walked", color: "red", planes: [0], from: 1, to: 7 },
  { step: "walked", color: "blue", planes: [0], from: 56, to: 52 },
  { step: "jumped", color: "green", planes: [0], from: 6, to: 10 },
  { step: "flew", color: "yellow", planes: [0], from: 18, to: 30 },
];

function turns(frames: readonly Frame[]): number[] {
  return frames.slice(1).map(({ angle }, index) => Math.abs(angle - (frames[index]?.angle ?? angle)));
}

describe.each(STEPS)("the frames of $step", (step) => {
  const leg = legOf(step);
  const frames = leg === undefined ? [] : framesOf(leg, 40, 90, false);

  test("lead from the first cell to the last one, on time", () => {
    const [first, last] = [leg?.cells[0], leg?.cells.at(-1)];
    expect(first !== undefined && last !== undefined).toBe(true);
    if (first === undefined || last === undefined) return;
    expect(frames[0]).toMatchObject({ at: 0, ...centre(first) });
    const end = frames.at(-1);
    expect(end?.at).toBe(1);
    expect(end?.x).toBeCloseTo(centre(last).x);
    expect(end?.y).toBeCloseTo(centre(last).y);
    expect(frames.map(({ at }) => at)).toEqual(frames.map(({ at }) => at).sort((one, other) => one - other));
  });

  test("begin and end on the ground, with the nose where it was and where it will be", () => {
    expect(frames[0]?.lift).toBeCloseTo(0);
    expect(frames.at(-1)?.lift).toBeCloseTo(0);
    expect(frames[0]?.angle).toBe(40);
    expect(((frames.at(-1)?.angle ?? 0) % 360 + 360) % 360).toBeCloseTo(90);
  });

  test("never turn round at once", () => {
    for (const turn of turns(frames)) expect(turn).toBeLessThanOrEqual(180);
  });
});

test("a taxiing plane touches every cell, and what flies is in the air between", () => {
  const [, walked, , jumped, flew] = STEPS.map((step) => {
    const leg = legOf(step);
    return leg === undefined ? [] : framesOf(leg, 0, 0, false);
  });
  expect(walked).toHaveLength(7);
  expect(walked?.every(({ lift }) => lift === 0)).toBe(true);
  for (const frames of [jumped, flew]) expect(Math.max(...(frames ?? []).map(({ lift }) => lift))).toBeGreaterThan(0.3);
});

test("a plane that is pushed back looks ahead all the while", () => {
  const leg = legOf({ step: "walked", color: "red", planes: [0], from: 55, to: 52 });
  const frames = leg === undefined ? [] : framesOf(leg, 0, 0, true);
  expect(frames.map(({ angle }) => angle)).toEqual(frames.map(() => 0));
});

test("a captured plane spins twice on its way, a gliding one does not", () => {
  const [from, to] = [{ x: 1, y: 1, angle: 90, scale: 1 }, { x: 12, y: 3, angle: 0, scale: 1 }];
  const spun = spin(from, to);
  expect(Math.abs((spun.at(-1)?.angle ?? 0) - 90)).toBeGreaterThan(600);
  expect(((spun.at(-1)?.angle ?? 1) % 360 + 360) % 360).toBeCloseTo(0);
  const glided = glide(from, to, 0.4);
  expect(glided.at(-1)).toMatchObject({ x: 12, y: 3 });
  expect(Math.max(...turns(glided))).toBeLessThan(90);
});
