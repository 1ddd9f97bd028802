import type { Leg } from "../board/board";
import { centre, heading, type Point } from "../board/geometry";
import { type Placement, turnedTo } from "./poses";

/** A plane at one moment of its way. */
export interface Frame extends Point {
  /** When, from 0 to 1. */
  readonly at: number;
  readonly angle: number;
  /** How high it flies: 0 on the ground. */
  readonly lift: number;
  /** How far it is rolled to a side, 0 to 1: it looks narrower. */
  readonly bank: number;
  /** How it comes to the next frame. */
  readonly easing: string;
}

const SAMPLES = 14;
const JUMP_LIFT = 0.42;
const FLIGHT_LIFT = 0.6;
const BEND = 0.32;

/** A taxiing plane goes on from each cell and comes to it gently, so that the cells can be counted. */
const TAXI = "cubic-bezier(0.4, 0.1, 0.55, 0.95)";

/** The frames of a leg for a plane that points somewhere at first and in the end. */
export function framesOf(leg: Leg, first: number, last: number, backwards: boolean): Frame[] {
  const points = leg.cells.map(centre);
  switch (leg.kind) {
    case "walk":
      return taxi(points, first, last, backwards);
    case "launch":
      return sampled((time) => along(points, eased(time)), first, last, 0.25, hump);
    case "jump":
      return sampled((time) => arc(points, eased(time)), first, last, JUMP_LIFT, hump);
    case "shortcut":
      return sampled((time) => along(points, eased(time)), first, last, FLIGHT_LIFT, plateau);
  }
}

/** The frames of a captured plane: thrown up, it spins and glides back to its bay. */
export function spin(from: Placement, to: Placement): Frame[] {
  const turns = turnedTo(from.angle, to.angle) - from.angle + 720;
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const at = index / SAMPLES;
    const [gone, turned] = [eased(at), 1 - (1 - at) ** 2];
    return {
      at,
      x: from.x + (to.x - from.x) * gone,
      y: from.y + (to.y - from.y) * gone,
      angle: from.angle + turns * turned,
      lift: 0.5 * Math.sin(Math.PI * Math.sqrt(at)),
      bank: 0,
      easing: "linear",
    };
  });
}

/** The frames of a plane that glides straight from one place to another, so high at the most. */
export function glide(from: Placement, to: Placement, height: number): Frame[] {
  const place = (time: number) => along([from, to], eased(time));
  return sampled(place, from.angle, to.angle, height, hump, to.angle);
}

function taxi(points: readonly Point[], first: number, last: number, backwards: boolean): Frame[] {
  const steps = Math.max(points.length - 1, 1);
  let angle = first;
  return points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    const nose = after === undefined ? last : noseBetween(before ?? point, point, after, backwards);
    if (index > 0) angle = turnedTo(angle, nose);
    return { at: index / steps, x: point.x, y: point.y, angle, lift: 0, bank: 0, easing: TAXI };
  });
}

/** In a curve the nose points between where it comes from and where it goes. Pushed back, it still looks ahead. */
function noseBetween(before: Point, here: Point, after: Point, backwards: boolean): number {
  const [one, other] = backwards
    ? [heading(here, before), heading(after, here)]
    : [heading(before, here), heading(here, after)];
  return one + (turnedTo(one, other) - one) / 2;
}

/** Frames of a way in the air; its nose follows the way, unless a `fixed` angle is given, and it leans into curves. */
function sampled(
  place: (time: number) => Point,
  first: number,
  last: number,
  height: number,
  lift: (time: number) => number,
  fixed?: number,
): Frame[] {
  let angle = first;
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const at = index / SAMPLES;
    const here = place(at);
    const ahead = fixed ?? heading(place(Math.max(at - 0.04, 0)), place(Math.min(at + 0.04, 1)));
    const wanted = at < 0.86 ? ahead : last;
    // A plane cannot turn at once.
    const before = angle;
    const most = index === SAMPLES ? 360 : 34;
    const turn = turnedTo(angle, wanted) - angle;
    if (index > 0) angle += Math.max(-most, Math.min(most, turn));
    const bank = Math.min(Math.abs(angle - before) / 60, 0.4);
    return { at, ...here, angle, lift: height * lift(at), bank, easing: "linear" };
  });
}

/** Slow, fast, slow. */
function eased(time: number): number {
  return time * time * (3 - 2 * time);
}

/** Up, and down again. */
function hump(time: number): number {
  return Math.sin(Math.PI * time);
}

/** Up in the first quarter, down in the last. */
function plateau(time: number): number {
  return eased(Math.min(1, Math.min(time, 1 - time) * 3.6));
}

/** A point of a broken line, by its length. */
function along(points: readonly Point[], part: number): Point {
  const lengths = points.slice(1).map((point, index) => distance(points[index] ?? point, point));
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [points[index], points[index + 1]];
    if (from !== undefined && to !== undefined && left <= length) {
      const share = length === 0 ? 0 : left / length;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }
    left -= length;
  }
  return points.at(-1) ?? { x: 0, y: 0 };
}

/** A point of the arc of a jump, which bends to the inside of the ring as its preview does. */
function arc(points: readonly Point[], part: number): Point {
  const [from, to] = [points[0], points.at(-1)];
  if (from === undefined || to === undefined) return { x: 0, y: 0 };
  const bent = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * BEND,
    y: (from.y + to.y) / 2 + (to.x - from.x) * BEND,
  };
  const [one, two, three] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
  return { x: one * from.x + two * bent.x + three * to.x, y: one * from.y + two * bent.y + three * to.y };
}

function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}
