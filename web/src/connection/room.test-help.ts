import { afterEach, beforeEach, vi } from "vitest";

import type { Command, ServerMessage, Snapshot, Update } from "../protocol";
import { SNAPSHOT, update } from "./fixtures.test-help";
import { remember } from "./identity";
import { Room } from "./room.svelte";
import { latest, ScriptedSocket, scriptSockets } from "./socket.test-help";

export const CODE = "K7Q0211Z";
export const presence: ServerMessage = { message: "presence", presence: { members: [1], watchers: 0 } };
export const elsewhere: ServerMessage = { message: "notice", notice: { notice: "open_elsewhere", connections: 2 } };
export const welcome = (change: Partial<Snapshot> = {}): ServerMessage => ({
  message: "welcome",
  protocol: 1,
  snapshot: { ...SNAPSHOT, ...change },
});
export const resumed = (...updates: Update[]): ServerMessage => ({ message: "resumed", protocol: 1, updates });
export const told = (seq: number, more?: Partial<Update>): ServerMessage => ({
  message: "update",
  update: update(seq, more),
});

export const SEEN = SNAPSHOT.seq;
export const HELLO: Command = { command: "say", phrase: "hello" };
let summary: () => Response;
const rooms: Room[] = [];

/** What the server says from now on of the room to whoever asks over HTTP. */
export function answerSummary(answer: () => Response): void {
  summary = answer;
}

/** A room that is left when the test is over. */
export function open(speaker?: "watcher"): Room {
  const room = new Room(CODE, speaker);
  rooms.push(room);
  return room;
}

/** A room that was entered as the member of this device. */
export function enter(): Room {
  const room = open();
  latest().open(welcome(), presence);
  return room;
}

/** What the room's listeners are told: numbers, negative for what is caught up on. */
export function heard(room: Room): number[] {
  const numbers: number[] = [];
  room.listen({
    welcomed: (snapshot) => numbers.push(snapshot.seq * 1000),
    updated: ({ seq }, { live }) => numbers.push(live ? seq : -seq),
  });
  return numbers;
}

/** Lets the page's next attempt take place. */
export async function comeBack(): Promise<ScriptedSocket> {
  const before = ScriptedSocket.opened.length;
  while (ScriptedSocket.opened.length === before) await vi.advanceTimersToNextTimerAsync();
  return latest();
}

/** The same without that field. */
export function without<Thing extends object, Field extends keyof Thing>(
  thing: Thing,
  field: Field,
): Omit<Thing, Field> {
  const rest = { ...thing };
  Reflect.deleteProperty(rest, field);
  return rest;
}

/** A device that is member 1 of the room, before each test; scripted sockets; and all left behind after it. */
export function inRoom(): void {
  beforeEach(() => {
    scriptSockets();
    localStorage.clear();
    sessionStorage.clear();
    remember({ code: CODE, invite: "80", member: 1 }, "Ada");
    summary = () => Response.json({ code: CODE, room: SNAPSHOT.room });
    vi.stubGlobal("fetch", () => Promise.resolve(summary()));
  });
  afterEach(() => {
    for (const room of rooms.splice(0)) room.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
