import type { Color, Command, RoomView, TableView } from "../protocol";
import { chainFor, chainOf } from "./chain";

/** The command to roll for a seat of this device, with the next link of its dice chain. */
export async function rollCommand(table: () => TableView | undefined, color: Color): Promise<Command> {
  const game = table()?.game;
  const chain = game === undefined ? undefined : await chainOf(game, color)?.ready();
  // Meanwhile somebody may have rolled for the seat, or the next game may have begun.
  const now = table();
  const link = now === undefined || now.game !== game ? undefined : chain?.afterRolls(now.rolls[color]);
  return link === undefined ? { command: "roll" } : { command: "roll", link };
}

/** The command to sit down at a seat, with the anchor of its dice chain. */
export async function seatCommand(room: RoomView | undefined, color: Color, name?: string): Promise<Command> {
  const anchor = room === undefined ? undefined : (await chainFor(room.game, color).ready()).anchor;
  return {
    command: "take_seat",
    color,
    ...(anchor === undefined ? {} : { anchor }),
    ...(name === undefined ? {} : { name }),
  };
}
