import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Setup, Step } from "../protocol";
import { Animator } from "./animator";
import { beatOf } from "./beats";
import { fold } from "./fold";
import { type PlaneId, planeKey } from "./planes";
import { poses, transformOf } from "./poses";

const START: Setup = { planes: { red: [8, 8], yellow: [-1, 31], blue: [-1, 53] }, turn: "red", roll: 6 };

interface Played {
  readonly plane: string;
  readonly keyframes: Keyframe[];
  readonly duration: number;
  running: boolean;
}

let played: Played[] = [];
let animator: Animator;

/** Planes that write down how they are moved. */
function element(plane: PlaneId): HTMLElement {
  const drawn = document.createElement("div");
  const animate = (keyframes: Keyframe[], { duration }: { duration: number }) => {
    const one: Played = { plane: planeKey(plane), keyframes, duration, running: true };
    played.push(one);
    return { cancel: () => (one.running = false) };
  };
  return Object.assign(drawn, { animate });
}

function perform(step: Step, { before = START, time = 400, still = false } = {}): Setup {
  const after = fold(before, step);
  animator.perform(beatOf(step), { time, still, before, after });
  return after;
}

function transformsOf(plane: string): string[] {
  const moved = played.findLast((one) => one.plane === plane && one.keyframes[0]?.transform !== undefined);
  return (moved?.keyframes ?? []).map(({ transform }) => String(transform));
}

function resting(position: Setup, key: string): string {
  const pose = poses(position).find((one) => planeKey(one) === key);
  return pose === undefined ? "nowhere" : transformOf(pose);
}

/** The numbers of a transform, so that forms can be compared that mean the same. */
function numbers(transform: string | undefined): number[] {
  const found = (transform ?? "").match(/-?[\d.]+/g)?.map(Number) ?? [];
  const [x = 0, y = 0, angle = 0, scale = 0, same = scale] = found;
  return [x, y, ((angle % 360) + 360) % 360, scale, same].map((value) => Number(value.toFixed(2)));
}

beforeEach(() => {
  vi.useFakeTimers();
  played = [];
  animator = new Animator();
  animator.onstage({ element });
});

afterEach(() => vi.useRealTimers());

test.each<Step>([
  { step: "launched", color: "yellow", plane: 0 },
  { step: "walked", color: "red", planes: [0], from: 8, to: 14 },
  { step: "captured", color: "red", victim: "yellow", planes: [1], at: 31, because: "landing" },
  { step: "stacked", color: "red", planes: [0, 1], at: 8 },
])("$step leads from where the planes stood to where they stand", (step) => {
  const after = perform(step);
  const { color, planes } = beatOf(step);
  expect(planes).not.toHaveLength(0);
  for (const plane of planes) {
    const key = planeKey({ color: color ?? "red", plane });
    const transforms = transformsOf(key);
    expect(numbers(transforms[0])).toEqual(numbers(resting(START, key)));
    expect(numbers(transforms.at(-1))).toEqual(numbers(resting(after, key)));
  }
});

test("the planes that stay make room", () => {
  const after = perform({ step: "walked", color: "red", planes: [0], from: 8, to: 14 });
  expect(transformsOf("red-1")).toEqual([resting(START, "red-1"), resting(after, "red-1")]);
  expect(transformsOf("blue-1")).toEqual([]);
});

test("a plane that comes home goes to the centre, from there to its bay, and turns over", () => {
  const home = perform({ step: "walked", color: "blue", planes: [1], from: 53, to: 56 });
  const centre = numbers(transformsOf("blue-1").at(-1));
  expect(centre).not.toEqual(numbers(resting(home, "blue-1")));
  perform({ step: "came_home", color: "blue", planes: [1] }, { before: home });
  expect(numbers(transformsOf("blue-1")[0]).slice(0, 2)).toEqual(centre.slice(0, 2));
  expect(numbers(transformsOf("blue-1").at(-1))).toEqual(numbers(resting(home, "blue-1")));
  vi.advanceTimersByTime(400);
  expect(transformsOf("blue-1")[0]).toContain("scale(0.02, 1)");
  expect(played.filter(({ plane, running }) => plane === "blue-1" && running)).toHaveLength(1);
});

test("without motion, or without time, nothing is moved", () => {
  perform({ step: "walked", color: "red", planes: [0], from: 8, to: 14 }, { still: true });
  perform({ step: "walked", color: "red", planes: [0], from: 8, to: 14 }, { time: 0 });
  expect(played).toEqual([]);
});

test("nothing moves any more when the show is over or the board has gone", () => {
  perform({ step: "walked", color: "red", planes: [0], from: 8, to: 14 });
  expect(played.some(({ running }) => running)).toBe(true);
  animator.finish();
  expect(played.some(({ running }) => running)).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
  perform({ step: "walked", color: "red", planes: [0], from: 8, to: 14 });
  animator.onstage(undefined);
  expect(played.some(({ running }) => running)).toBe(false);
});
