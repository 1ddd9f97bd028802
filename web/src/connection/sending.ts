import type { RoomClient } from "./client";

/** Why nothing can be sent to a room, whatever it is. */
export type SendingHindrance = "not-live" | "elsewhere" | "unavailable";

/** What hinders everything that would be sent now; nothing where it would arrive and be kept. */
export function sendingHindrance(
  client: Pick<RoomClient, "link" | "elsewhere" | "unavailable">,
): SendingHindrance | undefined {
  if (client.link !== "live") return "not-live";
  if (client.elsewhere) return "elsewhere";
  return client.unavailable ? "unavailable" : undefined;
}
