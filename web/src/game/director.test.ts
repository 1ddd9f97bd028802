import { readFileSync } from "node:fs";

import { beforeEach, expect, test, vi } from "vitest";

import { GOLDEN_GAMES } from "../../tests/games/games";
import type { Outcome, RoomClient, RoomListener } from "../connection/client";
import type { Color, GameTurn, Setup, Snapshot, Step, TableView, Update } from "../protocol";
import { TO_SEE } from "./beats";
import type { Means, Performer, Showing } from "./director-means";
import { Director } from "./director.svelte";
import { foldAll } from "./fold";

const FIXTURE = JSON.parse(
  readFileSync("../crates/aeroplane-protocol/fixtures/server/update.json", "utf8"),
) as { update: Update };

const START: Setup = { planes: { red: [8, -1], yellow: [-1, 31] }, turn: "red", roll: 6 };
const GAME = Object.fromEntries(GOLDEN_GAMES).classic ?? { start: START, plies: [] };
const MOVE: Step[] = [
  { step: "walked", color: "red", planes: [0], from: 8, to: 14 },
  { step: "jumped", color: "red", planes: [0], from: 14, to: 18 },
  { step: "captured", color: "red", victim: "yellow", planes: [1], at: 31, because: "landing" },
  { step: "turn_passed", color: "red", to: "yellow" },
];
const ROLL: Step = { step: "rolled", color: "yellow", roll: 5 };

/** What was shown, by a clock that goes only while something is waited for. */
class Show implements Performer {
  now = 0;
  hidden = false;
  still = false;
  /** Whether a beat lasts until the test lets it end. */
  held = false;
  readonly beats: { step: string; showing: Showing; at: number }[] = [];
  finished = 0;
  cues = 0;
  #release: (() => void)[] = [];

  readonly means: Means = {
    performer: this,
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        const go = () => {
          if (!signal.aborted) this.now += milliseconds;
          resolve();
        };
        signal.addEventListener("abort", () => resolve());
        if (this.held) this.#release.push(go);
        else go();
      }),
    now: () => this.now,
    hidden: () => this.hidden,
    pace: () => ({ speed: 1, still: this.still }),
  };

  perform({ step }: Parameters<Performer["perform"]>[0], showing: Showing): void {
    this.beats.push({ step: step.step, showing, at: this.now });
  }

  finish(): void {
    this.finished += 1;
  }

  yourTurn(): void {
    this.cues += 1;
  }

  onstage(): void {
    // Nothing is drawn here.
  }

  /** Ends the beat that is shown, and waits until the next one has begun. */
  async next(): Promise<void> {
    this.#release.shift()?.();
    await settled();
  }

  get names(): string[] {
    return this.beats.map(({ step }) => step);
  }
}

/** All promises that wait for nothing else have gone on. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A room that tells what the test makes it tell. */
class Room {
  listener: RoomListener = {};
  table: TableView | undefined;
  seats: readonly Color[] = ["red"];
  outcome: Outcome = { done: false, because: "not_sent" };
  seq = 1;

  /** The part of a client that a director needs. */
  get client(): RoomClient {
    const part: Partial<RoomClient> = {
      seats: this.seats,
      table: this.table,
      lastMoves: {},
      listen: (listener) => {
        this.listener = listener;
        return () => (this.listener = {});
      },
      roll: () => Promise.resolve(this.outcome),
    };
    return part as RoomClient;
  }

  welcome(position: Setup): void {
    this.table = tableOf(position);
    const { room } = FIXTURE.update;
    if (room === undefined) throw new Error("the fixture has a room");
    const last_moves: Snapshot["last_moves"] = [{ color: "red", steps: MOVE }];
    const snapshot: Snapshot = { seq: 1, room, table: this.table, last_moves, talk: [] };
    this.listener.welcomed?.(snapshot);
  }

