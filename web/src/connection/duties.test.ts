import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Color, Command, Occupant, Phase, RoomView, ServerMessage } from "../protocol";
import { chainFor, chainsHeld, forgetComputed } from "./chain";
import { room as roomView, SNAPSHOT, TABLE, update } from "./fixtures.test-help";
import { remember } from "./identity";
import { Room } from "./room.svelte";
import { latest, scriptSockets } from "./socket.test-help";
import { witnessOf } from "./witness";

const CODE = "K7Q0211Z";
const opening = SNAPSHOT.room.game;
let room: Room;

/**
 * The room of the examples in a phase, with these seats of the device; without an anchor, or with that of its chain.
 */
function view(phase: Phase, own: Partial<Record<Color, "none" | "own">>): RoomView {
  const seats = { ...SNAPSHOT.room.seats };
  for (const color of ["red", "yellow", "blue", "green"] as const) {
    const kind = own[color];
    const human: Occupant = { occupant: "human", member: 1, name: `Ada ${color}`, ready: true };
    const anchored: Occupant = kind === "own" ? { ...human, anchor: chainFor(opening, color).anchor } : human;
    seats[color] = { occupant: kind === undefined ? { occupant: "open" } : anchored };
  }
  return roomView({ phase, seats });
}

const welcome = (view: RoomView, seq = SNAPSHOT.seq): ServerMessage => ({
  message: "welcome",
  protocol: 1,
  snapshot: { ...SNAPSHOT, seq, room: view },
});

/** Answers commands as they come, and collects them, until so many were sent. */
async function commands(count: number): Promise<Command[]> {
  const found: Command[] = [];
  for (let seq = room.seq + 1; found.length < count; seq += 1) {
    await vi.waitFor(() => expect(latest().sent).toHaveLength(found.length + 1));
    found.push(latest().command.command);
    latest().tell({ message: "accepted", id: latest().command.id, seq }, { message: "update", update: update(seq) });
  }
  return found;
}

beforeEach(() => {
  scriptSockets();
  localStorage.clear();
  sessionStorage.clear();
  forgetComputed();
  remember({ code: CODE, invite: "80", member: 1 }, "Ada");
  room = new Room(CODE);
});

afterEach(() => {
  room.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the dice of the own seats", () => {
  it("get an anchor for each seat that has none, as after a rematch", async () => {
    latest().open(welcome(view({ stage: "lobby" }, { red: "none", yellow: "own", blue: "none" })));
    const anchor = (color: Color) => chainFor(opening, color).anchor;
    expect(await commands(2)).toEqual([
      { command: "take_seat", color: "red", anchor: anchor("red"), name: "Ada red" },
      { command: "take_seat", color: "blue", anchor: anchor("blue"), name: "Ada blue" },
    ]);
  });

  it("are given to a seat with its name", async () => {
    latest().open(welcome(view({ stage: "lobby" }, {})));
    void room.takeSeat("green", "Mei");
    expect(await commands(1)).toEqual([
      { command: "take_seat", color: "green", anchor: chainFor(opening, "green").anchor, name: "Mei" },
    ]);
  });

  it("give the first links that are missing, of seats whose chains are here", async () => {
    const mixing = view({ stage: "mixing", missing: ["red", "green"], remaining_ms: 5000 }, {
      red: "own",
      yellow: "own",
      green: "none",
    });
    latest().open(welcome(mixing));
    expect(await commands(1)).toEqual([
      { command: "give_link", color: "red", link: chainFor(opening, "red").link(1) },
    ]);
    expect(latest().sent).toHaveLength(1);
    expect(Object.keys(chainsHeld(opening.game))).toEqual(["red", "yellow"]);
    expect(witnessOf(opening.game)).toMatchObject({ commitment: opening.commitment, seen: undefined });
  });

  it("give each roll the link of its number", async () => {
    latest().open(welcome(view({ stage: "playing", paused: false }, { red: "own" })));
    void room.roll("red");
    const link = chainFor(opening, "red").afterRolls(TABLE.rolls.red);
    expect(link).toMatch(/^[0-9a-f]{64}$/);
    expect(await commands(1)).toEqual([{ command: "roll", link }]);
  });

  it("roll without a link where the chain is lost", async () => {
    latest().open(welcome(view({ stage: "playing", paused: false }, { red: "none" })));
    void room.roll("red");
    expect(await commands(1)).toEqual([{ command: "roll" }]);
  });

  it("do nothing while another tab plays", () => {
    const presence: ServerMessage = { message: "presence", presence: { members: [1], watchers: 0 } };
    latest().open(welcome(view({ stage: "playing", paused: false }, {})), presence, presence);
    latest().tell({ message: "notice", notice: { notice: "open_elsewhere", connections: 2 } });
    const mixing = view({ stage: "mixing", missing: ["red"], remaining_ms: 5000 }, { red: "own" });
    latest().tell({ message: "update", update: update(SNAPSHOT.seq + 1, { room: mixing }) });
    expect(room.elsewhere).toBe(true);
    expect(latest().sent).toEqual([]);
  });
});
