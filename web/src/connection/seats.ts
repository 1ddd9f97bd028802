import { CLOCKWISE } from "../generated/board";
import type { Color, MemberId, Occupant, RoomView, SeatView } from "../protocol";

/** Whether somebody plays from a seat. */
export function isTaken(occupant: Occupant): boolean {
  return occupant.occupant === "human" || occupant.occupant === "bot";
}

/** The seats of a room that are played, clockwise. */
export function takenSeats(room: RoomView | undefined): readonly Color[] {
  return room === undefined ? [] : CLOCKWISE.filter((color) => isTaken(room.seats[color].occupant));
}

/** The member who has a seat. */
export function memberAt(seat: SeatView): MemberId | undefined {
  return seat.occupant.occupant === "human" ? seat.occupant.member : undefined;
}

/** The seats that a member holds; none without one. */
export function seatsOf(room: RoomView | undefined, member: MemberId | undefined): readonly Color[] {
  if (room === undefined || member === undefined) return [];
  return CLOCKWISE.filter((color) => memberAt(room.seats[color]) === member);
}
