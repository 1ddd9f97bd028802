import { readdirSync, readFileSync } from "node:fs";

import type { RoomView, ServerMessage, Snapshot, TableView, Update } from "../protocol";

/** Where the protocol's examples are. */
const FOLDER = new URL("../../../crates/aeroplane-protocol/fixtures/", `file://${import.meta.dirname}/`);

/** An example of the protocol by its path. */
export function fixture(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, FOLDER), "utf8"));
}

/** Every example with the type that it holds. */
export function allFixtures(): [path: string, type: string][] {
  return Object.entries(fixture("index.json") as Record<string, string>);
}

/** A finished game's record with the proof of its dice, as the server's tests keep it. */
export function storedRecords(): [name: string, text: string][] {
  const folder = new URL("../../../crates/aeroplane-session/tests/logs/", `file://${import.meta.dirname}/`);
  const names = readdirSync(folder).filter((name) => /\.game-[0-9]+\.txt$/.test(name));
  return names.map((name) => [name, readFileSync(new URL(name, folder), "utf8")]);
}

const welcome = fixture("server/welcome.json") as Extract<ServerMessage, { message: "welcome" }>;

/** The room of the examples: member 1 is the host and plays red. */
export const SNAPSHOT: Snapshot = welcome.snapshot;

/** The room of the examples about something else. */
export function room(change: Partial<RoomView>): RoomView {
  return { ...SNAPSHOT.room, ...change };
}

/** The board of the examples; red is to roll in a game that goes on. */
export const TABLE: TableView = SNAPSHOT.table ?? fail();

/** An update with that number. */
export function update(seq: number, more: Partial<Update> = {}): Update {
  return { seq, by: 1, event: { event: "said", phrase: "hello" }, steps: [], ...more };
}

/** Everything that comes of the value when one field, at any depth, is left out or another thing. */
export function* changes(value: unknown): Generator {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const replaced = (other: unknown): unknown =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
    yield replaced(undefined);
    yield replaced(-1.5);
    for (const changed of changes(inner)) yield replaced(changed);
  }
}

function fail(): never {
  throw new Error("the example of a welcome has no board");
}