  tell(steps: Step[], position: Setup, { live = true, event = FIXTURE.update.event } = {}): void {
    const before = this.table;
    this.table = tableOf(position);
    this.seq += 1;
    this.listener.updated?.({ seq: this.seq, event, steps, table: this.table }, { before, live });
  }
}

function tableOf(position: Setup): TableView {
  const { table } = FIXTURE.update;
  if (table === undefined) throw new Error("the fixture has a table");
  const turn: GameTurn = { turn: "to_roll", color: position.turn };
  return { ...table, position, turn };
}

let show: Show;
let director: Director;
let room: Room;

beforeEach(() => {
  show = new Show();
  director = new Director(show.means);
  room = new Room();
});

test("steps are shown in order, each from the position that the one before left", async () => {
  director.show(START);
  await director.play(MOVE);
  expect(show.names).toEqual(["walked", "jumped", "captured", "turn_passed"]);
  for (const [index, { showing }] of show.beats.entries()) {
    expect(showing.after).toEqual(foldAll(START, MOVE.slice(0, index + 1)));
    expect(showing.before).toEqual(foldAll(START, MOVE.slice(0, index)));
  }
  expect(director.position).toEqual(foldAll(START, MOVE));
  expect(director.playing).toBe(false);
  expect(director.telling).toBeUndefined();
});

test("a whole game, told as fast as it is shown, ends as the engine told and is never late", async () => {
  director.show(GAME.start);
  for (const { steps, position } of GAME.plies) {
    const told = show.now;
    await director.play(steps, { end: position });
    expect(show.now - told).toBeLessThan(1500);
    expect(director.position).toEqual(position);
  }
  expect(director.meanwhile).toEqual([]);
});

test("while something is shown no choice is offered", async () => {
  show.held = true;
  director.show(START);
  void director.play(MOVE);
  expect(director.playing).toBe(true);
  await settled();
  for (const step of MOVE) {
    expect(director.telling).toEqual(step);
    expect(director.playing).toBe(true);
    await show.next();
  }
  expect(director.playing).toBe(false);
});

test("however much is told at once, everything is over within a second and a half", async () => {
  director.show(GAME.start);
  const shows = GAME.plies.slice(0, 60).map(({ steps, position }) => director.play(steps, { end: position }));
  await Promise.all(shows);
  expect(show.now).toBeLessThan(1500);
  expect(director.position).toEqual(GAME.plies[59]?.position);
  expect(director.meanwhile.length).toBeGreaterThan(0);
  director.heard();
  expect(director.meanwhile).toEqual([]);
});

test("a backlog of two is shown quicker, and nothing of it is left out", async () => {
  director.show(START);
  await Promise.all([director.play(MOVE), director.play([ROLL])]);
  expect(show.names).toEqual([...MOVE.map(({ step }) => step), "rolled"]);
  expect(show.now).toBeLessThan(1500);
  expect(director.meanwhile).toEqual([]);
});

test("any input ends what is shown, and the die shows what was rolled", async () => {
  show.held = true;
  director.show(START);
  const shown = Promise.all([director.play(MOVE), director.play([ROLL])]);
  await settled();
  director.skip();
  expect(director.playing).toBe(false);
  expect(director.position).toEqual(foldAll(START, [...MOVE, ROLL]));
  expect(director.die).toMatchObject({ color: "yellow", value: 5, rolling: false });
  await shown;
  await show.next();
  expect(show.names).toEqual(["walked"]);
});

test("a roll whose show was skipped is seen for a moment, however many keys are pressed", async () => {
  show.held = true;
  director.follow(room.client);
  room.welcome(START);
  room.tell([ROLL], foldAll(START, [ROLL]));
  await settled();
  for (let key = 0; key < 3; key += 1) {
    director.skip();
    expect(director.die).toMatchObject({ value: 5, rolling: false });
    expect(director.playing).toBe(true);
  }
  await show.next();
  await show.next();
  expect(director.playing).toBe(false);
  expect(show.now).toBe(TO_SEE);
});

