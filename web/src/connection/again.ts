import type { Command, TableView } from "../protocol";

/** How often a command is decided again by itself. */
export const TRIES = 3;

/**
 * Whether a command that came too late still means what the person meant: then it is sent again on what is known now.
 * A move or a roll does where the board has not changed.
 */
export function stillMeant(command: Command, before: TableView | undefined, now: TableView | undefined): boolean {
  switch (command.command) {
    case "take_seat":
    case "leave_seat":
    case "set_ready":
    case "rename":
    case "set_seat":
    case "kick":
    case "give_host":
    case "give_link":
    case "show_hand":
    case "take_back":
    case "hand_over":
    case "resign":
    case "leave":
    case "rematch":
    case "say":
    case "express":
    case "chat":
      return true;
    case "roll":
    case "play":
      return before !== undefined && before.game === now?.game && before.ply === now.ply;
    // Somebody may have sat down, left, or changed the very thing meanwhile: the person looks once more.
    case "change_settings":
    case "start":
    case "undo":
    case "close_room":
      return false;
  }
}
