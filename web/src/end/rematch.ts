import type { Outcome, RoomClient } from "../connection/client";
import { obstacle } from "../lobby/readiness";
import { personAt } from "../table/people";

/**
 * Opens the next game, or joins it where somebody else has opened it: the own seats are taken again with new dice and
 * are ready, and the host begins when nobody else is waited for. One click for everybody.
 */
export async function playAgain(client: RoomClient): Promise<Outcome> {
  if (client.room?.phase.stage === "over") {
    const opened = await client.send({ command: "rematch" });
    // Somebody else may have been faster: that is as good.
    if (!opened.done && stageOf(client) !== "lobby") return opened;
  }
  for (const color of client.seats) {
    // The new dice may be given already, and on one device nobody is asked to be ready: neither does harm.
    await client.takeSeat(color, personAt(client.room, color));
    await client.send({ command: "set_ready", color, ready: true });
  }
  const { room } = client;
  const isWaiting = !client.isHost || room === undefined || obstacle(room, client.you)?.why === "not_ready";
  return isWaiting ? { done: true, seq: client.seq } : client.send({ command: "start" });
}

function stageOf({ room }: RoomClient) {
  return room?.phase.stage;
}
