import { expect, test } from "vitest";

import type { Roll } from "../protocol";
import { pipsOf, placeOf, resting, tumbled } from "./spin";

const FACES: readonly Roll[] = [1, 2, 3, 4, 5, 6];

/** Where a point comes to by `rotateX() rotateY()`: turned about the upright axis, then about the horizontal one. */
function turn([x, y, z]: readonly [number, number, number], by: { x: number; y: number }): [number, number, number] {
  const [about, over] = [(by.y * Math.PI) / 180, (by.x * Math.PI) / 180];
  const [x1, z1] = [x * Math.cos(about) + z * Math.sin(about), z * Math.cos(about) - x * Math.sin(about)];
  return [x1, y * Math.cos(over) - z1 * Math.sin(over), y * Math.sin(over) + z1 * Math.cos(over)];
}

/** The middle of a face on the die that is turned by nothing. */
function middleOf(face: Roll): [number, number, number] {
  return turn([0, 0, 1], placeOf(face));
}

test.each(FACES)("a die that comes to rest on %s has that face in front", (face) => {
  const [x, y, z] = turn(middleOf(face), resting({ x: 33, y: 712 }, face));
  expect(x).toBeCloseTo(0);
  expect(y).toBeCloseTo(0);
  expect(z).toBeCloseTo(1);
});

test.each(FACES)("opposite of %s is what makes seven", (face) => {
  const opposite = FACES.find((other) => other + face === 7);
  expect(opposite).toBeDefined();
  const [here, there] = [middleOf(face), middleOf(opposite ?? face)];
  for (const [axis, value] of here.entries()) expect(value).toBeCloseTo(-(there[axis] ?? NaN));
});

test("a die turns on as it comes to rest, and never back", () => {
  const from = tumbled({ x: 10, y: 20 }, 300);
  for (const face of FACES) {
    const to = resting(from, face);
    expect(to.x).toBeGreaterThanOrEqual(from.x + 360);
    expect(to.y).toBeLessThan(from.y + 720);
  }
});

test.each(FACES)("the face of %s has as many pips", (face) => {
  const pips = pipsOf(face);
  expect(pips).toHaveLength(face);
  expect(new Set(pips.map(String)).size).toBe(face);
});
