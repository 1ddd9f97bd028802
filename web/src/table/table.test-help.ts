import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";

import { announcer } from "../app/announcer.svelte";
import { preferences } from "../app/preferences.svelte";
import { SNAPSHOT, TABLE } from "../connection/fixtures.test-help";
import { remember } from "../connection/identity";
import { Room } from "../connection/room.svelte";
import { latest, scriptSockets } from "../connection/socket.test-help";
import { speaker } from "../language/language.svelte";
import type { Command, Offer, ServerMessage, Snapshot, TableView } from "../protocol";
import Table from "./Table.svelte";

export const CODE = "K7Q0211Z";
export const TO_ROLL: TableView = { ...TABLE, turn: { turn: "to_roll", color: "red" } };
export const OFFERS: readonly Offer[] = TABLE.turn.turn === "to_move" ? TABLE.turn.offers : [];

let rooms: Room[] = [];
let announced: string[] = [];

/** Sits down at the table of the examples, as the device's member or, where it has none, as somebody who watches. */
export function enter(change: Partial<Snapshot> = {}): Room {
  return enterAs({ ...SNAPSHOT, ...change });
}

export function enterAs(snapshot: Snapshot): Room {
  const room = new Room(CODE);
  rooms.push(room);
  latest().open(
    { message: "welcome", protocol: 1, snapshot },
    { message: "presence", presence: { members: [1, 2], watchers: 0 } },
  );
  render(Table, { client: room });
  flushSync();
  return room;
}

export function action(): HTMLElement {
  const found = document.querySelector<HTMLElement>("[data-action]");
  if (found === null) throw new Error("there is no button");
  return found;
}

export const caption = () => document.querySelector("[data-caption]")?.textContent ?? "";

/** Everything that was announced, without the marks that set arguments apart. */
export const said = () => announced.map((text) => text.replaceAll(/[\u2068\u2069]/g, ""));

/** The commands that were sent, without what is sent by itself. */
export async function sent(): Promise<Command[]> {
  await vi.advanceTimersByTimeAsync(0);
  return latest().sent.flatMap((message) => (message.message === "command" ? [message.command] : []));
}

export async function press(key: string): Promise<void> {
  await fireEvent.keyDown(document.body, { key });
}

export async function tell(...messages: ServerMessage[]): Promise<void> {
  latest().tell(...messages);
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}

/** Lets so much time pass, and everything be drawn. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

/** A device that is member 1 of the room, before each test, and all left behind after it. */
export function atTable(): void {
  // The first table that is drawn takes its time on a busy machine.
  vi.setConfig({ testTimeout: 30_000 });

  beforeAll(async () => {
    // The test's browser knows no modal dialogs.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
    await speaker.follow();
  });

  beforeEach(() => {
    scriptSockets();
    rooms = [];
    announced = [];
    localStorage.clear();
    sessionStorage.clear();
    vi.spyOn(announcer, "announce").mockImplementation((text) => void announced.push(text));
    remember({ code: CODE, invite: "80", member: 1 }, "Ada");
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ code: CODE, room: SNAPSHOT.room })));
  });

  afterEach(() => {
    cleanup();
    for (const room of rooms) room.stop();
    preferences.set("only_move", "by_itself");
    preferences.set("confirm", "second_tap");
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
