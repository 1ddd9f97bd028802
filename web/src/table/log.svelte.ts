import type { EventName, RoomClient } from "../connection/client";
import type { Seq, Step, Update } from "../protocol";

/**
 * A line of the log: the steps of an event, or an event that moved nothing. Words come later, in the page's language.
 */
export interface Entry {
  readonly seq: Seq;
  readonly steps: readonly Step[];
  readonly update: Update;
}

/** How many entries are kept in sight; the whole game stands in its replay. */
const KEPT = 200;

/** What happened since the table was opened, the newest last. */
export class Log {
  #entries: readonly Entry[] = $state.raw([]);

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** Takes in what the room tells, until the returned function is called. */
  follow(client: RoomClient, told: (entry: Entry, live: boolean) => void): () => void {
    return client.listen({
      updated: (update, { live }) => {
        // What was taken back has not happened.
        if (update.event.event === "undone") this.#entries = this.#entries.filter((told) => !isBehind(told, update));
        const entry = { seq: update.seq, steps: update.steps, update };
        if (update.steps.length > 0 || isTold(update)) this.#entries = [...this.#entries, entry].slice(-KEPT);
        told(entry, live);
      },
    });
  }
}

/** Whether an entry tells of an action that is not in the game any more. */
function isBehind({ steps, update }: Entry, { table }: Update): boolean {
  return steps.length > 0 && update.table !== undefined && table !== undefined && update.table.ply > table.ply;
}

const TOLD: ReadonlySet<EventName> = new Set([
  "autopilot_took",
  "player_took_back",
  "resigned",
  "paused",
  "resumed",
  "clock_extended",
  "undone",
  "joined",
  "left",
  "host_changed",
  "began",
]);

/** Whether an event has a sentence of its own, beside what is told of its steps. */
export function isTold({ event }: Update): boolean {
  return TOLD.has(event.event);
}
