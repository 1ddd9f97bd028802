import type { Roll } from "../protocol";

/** How a die is turned, in degrees: about the horizontal axis, then about its own upright one. */
export interface Turned {
  readonly x: number;
  readonly y: number;
}

/** How a die is turned when each face looks to the front. Opposite faces make seven. */
const FRONT: Readonly<Record<Roll, Turned>> = {
  1: { x: 0, y: 0 },
  2: { x: -90, y: 0 },
  3: { x: 0, y: -90 },
  4: { x: 0, y: 90 },
  5: { x: 90, y: 0 },
  6: { x: 0, y: 180 },
};

/** How far a tumbling die turns within a second. */
export const TUMBLE: Turned = { x: 620, y: 470 };

/** Where each face is on the die that is turned by nothing: where it has to be turned to from the front. */
export function placeOf(face: Roll): Turned {
  const { x, y } = FRONT[face];
  return { x: -x, y: -y };
}

/** How a die that tumbles is turned after so many milliseconds. */
export function tumbled(from: Turned, milliseconds: number): Turned {
  return { x: from.x + (TUMBLE.x * milliseconds) / 1000, y: from.y + (TUMBLE.y * milliseconds) / 1000 };
}

/** How a die that is turned so comes to rest on a value: onwards, never back, by so many whole turns more. */
export function resting(from: Turned, value: Roll, turns = 1): Turned {
  const onwards = (angle: number, target: number) => angle + ((((target - angle) % 360) + 360) % 360) + 360 * turns;
  return { x: onwards(from.x, FRONT[value].x), y: onwards(from.y, FRONT[value].y) };
}

export function transformOf({ x, y }: Turned): string {
  return `rotateX(${x}deg) rotateY(${y}deg)`;
}

/** The middles of the pips of each face, in sixths of its side. */
export function pipsOf(face: Roll): readonly (readonly [x: number, y: number])[] {
  const [low, middle, high] = [1.55, 3, 4.45];
  const corners = [[low, low], [high, high], [high, low], [low, high]] as const;
  switch (face) {
    case 1:
      return [[middle, middle]];
    case 2:
      return corners.slice(0, 2);
    case 3:
      return [...corners.slice(0, 2), [middle, middle]];
    case 4:
      return corners;
    case 5:
      return [...corners, [middle, middle]];
    case 6:
      return [...corners, [low, middle], [high, middle]];
  }
}
