import type { RoomClient } from "../connection/client";
import { memberAt, seatsOf } from "../connection/seats";
import type { Color, MemberId, RoomView } from "../protocol";

/** How things stand with a seat, for its badge. */
export type SeatState = "player" | "you" | "bot" | "autopilot" | "away" | "resigned";

/** Whether the people at these two seats are different ones. */
export function areDifferentPeople(room: RoomView, one: Color, other: Color): boolean {
  const [first, second] = [room.seats[one].occupant, room.seats[other].occupant];
  return first.occupant === "human" && second.occupant === "human" && first.name !== second.name;
}

/** The name of the person at a seat; nothing where a bot or nobody sits. */
export function personAt(room: RoomView | undefined, color: Color): string | undefined {
  const occupant = room?.seats[color].occupant;
  return occupant?.occupant === "human" ? occupant.name : undefined;
}

/** What a member is called; who has left a running game still has a name at the seat. Empty where nobody knows. */
export function nameOf(room: RoomView | undefined, member: MemberId): string {
  const name = room?.members.find((each) => each.member === member)?.name;
  const seat = name === undefined ? seatOf(room, member) : undefined;
  return name ?? (seat === undefined ? "" : (personAt(room, seat) ?? ""));
}

/** The seat of a member, for the colour of what the member says. */
export function seatOf(room: RoomView | undefined, member: MemberId): Color | undefined {
  return seatsOf(room, member)[0];
}

/** What the badge of a seat says. */
export function stateOf(client: RoomClient, color: Color): SeatState {
  const seat = client.room?.seats[color];
  if (seat === undefined) return "player";
  if (seat.control === "resigned") return "resigned";
  if (seat.occupant.occupant === "bot") return "bot";
  const member = memberAt(seat);
  const { presence } = client;
  if (member !== undefined && presence !== undefined && !presence.members.includes(member)) return "away";
  if (seat.control === "autopilot") return "autopilot";
  return client.seats.includes(color) ? "you" : "player";
}