test.each([
  ["has come to nothing", { step: "turn_passed", color: "yellow", to: "red" }],
  ["may be made again", { step: "roll_again", color: "yellow", streak: [] }],
] satisfies [string, Step][])("a skipped roll that %s is not waited for", async (_, end) => {
  show.held = true;
  director.follow(room.client);
  room.welcome(START);
  room.tell([ROLL, end], foldAll(START, [ROLL, end]));
  await settled();
  director.skip();
  expect(director.playing).toBe(false);
});

test("what comes while a skipped roll is seen is shown after it", async () => {
  show.held = true;
  director.follow(room.client);
  room.welcome(START);
  room.tell([ROLL], foldAll(START, [ROLL]));
  await settled();
  director.skip();
  room.tell(MOVE, foldAll(START, [ROLL, ...MOVE]));
  await show.next();
  await show.next();
  expect(director.telling?.step).toBe("walked");
});

test("a roll that was caught up on is seen for a moment, too", async () => {
  show.held = true;
  director.follow(room.client);
  room.welcome(START);
  room.tell([ROLL], foldAll(START, [ROLL]), { live: false });
  expect(director.playing).toBe(true);
  await show.next();
  expect(director.playing).toBe(false);
});

test("a show that fails holds nobody up", async () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  show.perform = () => {
    throw new Error("nothing can be drawn");
  };
  director.show(START);
  await director.play(MOVE);
  expect(director.playing).toBe(false);
  expect(director.position).toEqual(foldAll(START, MOVE));
  expect(report).toHaveBeenCalledTimes(MOVE.length);
  vi.unstubAllGlobals();
});

test("the position that was told wins over the one that was folded", async () => {
  director.show(START);
  const told: Setup = { ...START, planes: { red: [20, -1], yellow: [-1, -1] }, turn: "yellow" };
  await director.play(MOVE, { end: told });
  expect(director.position).toBe(told);
  const other = { ...told, planes: { red: [21, -1], yellow: [-1, -1] } };
  await director.play([], { end: other });
  expect(director.position).toBe(other);
});

test("a plane that comes home lies in its hangar only when it has got there", async () => {
  show.held = true;
  const before: Setup = { planes: { red: [53, 56] }, turn: "red", roll: 3 };
  director.show(before);
  void director.play([
    { step: "walked", color: "red", planes: [0], from: 53, to: 56 },
    { step: "came_home", color: "red", planes: [0] },
    { step: "over", color: "red" },
  ]);
  await settled();
  expect(director.position?.planes.red).toEqual([53, 56]);
  await show.next();
  expect(director.telling?.step).toBe("came_home");
  expect(director.position?.planes.red).toEqual([53, 56]);
  await show.next();
  expect(director.position?.planes.red).toEqual([56, 56]);
});

test("the die rolls while the roll is shown, with the value that the server told", async () => {
  show.held = true;
  director.show({ ...START, turn: "yellow", roll: undefined });
  expect(director.die).toEqual({ color: "yellow", value: undefined, rolling: false });
  void director.play([ROLL]);
  await settled();
  expect(director.die).toMatchObject({ color: "yellow", value: 5, rolling: true });
  expect(director.die?.rest).toBeLessThanOrEqual(700);
  await show.next();
  expect(director.die).toMatchObject({ value: 5, rolling: false });
});

test("the last move of a seat stays marked until its next one begins", async () => {
  director.show(START);
  await director.play(MOVE);
  expect(director.lastMoves.map(({ color, legs }) => [color, legs.length])).toEqual([["red", 2]]);
  await director.play([ROLL, { step: "turn_passed", color: "yellow", to: "red" }]);
  expect(director.lastMoves).toHaveLength(1);
  show.held = true;
  void director.play([{ step: "launched", color: "red", plane: 1 }]);
  await settled();
  expect(director.lastMoves).toEqual([]);
  await show.next();
  expect(director.lastMoves.map(({ legs }) => legs[0]?.kind)).toEqual(["launch"]);
});

