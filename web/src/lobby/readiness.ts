import { isTaken, takenSeats } from "../connection/seats";
import { CLOCKWISE, OPPOSITE } from "../generated/board";
import type { Color, Command, MemberId, RoomView, SeatPlan } from "../protocol";

/** Why a game cannot begin yet. */
export type Obstacle =
  | { why: "too_few" }
  | { why: "not_ready"; colors: readonly Color[] }
  /** The seat that shall begin is empty. */
  | { why: "empty_first"; color: Color };

/** The seats at which somebody could sit down, those opposite of somebody first. */
export function openSeats(room: RoomView): Color[] {
  const open = CLOCKWISE.filter((color) => room.seats[color].occupant.occupant === "open");
  const faces = (color: Color) => (isTaken(room.seats[OPPOSITE[color]].occupant) ? 0 : 1);
  return open.sort((one, other) => faces(one) - faces(other));
}

/** What keeps the host from starting; the host's own seat is made ready by starting. */
export function obstacle(room: RoomView, host: MemberId | undefined): Obstacle | undefined {
  const taken = takenSeats(room);
  if (taken.length < 2) return { why: "too_few" };
  const colors = taken.filter((color) => {
    const { occupant } = room.seats[color];
    return occupant.occupant === "human" && occupant.member !== host && !occupant.ready;
  });
  if (colors.length > 0 && !room.settings.one_device) return { why: "not_ready", colors };
  const { first } = room.settings;
  if (first.by === "host" && !taken.includes(first.color)) return { why: "empty_first", color: first.color };
  return undefined;
}

/** How many seats the game has: those that are not closed. */
export function seatCount(room: RoomView): number {
  return CLOCKWISE.filter((color) => room.seats[color].occupant.occupant !== "closed").length;
}

/**
 * What has to be asked for so that a room has so many seats. Those of people stay; two who play sit opposite of each other
 * where they can.
 */
export function seatCommands(room: RoomView, count: number): Command[] {
  const human = (color: Color) => room.seats[color].occupant.occupant === "human";
  const start = CLOCKWISE.find(human) ?? "red";
  const around = [start, OPPOSITE[start], ...CLOCKWISE.filter((color) => color !== start && color !== OPPOSITE[start])];
  const wanted = [...around.filter(human), ...around.filter((color) => !human(color))];
  return wanted.flatMap((color, index): Command[] => {
    const { occupant } = room.seats[color];
    if (index < count) return occupant.occupant === "closed" ? [setSeat(color, { plan: "open" })] : [];
    return occupant.occupant === "open" || occupant.occupant === "bot" ? [setSeat(color, { plan: "closed" })] : [];
  });
}

/** What has to be asked for so that nobody is missing any more. */
export function fillCommands(room: RoomView, plan: SeatPlan): Command[] {
  return openSeats(room).map((color) => setSeat(color, plan));
}

function setSeat(color: Color, plan: SeatPlan): Command {
  return { command: "set_seat", color, plan };
}
