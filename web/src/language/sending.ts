import { sendingHindrance } from "../connection/sending";
import { text } from "./language.svelte";

/** Why nothing can be sent to a room now, for buttons that send; an empty text where everything can be. */
export function whyNotSent(client: Parameters<typeof sendingHindrance>[0]): string {
  const hindrance = sendingHindrance(client);
  return hindrance === undefined ? "" : text(`table-because-${hindrance}`);
}
