import type { RoomClient } from "../connection/client";
import { isTaken } from "../connection/seats";
import type { End } from "../game/choices";
import { text } from "../language/language.svelte";
import { preview, tellAll } from "../language/narrate";
import { whyNotSent } from "../language/sending";
import { botName } from "../lobby/occupants";
import type { Color, RoomView, Setup, TalkLine, Update } from "../protocol";
import { nameOf, personAt } from "./people";
import type { Refused } from "./turn.svelte";

/** What a seat is called: its colour, and who sits there. */
export function seatInWords(room: RoomView | undefined, color: Color): string {
  const isEmpty = room === undefined || !isTaken(room.seats[color].occupant);
  return isEmpty ? text("seat", { color }) : text("seat-named", { color, name: calledAt(room, color) });
}

/** What tells an end from the others of its choice; what it does, where there is no other. */
export function endInWords(position: Setup, end: End): string {
  if (end.differences.length === 0) return preview(position, end.offer);
  return end.differences
    .map((difference) => {
      switch (difference.by) {
        case "links":
          return text(`table-end-${difference.links.length === 0 ? "stay" : difference.links.join("-")}`);
        case "join":
          return text(difference.join ? "table-end-stack" : "table-end-beside");
        case "planes":
          return text(difference.planes.length > 1 ? "table-end-together" : "table-end-alone");
      }
    })
    .join(text("list-separator"));
}

/** What whoever plays a seat is called: a person's name, the bot, or the seat where it is empty. */
export function calledAt(room: RoomView | undefined, color: Color): string {
  const occupant = room?.seats[color].occupant;
  return occupant?.occupant === "bot" ? botName(occupant.bot) : (personAt(room, color) ?? text("seat", { color }));
}

/** What an event is told as; nothing where nobody needs to hear of it. */
export function updateInWords(room: RoomView | undefined, update: Update): string {
  return [eventInWords(room, update), tellAll(update.steps)]
    .filter((sentence) => sentence !== "")
    .join(text("sentence-separator"));
}

function eventInWords(room: RoomView | undefined, { event, by }: Update): string {
  const who = (color: Color) => ({ color, name: calledAt(room, color) });
  switch (event.event) {
    case "autopilot_took":
      return text("table-event-autopilot-took", { ...who(event.color), because: event.because });
    case "player_took_back":
      return text("table-event-player-took-back", who(event.color));
    case "resigned":
      return text("table-event-resigned", who(event.color));
    case "host_changed":
      return text("table-event-host-changed", { name: nameOf(room, event.member) });
    case "joined":
      return text("table-event-joined", { name: event.name });
    case "left":
      return leftInWords(nameOf(room, event.member));
    case "began":
      return text("table-event-began", who(event.first));
    case "undone":
      return text("table-event-undone", { count: event.actions, name: by === undefined ? "" : nameOf(room, by) });
    case "paused":
      return text("table-event-paused");
    case "resumed":
      return text("table-event-resumed");
    case "clock_extended":
      return text("table-event-clock-extended");
    case "opened":
    case "kicked":
    case "renamed":
    case "settings_changed":
    case "seat_taken":
    case "seat_left":
    case "seat_set":
    case "filled":
    case "ready_changed":
    case "started":
    case "link_given":
    case "hands_opened":
    case "hand_shown":
    case "hands_compared":
    case "rolled":
    case "moved":
    case "revealed":
    case "rematch_opened":
    case "said":
    case "expressed":
    case "chatted":
    case "closed":
      return "";
  }
}

function leftInWords(name: string): string {
  return name === "" ? text("room-news-left") : text("table-event-left", { name });
}

/** What somebody said, without who said it. */
export function talkInWords(line: TalkLine): string {
  switch (line.talk) {
    case "said":
      return text(`table-phrase-${line.phrase.replaceAll("_", "-")}`);
    case "expressed":
      return text(`table-emote-${line.emote.replaceAll("_", "-")}`);
    case "chatted":
      return line.text;
  }
}

/** Why something was not done. */
export function refusalInWords(client: RoomClient, because: Refused): string {
  if (because === "not_sent") return whyNotSent(client) || text("table-refused-not-sent");
  const seat = "color" in because ? seatInWords(client.room, because.color) : "";
  return text(`table-refused-${because.refusal.replaceAll("_", "-")}`, { seat });
}
