import { announcer } from "../app/announcer.svelte";
import type { RoomClient } from "../connection/client";
import { text } from "../language/language.svelte";
import type { RoomView, Update } from "../protocol";
import { botName } from "./occupants";

/** Tells what happens in a lobby as it happens, as long as the component lives that this is called in. */
export function newsOf(client: () => RoomClient): void {
  $effect(() => {
    const heard = client();
    return heard.listen({
      updated(update, { live }) {
        if (live && update.by !== heard.you) announcer.announce(inWords(heard.room, update));
      },
    });
  });
}

/** An event of a lobby in words; nothing where it is no news there. */
export function inWords(room: RoomView | undefined, { event }: Update): string {
  const nameOf = (member: number) => room?.members.find((one) => one.member === member)?.name ?? "";
  switch (event.event) {
    case "joined":
      return text("room-news-joined", { name: event.name });
    case "left":
    case "kicked":
      return text("room-news-left");
    case "host_changed":
      return text("room-news-host", { name: nameOf(event.member) });
    case "settings_changed":
      return text("room-news-settings");
    case "seat_taken":
      return text("room-news-seat-taken", { name: event.name, color: event.color });
    case "seat_left":
      return text("room-news-seat-left", { color: event.color });
    case "seat_set":
      switch (event.plan.plan) {
        case "open":
          return text("room-news-seat-left", { color: event.color });
        case "closed":
          return text("room-news-seat-closed", { color: event.color });
        case "bot":
          return text("room-news-seat-taken", { color: event.color, name: botName(event.plan.bot) });
      }
    // Every plan has been told.
    // eslint-disable-next-line no-fallthrough
    case "filled":
      return text("room-news-filled");
    case "ready_changed":
      return text(event.ready ? "room-news-ready" : "room-news-not-ready", { color: event.color });
    case "started":
      return text("room-mixing");
    case "opened":
    case "renamed":
    case "link_given":
    case "hands_opened":
    case "hand_shown":
    case "hands_compared":
    case "began":
    case "rolled":
    case "moved":
    case "autopilot_took":
    case "player_took_back":
    case "resigned":
    case "paused":
    case "resumed":
    case "clock_extended":
    case "undone":
    case "revealed":
    case "rematch_opened":
    case "said":
    case "expressed":
    case "chatted":
    case "closed":
      return "";
  }
}
