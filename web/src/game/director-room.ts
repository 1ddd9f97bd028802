import type { RoomClient } from "../connection/client";
import type { Color, Setup, Snapshot, Step, TableView, Update } from "../protocol";
import { colorOf } from "./beats";
import type { Manner, Means } from "./director-means";

/** Whoever shows what happens in a room. */
interface Follower {
  show(position: Setup | undefined, lastTurns?: Partial<Record<Color, readonly Step[]>>): void;
  play(steps: readonly Step[], manner: Manner): Promise<void>;
  catchUp(steps: readonly Step[], end: Setup): void;
  leave(): void;
}

/** Has everything shown that happens in a room from now on. Returns how to stop. */
export function followRoom(follower: Follower, client: RoomClient, means: Means): () => void {
  if (client.table !== undefined) follower.show(client.table.position, client.lastMoves);
  const away = () => {
    if (means.hidden()) follower.leave();
  };
  document.addEventListener("visibilitychange", away);
  const deaf = client.listen({
    welcomed: (snapshot) => welcome(follower, snapshot),
    updated: (update, { before, live }) => {
      const wasOwn = isOwn(before, client.seats);
      void take(follower, update, { before, live, own: wasOwn, lastTurns: client.lastMoves }).then(() => {
        const isCalled = live && !wasOwn && update.table?.turn.turn === "to_roll" && isOwn(update.table, client.seats);
        if (isCalled) means.performer.yourTurn();
      });
    },
  });
  return () => {
    document.removeEventListener("visibilitychange", away);
    deaf();
    follower.leave();
  };
}

function welcome(follower: Follower, { table, last_moves }: Snapshot): void {
  follower.show(table?.position, Object.fromEntries(last_moves.map(({ color, steps }) => [color, steps])));
}

/** How an update comes. */
interface Circumstances {
  readonly before: TableView | undefined;
  readonly live: boolean;
  /** Whether it is the turn of somebody at this device that it goes on with. */
  readonly own: boolean;
  /** The last turns as they are known now. */
  readonly lastTurns: RoomClient["lastMoves"];
}

async function take(
  follower: Follower,
  { event, steps, table, room }: Update,
  { before, live, own, lastTurns }: Circumstances,
): Promise<void> {
  // In the lobby there is no board.
  if (room?.phase.stage === "lobby") follower.show(undefined);
  if (room?.phase.stage === "lobby" || table === undefined) return;
  // Another game, or one that was taken back: nothing leads from the board before to this one.
  if (event.event === "undone" || before?.game !== table.game) {
    follower.show(table.position, lastTurns);
  } else if (live) {
    const isMover = own && colorOf(steps[0]) === before.position.turn;
    await follower.play(steps, { end: table.position, own: isMover });
  } else {
    follower.catchUp(steps, table.position);
  }
}

/** Whether somebody at this device is on turn. */
function isOwn(table: TableView | undefined, seats: readonly Color[]): boolean {
  return table !== undefined && table.turn.turn !== "over" && seats.includes(table.turn.color);
}
