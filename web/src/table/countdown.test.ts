import { expect, it } from "vitest";

import { Countdown } from "./countdown.svelte";

function timed() {
  const clock = { now: 0 };
  const warnings: number[] = [];
  const countdown = new Countdown((seconds) => warnings.push(seconds), () => clock.now);
  const at = (seconds: number) => {
    clock.now = seconds * 1000;
    countdown.tick();
  };
  return { countdown, warnings, at };
}

it("counts down to the deadline", () => {
  const { countdown, at } = timed();
  countdown.follow("a", 30_000, 30);
  expect([countdown.seconds, countdown.part]).toEqual([30, 1]);
  at(14.2);
  expect(countdown.seconds).toBe(16);
  at(45);
  expect([countdown.seconds, countdown.part]).toEqual([0, 0]);
});

it("warns once at ten seconds and once at five, however often the deadline is told anew", () => {
  const { countdown, warnings, at } = timed();
  countdown.follow("a", 30_000, 30);
  at(19.9);
  expect(warnings).toEqual([]);
  at(20);
  at(20.3);
  countdown.follow("a", 30_100, 30);
  at(21);
  expect(warnings).toEqual([10]);
  at(25.2);
  at(25.9);
  expect(warnings).toEqual([10, 5]);
  at(31);
  expect(warnings).toEqual([10, 5]);
});

it("warns anew in another turn, and tells only the shorter time where both have come at once", () => {
  const { countdown, warnings, at } = timed();
  countdown.follow("a", 15_000, 15);
  at(6);
  countdown.follow("b", 30_000, 15);
  at(27);
  expect(warnings).toEqual([9, 3]);
});

it("counts nothing where time does not count", () => {
  const { countdown, warnings, at } = timed();
  countdown.follow("a", undefined, 0);
  at(100);
  expect(countdown.seconds).toBeUndefined();
  expect(warnings).toEqual([]);
});
