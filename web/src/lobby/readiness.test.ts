import { describe, expect, test } from "vitest";

import type { Occupant } from "../protocol";
import { fillCommands, obstacle, openSeats, seatCommands, seatCount } from "./readiness";
import { lobbyFixture, person } from "./testing.svelte";

const open: Occupant = { occupant: "open" };
const closed: Occupant = { occupant: "closed" };
const bot: Occupant = { occupant: "bot", bot: "greedy" };

describe("what keeps a host from starting", () => {
  test("a game needs two", () => {
    const room = lobbyFixture({ red: person(1, true), yellow: open, blue: open, green: closed });
    expect(obstacle(room, 1)).toEqual({ why: "too_few" });
  });

  test("everybody else has to be ready; the host is by starting", () => {
    const room = lobbyFixture({ red: person(1, false), yellow: person(2, false), blue: person(3, true), green: closed });
    expect(obstacle(room, 1)).toEqual({ why: "not_ready", colors: ["yellow"] });
  });

  test("nobody is asked where all share a device", () => {
    const room = lobbyFixture({ red: person(1, false), yellow: person(1, false), blue: open, green: open });
    room.settings.one_device = true;
    expect(obstacle(room, 1)).toBeUndefined();
  });

  test("who shall begin has to be there", () => {
    const room = lobbyFixture({ red: person(1, true), yellow: bot, blue: open, green: open });
    room.settings.first = { by: "host", color: "green" };
    expect(obstacle(room, 1)).toEqual({ why: "empty_first", color: "green" });
    room.settings.first = { by: "host", color: "yellow" };
    expect(obstacle(room, 1)).toBeUndefined();
  });
});

describe("seats", () => {
  test("two play opposite of each other", () => {
    const room = lobbyFixture({ red: open, yellow: person(1, false), blue: open, green: open });
    expect(seatCommands(room, 2)).toEqual([
      { command: "set_seat", color: "red", plan: { plan: "closed" } },
      { command: "set_seat", color: "blue", plan: { plan: "closed" } },
    ]);
  });

  test("no person loses a seat, and a bot does before", () => {
    const room = lobbyFixture({ red: person(1, false), yellow: person(2, false), blue: bot, green: closed });
    expect(seatCommands(room, 2)).toEqual([{ command: "set_seat", color: "blue", plan: { plan: "closed" } }]);
  });

  test("more seats are opened", () => {
    const room = lobbyFixture({ red: person(1, false), yellow: closed, blue: person(2, false), green: closed });
    expect(seatCount(room)).toBe(2);
    expect(seatCommands(room, 3)).toEqual([{ command: "set_seat", color: "yellow", plan: { plan: "open" } }]);
  });

  test("the open ones: first the one opposite of somebody", () => {
    const room = lobbyFixture({ red: person(1, false), yellow: open, blue: open, green: closed });
    expect(openSeats(room)).toEqual(["blue", "yellow"]);
    expect(fillCommands(room, { plan: "bot", bot: "random" })).toHaveLength(2);
  });
});
