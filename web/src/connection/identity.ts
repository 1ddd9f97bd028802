import { keep, recall } from "../app/storage";
import type { InviteToken, MemberId, RoomCode, Stage } from "../protocol";
import { list, optional, shape, text, whole } from "./check";
import type { PageMembership } from "./http";

/** Who this device is in a room. The proof of it is a cookie; this says which one to show. */
export interface KeptMembership {
  readonly member: MemberId;
  /** What an invite link to the room carries. */
  readonly invite: InviteToken;
  /** What the member called itself. */
  readonly name: string;
  /** When the device became that member, or last spoke for it. */
  readonly at: number;
}

/** A room that this device was in. */
export interface RecentRoom {
  readonly code: RoomCode;
  /** What the room was about when it was last seen. */
  readonly stage: Stage;
  readonly at: number;
  /** Whether all people of the room play on this device. */
  readonly oneDevice?: boolean;
}

const ROOMS_KEPT = 20;

const memberships = list(shape({ member: whole, invite: text, name: text, at: whole }));
const isMemberships = (value: unknown): value is KeptMembership[] => memberships(value);
const recents = list(shape({ code: text, stage: text, at: whole, oneDevice: optional((value) => value === true) }));
const isRecents = (value: unknown): value is RecentRoom[] => recents(value);

const ofRoom = (code: RoomCode) => `members.${code}`;
const ofTab = (code: RoomCode) => `tab.${code}`;
const tabStorage = () => window.sessionStorage;

/** All memberships of this device in a room, the one that was used last first. */
export function membershipsIn(code: RoomCode): readonly KeptMembership[] {
  const found = recall(ofRoom(code));
  return isMemberships(found) ? found.sort((one, other) => other.at - one.at) : [];
}

/** Keeps a membership that the server has just given; this tab speaks for it. */
export function remember({ code, invite, member }: PageMembership, name: string): void {
  const others = membershipsIn(code).filter((known) => known.member !== member);
  keep(ofRoom(code), [...others, { member, invite, name, at: Date.now() }]);
  speakFor(code, member);
  if (!recentRooms().some((room) => room.code === code)) noteRoom(code, "lobby");
}

/** From now on this tab speaks for that member. */
export function speakFor(code: RoomCode, member: MemberId): void {
  keep(ofTab(code), member, tabStorage);
}

/** For whom this tab speaks: as it did before, or for the member that the device was last. */
export function membershipHere(code: RoomCode): KeptMembership | undefined {
  const known = membershipsIn(code);
  const here = recall(ofTab(code), tabStorage);
  return known.find(({ member }) => member === here) ?? known[0];
}

/** The server does not know the membership any more. */
export function forget(code: RoomCode, member: MemberId): void {
  const others = membershipsIn(code).filter((known) => known.member !== member);
  keep(ofRoom(code), others.length === 0 ? undefined : others);
  if (recall(ofTab(code), tabStorage) === member) keep(ofTab(code), undefined, tabStorage);
  if (others.length === 0) forgetRoom(code);
}

/** The rooms that this device was in, the latest first. */
export function recentRooms(): readonly RecentRoom[] {
  const found = recall("rooms");
  return isRecents(found) ? found.sort((one, other) => other.at - one.at) : [];
}

/** Keeps what a room is about, for those who come back. */
export function noteRoom(code: RoomCode, stage: Stage, oneDevice = false): void {
  const others = recentRooms().filter((room) => room.code !== code);
  const room: RecentRoom = { code, stage, at: Date.now(), ...(oneDevice ? { oneDevice: true } : {}) };
  const rooms = [room, ...others];
  keep("rooms", rooms.slice(0, ROOMS_KEPT));
  for (const dropped of rooms.slice(ROOMS_KEPT)) keep(ofRoom(dropped.code), undefined);
}

/** There is no such room any more, or no way back to it. */
export function forgetRoom(code: RoomCode): void {
  keep(
    "rooms",
    recentRooms().filter((room) => room.code !== code),
  );
  keep(ofRoom(code), undefined);
  keep(ofTab(code), undefined, tabStorage);
}
