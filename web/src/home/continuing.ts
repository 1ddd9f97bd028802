import { summaryOf } from "../connection/http";
import { forgetRoom, membershipHere, noteRoom, recentRooms, type RecentRoom } from "../connection/identity";

/** How long a room that nobody looked at is worth going back to: as long as the server keeps it. */
const DAY = 24 * 60 * 60 * 1000;

/** The room to go back to: the latest in which a game goes on or is about to begin. */
export function roomToContinue(now: number): RecentRoom | undefined {
  return recentRooms().find(
    ({ code, stage, at }) => stage !== "over" && stage !== "closed" && now - at < DAY && membershipHere(code) !== undefined,
  );
}

/** The same, once the server has said that it is still so. */
export async function stillThere(room: RecentRoom): Promise<RecentRoom | undefined> {
  const answer = await summaryOf(room.code);
  if (!answer.ok) {
    // No answer is no reason to forget a game.
    if (answer.problem !== "not_found") return room;
    forgetRoom(room.code);
    return undefined;
  }
  const { stage } = answer.value.room.phase;
  if (stage === room.stage) return room;
  noteRoom(room.code, stage, room.oneDevice);
  return stage === "over" || stage === "closed" ? undefined : { ...room, stage };
}
