import { planeKey } from "../game/planes";
import type { Pose } from "../game/poses";

/** Half the side of the area in which a tap means a plane that stands alone, in cells: 44 px on a board of 320 px. */
const WIDEST = 1.15;

/** How far to each side a tap reaches each of these planes, by `planeKey`: never over the middle of another one. */
export function reaches(choices: readonly Pose[]): Map<string, number> {
  return new Map(
    choices.map((pose) => {
      const distances = choices
        .filter((other) => other !== pose)
        .map(({ x, y }) => Math.hypot(x - pose.x, y - pose.y) * 0.85);
      return [planeKey(pose), Math.min(WIDEST, ...distances)];
    }),
  );
}
