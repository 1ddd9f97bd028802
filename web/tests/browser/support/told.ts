import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "playwright-core";

import type { Color, GameTurn, ServerMessage, Snapshot, Step, WholeGame } from "../../../src/protocol";
import type { GoldenGame } from "../../games/games";

/** The room that the told snapshots are of. */
export const TOLD_ROOM = "K7Q0211Z";

const FIXTURES = join(import.meta.dirname, "../../../../crates/aeroplane-protocol/fixtures");
const GAMES = join(import.meta.dirname, "../../games");

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** A golden game, by the name of its file. */
export function goldenGame(name: string): GoldenGame {
  return read(join(GAMES, `${name}.json`)) as GoldenGame;
}

/** The first ply of a game at which that seat has so many moves to choose from. */
export function plyWithChoice(game: GoldenGame, color: Color, moves: number): number {
  return game.plies.findIndex(
    ({ turn, position, previews }) => turn === "to_move" && position.turn === color && (previews?.length ?? 0) >= moves,
  );
}

/** What a member of the room of the fixtures is told when a game stands after that ply. */
export function snapshotAt(game: GoldenGame, ply: number): Snapshot {
  const welcome = read(join(FIXTURES, "server/welcome.json")) as Extract<ServerMessage, { message: "welcome" }>;
  const { snapshot } = welcome;
  const at = game.plies[ply];
  if (at === undefined || snapshot.table === undefined) throw new Error(`the game has no ply ${ply}`);
  const turn = turnAt(game, ply);
  const seat = (color: Color, name: string) =>
    game.start.planes[color] === undefined
      ? { occupant: { occupant: "closed" as const } }
      : { occupant: { occupant: "human" as const, member: 2, name, ready: true }, control: "player" as const };
  const table = { ...snapshot.table };
  // Nothing runs out in a picture.
  delete table.remaining_ms;
  return {
    ...snapshot,
    room: {
      ...snapshot.room,
      settings: { ...snapshot.room.settings, rules: game.rules, clock: "off" },
      seats: {
        red: { ...snapshot.room.seats.red, control: "player" },
        yellow: seat("yellow", "Grandmother Wilhelmina"),
        blue: seat("blue", "مه‌ناز"),
        green: { occupant: { occupant: "bot", bot: "greedy" }, control: "bot" },
      },
      phase: turn.turn === "over" ? { stage: "over" } : { stage: "playing", paused: false },
    },
    table: { ...table, ply: ply + 1, position: at.position, turn },
    last_moves: lastMoves(game, ply),
  };
}

function turnAt(game: GoldenGame, ply: number): GameTurn {
  const { position, turn, previews } = game.plies[ply] ?? { position: game.start, turn: "to_roll" };
  switch (turn) {
    case "to_roll":
      return { turn, color: position.turn };
    case "to_move": {
      if (position.roll === undefined) throw new Error("a move is owed without a roll");
      const offers = (previews ?? []).map(({ answer, steps }) => ({ answer, steps }));
      return { turn, color: position.turn, roll: position.roll, offers };
    }
    case "over":
      return { turn, places: position.places ?? [] };
  }
}

/** The last turn of each seat up to a ply. */
function lastMoves(game: GoldenGame, ply: number): Snapshot["last_moves"] {
  const last = new Map<Color, Step[]>();
  for (const { steps } of game.plies.slice(0, ply + 1)) {
    const moved = steps.find(({ step }) => step === "walked" || step === "launched");
    if (moved !== undefined && "color" in moved) last.set(moved.color, [...steps]);
  }
  return [...last].map(([color, steps]) => ({ color, steps }));
}

/** Tells the page something more. */
export type Tell = (message: ServerMessage) => void;

/**
 * Shows a room as a server would tell it that stands still: pictures have to be the same each time, and some positions are too
 * rare to wait for.
 */
export async function tell(page: Page, snapshot: Snapshot, who: "member" | "stranger" = "member"): Promise<Tell> {
  let send: Tell = () => undefined;
  if (who === "member") await page.addInitScript(
    ([code, member]) => {
      const membership = { member, invite: "00", name: "Ada", at: 0 };
      window.localStorage.setItem(`aeroplane.members.${code}`, JSON.stringify([membership]));
    },
    [TOLD_ROOM, 1] as const,
  );
  await page.routeWebSocket(/\/socket/, (socket) => {
    const welcome: ServerMessage = { message: "welcome", protocol: 1, snapshot };
    const presence: ServerMessage = { message: "presence", presence: { members: [1, 2], watchers: 3 } };
    send = (message) => socket.send(JSON.stringify(message));
    send(welcome);
    send(presence);
  });
  return (message) => send(message);
}

/** The update that tells of a ply of the game, in a room that has been told the one before. */
export function updateAt(game: GoldenGame, ply: number): ServerMessage {
  const before = snapshotAt(game, ply - 1);
  const after = snapshotAt(game, ply);
  const steps = [...(game.plies[ply]?.steps ?? [])];
  const first = steps[0];
  if (first === undefined || !("color" in first) || after.table === undefined) throw new Error(`no ply ${ply}`);
  const roll = first.step === "rolled" ? first.roll : undefined;
  return {
    message: "update",
    update: {
      seq: before.seq + 1,
      event:
        roll === undefined
          ? { event: "moved", color: first.color, answer: { kind: "decline" }, by: "bot" }
          : { event: "rolled", roll: { number: 1, color: first.color, value: roll, head: after.table.head } },
      steps,
      table: after.table,
    },
  };
}

/** The address of a golden game's replay. */
export const TOLD_GAME = "000102030405060708090a0b0c0d0e0f";

/** Answers whoever looks that game up as a server would that has it. */
export async function tellGame(page: Page, game: GoldenGame): Promise<void> {
  const human = (name: string) => ({ player: "human" as const, name });
  const whole: WholeGame = {
    game: TOLD_GAME,
    rules: game.rules,
    players: { red: human("Ada"), yellow: human("Grandmother Wilhelmina"), blue: human("مه‌ناز"), green: { player: "bot", bot: "greedy" } },
    from: 0,
    start: game.start,
    trails: game.plies.map(({ steps }) => [...steps]),
    over: true,
  };
  await page.route(`**/api/games/${TOLD_GAME}/plies*`, (route) => route.fulfill({ json: whole }));
}
