import type { Outcome, RoomClient } from "./client";
import { forget } from "./identity";

/** Leaves a room for good: the seat becomes free, and the way back is forgotten, so that nothing offers it any more. */
export async function leaveRoom(client: RoomClient): Promise<Outcome> {
  const { code, you } = client;
  const outcome = await client.send({ command: "leave" });
  if (outcome.done && you !== undefined) forget(code, you);
  return outcome;
}
