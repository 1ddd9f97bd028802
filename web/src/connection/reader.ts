import type { ServerMessage, Update } from "../protocol";
import { isObject } from "./check";
import { serverMessage } from "./forms";

/** A message of the server; nothing where the text is none. Never throws. */
export function readMessage(data: unknown): ServerMessage | undefined {
  if (typeof data !== "string") return undefined;
  const value = parsed(data);
  if (!isServerMessage(value)) return undefined;
  return value;
}

/** The value of a JSON text; nothing where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isServerMessage(value: unknown): value is ServerMessage {
  if (!serverMessage(value) || !isObject(value)) return false;
  // Lists that are empty are left out on the way; here they are there.
  if (isObject(value.update)) value.update.steps ??= [];
  for (const name of ["updates", "missing"]) {
    const updates = value[name];
    if (Array.isArray(updates)) for (const update of updates) if (isObject(update)) update.steps ??= [];
  }
  if (value.message === "refused") value.missing ??= [];
  return true;
}

/** The updates that are new to somebody who has seen that one last, in order. */
export function newer(updates: readonly Update[], seen: number): Update[] {
  return updates.filter((update) => update.seq > seen).sort((one, other) => one.seq - other.seq);
}
