import { describe, expect, test } from "vitest";

import { centre } from "../board/geometry";
import { BAYS, CLOCKWISE, HANGAR_SPOT, HOME_SPOT, PAD_SPOT, WAYS } from "../generated/board";
import type { Setup } from "../protocol";
import { type Pose, poses, transformOf, turnedTo } from "./poses";

const at = (planes: Setup["planes"], stacks?: Setup["stacks"]): Pose[] =>
  poses({ planes, turn: "red", ...(stacks === undefined ? {} : { stacks }) });

function nearestTwo(drawn: readonly Pose[]): number {
  const distances = drawn.flatMap((one, index) =>
    drawn.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  return Math.min(...distances);
}

describe("a plane by itself", () => {
  test.each(CLOCKWISE)("%s stands in the middle of each cell of its way and looks to the next one", (color) => {
    for (const [spot, cell] of WAYS[color].slice(0, HOME_SPOT).entries()) {
      const [pose] = at({ [color]: [spot] });
      expect(pose).toMatchObject({ ...centre(cell), scale: 1, home: false, onBoard: true, stack: [0] });
      const next = centre(WAYS[color][spot + 1] ?? cell);
      const radians = ((pose?.angle ?? 0) * Math.PI) / 180;
      const here = centre(cell);
      const length = Math.hypot(next.x - here.x, next.y - here.y);
      expect(here.x + length * Math.sin(radians)).toBeCloseTo(next.x, 6);
      expect(here.y - length * Math.cos(radians)).toBeCloseTo(next.y, 6);
    }
  });

  test.each(CLOCKWISE)("%s is parked in its own bay before the start and, turned over, after the end", (color) => {
    const parked = at({ [color]: [HANGAR_SPOT, HOME_SPOT, HANGAR_SPOT, HOME_SPOT] });
    expect(parked.map(({ x, y }) => ({ x, y }))).toEqual(BAYS[color].map(centre));
    expect(parked.map(({ home }) => home)).toEqual([false, true, false, true]);
    expect(parked.every(({ onBoard }) => !onBoard)).toBe(true);
  });
});

describe("planes on one cell", () => {
  test.each([PAD_SPOT, 1, 5, 9, 18, 50, 53])("two to four of them on spot %i are apart, around its middle", (spot) => {
    for (const count of [2, 3, 4]) {
      const drawn = at({ green: Array.from({ length: count }, () => spot) });
      expect(drawn).toHaveLength(count);
      expect(nearestTwo(drawn)).toBeGreaterThanOrEqual(0.42);
      const middle = centre(WAYS.green[spot] ?? { row: -1, column: -1 });
      expect(drawn.reduce((sum, { x }) => sum + x, 0) / count).toBeCloseTo(middle.x, 6);
      expect(drawn.reduce((sum, { y }) => sum + y, 0) / count).toBeCloseTo(middle.y, 6);
    }
  });

  test("those of different seats share a square of the ring likewise", () => {
    // Square 20: red's 18, yellow's 5, blue's 44, green's 31.
    const drawn = at({ red: [18], yellow: [5], blue: [44], green: [31] });
    expect(nearestTwo(drawn)).toBeGreaterThanOrEqual(0.42);
    expect(new Set(drawn.map(({ scale }) => scale)).size).toBe(1);
    expect(drawn[0]?.scale).toBeLessThan(1);
  });

  test("even more of them do not lie upon one another", () => {
    const drawn = at({ red: [18, 18, 18, 18], yellow: [5, 5, 5, 5] });
    expect(drawn).toHaveLength(8);
    expect(nearestTwo(drawn)).toBeGreaterThanOrEqual(0.42 - 1e-9);
  });

  test("badges point away from the others", () => {
    const corners = at({ blue: [9, 9, 9, 9] }).map(({ badge }) => `${badge.x} ${badge.y}`);
    expect(new Set(corners).size).toBe(4);
  });
});

describe("a stack", () => {
  const drawn = at({ green: [7, 7, 7, 20] }, { green: [[0, 1, 2]] });

  test("stands at full size on its cell, one plane upon the other", () => {
    const [first, second, third, loose] = drawn;
    expect(drawn.map(({ stack }) => stack)).toEqual([[0, 1, 2], [0, 1, 2], [0, 1, 2], [3]]);
    expect([first, second, third].every((pose) => pose?.scale === 1)).toBe(true);
    expect((first?.z ?? 0) < (second?.z ?? 0) && (second?.z ?? 0) < (third?.z ?? 0)).toBe(true);
    expect((first?.y ?? 0) > (second?.y ?? 0) && (second?.y ?? 0) > (third?.y ?? 0)).toBe(true);
    expect(loose?.scale).toBe(1);
  });

  test("makes room for a plane that does not belong to it", () => {
    const [first, second, loose] = at({ green: [7, 7, 7] }, { green: [[0, 1]] });
    const middle = { x: ((first?.x ?? 0) + (second?.x ?? 0)) / 2, y: ((first?.y ?? 0) + (second?.y ?? 0)) / 2 };
    expect(Math.hypot(middle.x - (loose?.x ?? 0), middle.y - (loose?.y ?? 0))).toBeGreaterThanOrEqual(0.42);
  });
});

test("planes come seat by seat, and empty seats have none", () => {
  const drawn = at({ blue: [3, -1], red: [-1, 56] });
  expect(drawn.map(({ color, plane }) => `${color} ${plane}`)).toEqual(["red 0", "red 1", "blue 0", "blue 1"]);
});

test("a transform is measured by the width of the board", () => {
  const transform = "translate(1.923cqi, 1.923cqi) rotate(90deg) scale(0.5)";
  expect(transformOf({ x: 0.5, y: 0.5, angle: 90, scale: 0.5 })).toBe(transform);
});

test.each([
  [350, 0, 360],
  [0, 270, -90],
  [90, 180, 180],
  [-90, 0, 0],
  [720, 45, 765],
])("from %i the short way to %i is %i", (from, next, result) => {
  expect(turnedTo(from, next)).toBe(result);
});
