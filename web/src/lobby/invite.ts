import { href } from "../app/route";
import { roomCode } from "../connection/code";
import type { InviteToken, RoomCode } from "../protocol";

/** The address by which others come into a room. The secret stands behind `#`, so that no server writes it down. */
export function inviteLink(origin: string, code: RoomCode, invite: InviteToken | undefined): string {
  return `${origin}${href(invite === undefined ? { screen: "room", code } : { screen: "room", code, invite })}`;
}

/** A code in two halves, as people read it to each other. */
export function readable(code: RoomCode): string {
  return code.length === 8 ? `${code.slice(0, 4)}-${code.slice(4)}` : code;
}

/** What somebody typed or pasted to come into a room: a code, or a whole link. */
export function entered(input: string): { code: RoomCode; invite?: InviteToken } | undefined {
  const link = /\/room\/([^/?#\s]+)(?:#([0-9a-f]+))?/i.exec(input);
  const code = roomCode(link?.[1] ?? input);
  if (code === undefined) return undefined;
  const invite = link?.[2]?.toLowerCase();
  return invite === undefined ? { code } : { code, invite };
}
