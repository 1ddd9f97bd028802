import { text } from "../language/language.svelte";
import type { Bot, Color, RoomView } from "../protocol";

/** What a bot is called. */
export function botName(bot: Bot): string {
  return text(`setup-bot-${bot}`);
}

/** A seat in words: its colour, and who sits there. */
export function seatWords(room: RoomView, color: Color): string {
  return text("room-seat-words", { color, who: occupantName(room, color) });
}

/** Who has a seat, or that nobody has. */
export function occupantName(room: RoomView, color: Color): string {
  const { occupant } = room.seats[color];
  switch (occupant.occupant) {
    case "open":
      return text("room-seat-open");
    case "closed":
      return text("room-seat-closed");
    case "bot":
      return botName(occupant.bot);
    case "human":
      return occupant.name;
  }
}
