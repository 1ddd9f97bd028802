import { CELL_SIZE, centre, heading, launchHeading, type Point, RIM } from "../board/geometry";
import { BAYS, HANGAR_SPOT, HOME_SPOT, WAYS } from "../generated/board";
import type { PlaneSet, Setup, Spot } from "../protocol";
import { allPlanes, type PlaneId, stackOf } from "./planes";

/** How a plane is drawn. */
export interface Pose extends PlaneId {
  /** The place of its middle, in cells of the grid from the top left. */
  readonly x: number;
  readonly y: number;
  /** Where its nose points in degrees, 0 for up, clockwise. */
  readonly angle: number;
  /** Its size, 1 for a plane that has a cell to itself. */
  readonly scale: number;
  /** Whether it is home: it lies turned over in its own bay. */
  readonly home: boolean;
  /** Whether it is on its way, from the launch pad on. */
  readonly onBoard: boolean;
  /** The planes of the stack that it belongs to, itself included; the highest number sits on top. */
  readonly stack: PlaneSet;
  /** Where its number is shown: the corner of it with least beside it, as steps of one to the side and down. */
  readonly badge: Point;
  /** What lies higher is drawn later. */
  readonly z: number;
}

type Resting = PlaneId & { readonly spot: Spot };

/** Planes that are drawn as one: a stack, or a plane by itself. */
type Unit = readonly Resting[];

/** How far apart the planes of a cell are, how large, by how many there are. */
const FANS: readonly { readonly radius: number; readonly scale: number }[] = [
  { radius: 0, scale: 1 },
  { radius: 0, scale: 1 },
  { radius: 0.34, scale: 0.76 },
  { radius: 0.4, scale: 0.66 },
  { radius: 0.44, scale: 0.6 },
];

/** How large a plane in its bay is. */
const PARKED_SCALE = 0.76;

/** The step from one plane of a stack to the next one upon it, in cells. */
const STACK_STEP: Point = { x: 0.1, y: -0.13 };

/** Where a plane of a seat stands on the board, whatever else stands there. */
function place({ color, plane, spot }: Resting): Point {
  const cell = spot === HANGAR_SPOT || spot === HOME_SPOT ? BAYS[color][plane] : WAYS[color][spot];
  return cell === undefined ? { x: 0, y: 0 } : centre(cell);
}

function angle(resting: Resting): number {
  if (resting.spot === HANGAR_SPOT || resting.spot === HOME_SPOT) return launchHeading(resting.color);
  const next = WAYS[resting.color][resting.spot + 1];
  return next === undefined ? 0 : heading(place(resting), centre(next));
}

/** The units of planes that share a place, from one place to the next. */
function unitsByPlace(position: Setup): Unit[][] {
  const places = new Map<string, Unit[]>();
  const planes = allPlanes(position);
  for (const resting of planes) {
    const { x, y } = place(resting);
    const stack = stackOf(position, resting);
    if (stack.length > 1 && stack[0] !== resting.plane) continue;
    const unit = planes.filter(({ color, plane }) => color === resting.color && stack.includes(plane));
    const units = places.get(`${x} ${y}`) ?? [];
    places.set(`${x} ${y}`, [...units, unit]);
  }
  return [...places.values()];
}

/** How the units of a place are moved from its middle: in a row across the track, or in a circle. */
function fan(count: number, index: number, track: number): Point & { scale: number } {
  const { radius, scale } = FANS[count] ?? { radius: 0.21 / Math.sin(Math.PI / count), scale: 0.5 };
  const start = count === 2 ? track - 90 : count === 4 ? -45 : 0;
  const radians = ((start + (360 * index) / count) * Math.PI) / 180;
  return { x: radius * Math.sin(radians), y: -radius * Math.cos(radians), scale };
}

/** Away from the other planes of the cell, and from the rim of the board. */
function corner({ x, y }: Point, moved: Point): Point {
  const side = (from: number, at: number) => (Math.abs(from) > 0.1 ? Math.sign(from) : at < 1 ? 1 : -1);
  return { x: side(moved.x, x), y: side(moved.y, y) };
}

function unitPoses(unit: Unit, count: number, index: number): Pose[] {
  return unit.map((resting, level) => {
    const { x, y } = place(resting);
    const turned = angle(resting);
    const onBoard = resting.spot !== HANGAR_SPOT && resting.spot !== HOME_SPOT;
    const moved = fan(count, index, turned);
    // A stack grows upwards from where it stands, and stays in the middle of its cell as a whole.
    const lift = level - (unit.length - 1) / 2;
    return {
      color: resting.color,
      plane: resting.plane,
      x: x + moved.x + lift * STACK_STEP.x * moved.scale,
      y: y + moved.y + lift * STACK_STEP.y * moved.scale,
      angle: turned,
      scale: onBoard ? moved.scale : PARKED_SCALE,
      home: resting.spot === HOME_SPOT,
      onBoard,
      stack: unit.map(({ plane }) => plane),
      badge: corner({ x: x + moved.x, y: y + moved.y }, moved),
      z: 1 + index * 4 + level,
    };
  });
}

/** How all planes of a position are drawn, seat by seat. */
export function poses(position: Setup): Pose[] {
  const all = unitsByPlace(position).flatMap((units) =>
    units.flatMap((unit, index) => unitPoses(unit, units.length, index)),
  );
  return allPlanes(position).flatMap(({ color, plane }) =>
    all.filter((pose) => pose.color === color && pose.plane === plane),
  );
}

/** What of a pose a transform is made of. */
export type Placement = Pick<Pose, "x" | "y" | "angle" | "scale">;

/** The CSS transform of a plane's element: the board is the size container, so it follows every change of its width. */
export function transformOf({ x, y, angle, scale }: Placement): string {
  const along = (cells: number) => `${((cells + RIM - 0.5) * CELL_SIZE).toFixed(3)}cqi`;
  return `translate(${along(x)}, ${along(y)}) rotate(${angle}deg) scale(${scale})`;
}

/** The angle that looks like `next` and is nearest to `from`, so that a plane turns the short way round. */
export function turnedTo(from: number, next: number): number {
  return from + ((((next - from) % 360) + 540) % 360) - 180;
}
