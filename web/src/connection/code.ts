import { ROOM_CODE_LENGTH } from "../generated/limits";
import type { RoomCode } from "../protocol";

/** A room code as the server writes it, of one as a person writes it; nothing where it cannot be one. */
export function roomCode(text: string): RoomCode | undefined {
  const symbols = text.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return symbols.length === ROOM_CODE_LENGTH && /^[0-9A-HJKMNP-TV-Z]*$/.test(symbols) ? symbols : undefined;
}