test("without motion states are shown in the same order", async () => {
  show.still = true;
  director.show(START);
  await director.play(MOVE);
  expect(show.names).toEqual(["walked", "jumped", "captured", "turn_passed"]);
  expect(show.beats.every(({ showing }) => showing.still)).toBe(true);
});

test("an asked-for speed takes its time", async () => {
  director.show(START);
  await director.play(MOVE, { speed: 0.5 });
  expect(show.now).toBeGreaterThan(3000);
});

test("a room is shown at once when it is told anew, with the last moves", () => {
  director.follow(room.client);
  room.welcome(START);
  expect(director.position).toBe(START);
  expect(director.playing).toBe(false);
  expect(director.lastMoves.map(({ color }) => color)).toEqual(["red"]);
});

test("an own move is shown exactly once", async () => {
  director.follow(room.client);
  room.welcome(START);
  room.tell(MOVE, foldAll(START, MOVE));
  await settled();
  expect(show.names).toEqual(["walked", "jumped", "captured", "turn_passed"]);
  expect(director.position).toEqual(foldAll(START, MOVE));
});

test("a hidden page is at the present at once, and tells what happened meanwhile", async () => {
  director.follow(room.client);
  room.welcome(START);
  show.hidden = true;
  room.tell(MOVE, foldAll(START, MOVE));
  expect(director.position).toEqual(foldAll(START, MOVE));
  expect(director.playing).toBe(false);
  await settled();
  expect(show.beats).toEqual([]);
  expect(director.meanwhile.map(({ step }) => step)).toEqual(["walked", "jumped", "captured"]);
});

test("a page that is hidden in the middle of a show does not go on with it", async () => {
  show.held = true;
  director.follow(room.client);
  room.welcome(START);
  room.tell(MOVE, foldAll(START, MOVE));
  await settled();
  show.hidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(director.position).toEqual(foldAll(START, MOVE));
  expect(director.playing).toBe(false);
  expect(director.meanwhile.map(({ step }) => step)).toEqual(["walked", "jumped", "captured"]);
});

test("what is caught up on is not shown step by step", async () => {
  director.follow(room.client);
  room.welcome(START);
  room.tell(MOVE, foldAll(START, MOVE), { live: false });
  await settled();
  expect(show.beats).toEqual([]);
  expect(director.position).toEqual(foldAll(START, MOVE));
  expect(director.meanwhile).toHaveLength(3);
});

test("what was taken back is gone at once", async () => {
  show.held = true;
  director.follow(room.client);
  room.welcome(START);
  room.tell(MOVE, foldAll(START, MOVE));
  await settled();
  room.tell([], START, { event: { event: "undone", actions: 1 } });
  expect(director.position).toBe(START);
  expect(director.playing).toBe(false);
  expect(director.lastMoves).toEqual([]);
  await show.next();
  expect(show.names).toEqual(["walked"]);
});

test("the turn is called when it comes from somebody else to this device, and only then", async () => {
  room.seats = ["yellow"];
  director.follow(room.client);
  room.welcome(START);
  const after = foldAll(START, MOVE);
  room.tell(MOVE, after);
  await settled();
  expect(show.cues).toBe(1);
  room.tell([ROLL, { step: "roll_again", color: "yellow", streak: [] }], after);
  await settled();
  expect(show.cues).toBe(1);
});

test("the die tumbles from the moment of asking, and lies down as it was when it is not allowed", async () => {
  director.show({ ...START, roll: 3 });
  const asked = director.roll(room.client, "red");
  expect(director.die).toEqual({ color: "red", value: undefined, rolling: true });
  expect((await asked).done).toBe(false);
  expect(director.die).toMatchObject({ value: 3, rolling: false });
});

test("nobody who has gone is told anything", async () => {
  const stop = director.follow(room.client);
  room.welcome(START);
  stop();
  room.tell(MOVE, foldAll(START, MOVE));
  await settled();
  expect(director.position).toBe(START);
});
