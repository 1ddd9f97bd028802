import type { Outcome, RoomClient } from "../connection/client";
import { CLOCKWISE } from "../generated/board";
import type { Bot, Color, Command, RoomCode } from "../protocol";
import { openSeats } from "./readiness";

/** What is done in a room by whoever has just come in, before they look around. */
export type Preparation = (client: RoomClient) => Promise<void>;

const waiting = new Map<RoomCode, Preparation>();

/** Leaves word of what is to be done in a room as soon as it is reached. */
export function prepare(code: RoomCode, preparation: Preparation): void {
  waiting.set(code, preparation);
}

/** Whether something is still to be done in a room. */
export function isPrepared(code: RoomCode): boolean {
  return waiting.has(code);
}

/** What is to be done in a room, once: it is forgotten by asking. */
export function takePreparation(code: RoomCode): Preparation | undefined {
  const found = waiting.get(code);
  waiting.delete(code);
  return found;
}

/** Who will sit at a seat. */
export type Sitter = { readonly kind: "person"; readonly name?: string } | { readonly kind: "bot"; readonly bot: Bot };

/** Fills the seats as planned, closes all others and begins. */
export function startWith(sitters: Partial<Record<Color, Sitter>>): Preparation {
  return async (client) => {
    for (const color of CLOCKWISE) {
      const outcome = await seat(client, color, sitters[color]);
      // What is missing can be seen and mended in the lobby.
      if (!outcome.done) return;
    }
    await client.send({ command: "start" });
  };
}

function seat(client: RoomClient, color: Color, sitter: Sitter | undefined): Promise<Outcome> {
  if (sitter?.kind === "person") return client.takeSeat(color, sitter.name);
  const plan: Command =
    sitter === undefined
      ? { command: "set_seat", color, plan: { plan: "closed" } }
      : { command: "set_seat", color, plan: { plan: "bot", bot: sitter.bot } };
  return client.send(plan);
}

/** Sits down at a seat, or at the next open one where somebody was faster, and is ready. */
export function sitDown(wish?: Color, ready = true): Preparation {
  return async (client) => {
    const { room } = client;
    if (room === undefined) return;
    const open = openSeats(room);
    const order = wish === undefined ? open : [wish, ...open.filter((color) => color !== wish)];
    for (const color of order) {
      const outcome = await client.takeSeat(color);
      if (!outcome.done) continue;
      if (ready) await client.send({ command: "set_ready", color, ready: true });
      return;
    }
  };
}

/** Gives a member another seat. */
export async function moveSeat(client: RoomClient, color: Color): Promise<void> {
  if (client.room?.settings.one_device !== true) {
    for (const seat of client.seats) await client.send({ command: "leave_seat", color: seat });
  }
  await client.takeSeat(color);
}
