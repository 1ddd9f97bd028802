import type { ChoiceMark, EndMark } from "../board/board";
import { takenSeats } from "../connection/seats";
import { preview } from "../language/narrate";
import type { Color } from "../protocol";
import { personAt } from "./people";
import type { Sitting } from "./sitting.svelte";
import { text } from "../language/language.svelte";
import { endInWords } from "./words";

/** What the board is given besides planes and ways. */
export interface BoardMarks {
  readonly choices: readonly ChoiceMark[];
  readonly ends: readonly EndMark[];
  readonly names: Partial<Record<Color, string>>;
}

/** The marks of a moment, with everything that they say. */
export function boardMarks({ client, turn }: Sitting): BoardMarks {
  const { room, table } = client;
  const seats = takenSeats(room);
  const names = Object.fromEntries(seats.map((color) => [color, seatName(room, color)]));
  if (table === undefined) return { choices: [], ends: [], names };
  const { position } = table;
  const choices = (turn.choices?.list ?? []).map(({ number, planes, ends }) => ({
    number,
    planes,
    label: ends.map(({ offer }) => preview(position, offer)).join(text("table-or")),
  }));
  const { choice } = turn;
  const ends = (choice?.ends ?? []).map((end) => ({
    key: end.key,
    cell: end.cell,
    color: choice?.color ?? position.turn,
    label: endInWords(position, end),
    selected: turn.end?.key === end.key,
  }));
  return { choices, ends, names };
}

function seatName(room: Sitting["client"]["room"], color: Color): string {
  const occupant = room?.seats[color].occupant;
  if (occupant?.occupant === "bot") return text("table-bot");
  return personAt(room, color) ?? "";
}
