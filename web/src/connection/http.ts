import type {
  GameId,
  InviteToken,
  Membership,
  PlayerName,
  ProblemKind,
  PublicGames,
  PublicRooms,
  RoomCode,
  RoomSummary,
  Rules,
  Settings,
  WholeGame,
} from "../protocol";
import { either, flag, isObject, list, nullable, oneOf, optional, shape, text, whole, type Check } from "./check";
import { position, room, rules, settings, step } from "./forms";
import { parsed } from "./reader";

/** What became of a request. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      /** `offline` where no answer came at all. */
      readonly problem: ProblemKind | "offline";
      /** The server's own words, in English: for whoever looks into it, not for the page. */
      readonly explanation: string;
      /** After how many milliseconds to try again, where that helps. */
      readonly retryAfter: number | undefined;
    };

/** A membership as pages get it: the proof of it is a cookie that scripts cannot read. */
export type PageMembership = Pick<Membership, "code" | "invite" | "member">;

/** How long an answer is waited for. */
const PATIENCE = 10_000;

const membership = shape({ code: text, invite: text, member: whole });
const isMembership = (value: unknown): value is PageMembership => membership(value);

const publicRooms = shape({ rooms: list(shape({ code: text, settings, players: list(text), open_seats: whole })) });
const isPublicRooms = (value: unknown): value is PublicRooms => publicRooms(value);

const player = either(shape({ player: oneOf("bot"), bot: text }), shape({ player: oneOf("human"), name: text }));
const seat = nullable(player);
const players = shape({ red: seat, yellow: seat, blue: seat, green: seat });
const publicGames = shape({ games: list(shape({ code: text, settings, players, running_ms: whole })) });
const isPublicGames = (value: unknown): value is PublicGames => publicGames(value);

const summary = shape({ code: text, room });
const isSummary = (value: unknown): value is RoomSummary => summary(value);

const trails = list(list(step));
const entire = shape({ game: text, rules, players, from: whole, start: position, trails, over: flag });
const isWholeGame = (value: unknown): value is WholeGame => entire(value);

const isText = (value: unknown): value is string => typeof value === "string";

/** Opens a room; whoever asks is its host. Settings that are left out are the usual ones. */
export function openRoom(name: PlayerName, settings: Partial<Settings>): Promise<Answer<PageMembership>> {
  return json("/api/rooms", isMembership, { name, settings });
}

/** The public rooms that can be joined. */
export function listRooms(): Promise<Answer<PublicRooms>> {
  return json("/api/rooms", isPublicRooms);
}

/** The games of public rooms that go on, and that anyone may watch. */
export function listGames(): Promise<Answer<PublicGames>> {
  return json("/api/games", isPublicGames);
}

/** What a room is like, before joining it. */
export function summaryOf(code: RoomCode): Promise<Answer<RoomSummary>> {
  return json(`/api/rooms/${encodeURIComponent(code)}`, isSummary);
}

/** Joins a room by its code. */
export function joinRoom(code: RoomCode, name: PlayerName): Promise<Answer<PageMembership>> {
  return json(`/api/rooms/${encodeURIComponent(code)}/members`, isMembership, { name });
}

/** Joins a room by the secret of an invite link. */
export function acceptInvite(invite: InviteToken, name: PlayerName): Promise<Answer<PageMembership>> {
  return json("/api/invites", isMembership, { invite, name });
}

/** Joins a public room that waits for players, or opens one. */
export function playNow(name: PlayerName, rules?: Rules): Promise<Answer<PageMembership>> {
  return json("/api/play", isMembership, rules === undefined ? { name } : { name, rules });
}

/** The record of a game with the proof of its dice. */
export async function recordOf(game: GameId): Promise<Answer<string>> {
  return request(`/api/games/${encodeURIComponent(game)}/record`, undefined, (body) => body, isText);
}

/** Everything that happened in a game, or what happened after so many actions. */
export function wholeGame(game: GameId, from = 0): Promise<Answer<WholeGame>> {
  return json(`/api/games/${encodeURIComponent(game)}/plies${from === 0 ? "" : `?from=${from}`}`, isWholeGame);
}

/** Anything else that answers with JSON. */
export function json<Value>(
  path: string,
  isValue: (value: unknown) => value is Value,
  body?: unknown,
): Promise<Answer<Value>> {
  return request(path, body, parsed, isValue);
}

async function request<Value>(
  path: string,
  body: unknown,
  read: (text: string) => unknown,
  isValue: (value: unknown) => value is Value,
): Promise<Answer<Value>> {
  const given: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  try {
    const response = await fetch(path, { ...given, signal: AbortSignal.timeout(PATIENCE) });
    const answer = await response.text();
    if (!response.ok) return problem(response.status, parsed(answer));
    const value = read(answer);
    return isValue(value) ? { ok: true, value } : failure("internal", "the answer has another form");
  } catch (error) {
    return failure("offline", error instanceof Error ? error.message : "no answer");
  }
}

const told: Check = shape({ problem: text, explanation: text, retry_after_ms: optional(whole) });
const KINDS: readonly ProblemKind[] = [
  "malformed",
  "unauthorized",
  "wrong_origin",
  "not_found",
  "too_large",
  "too_many",
  "unavailable",
  "internal",
];

function problem(status: number, value: unknown): Answer<never> {
  if (told(value) && isObject(value)) {
    const { explanation, retry_after_ms: retryAfter } = value;
    const kind = KINDS.find((known) => known === value.problem) ?? "internal";
    return failure(
      kind,
      typeof explanation === "string" ? explanation : "",
      typeof retryAfter === "number" ? retryAfter : undefined,
    );
  }
  // Somebody between the page and the server answered: a proxy whose server is away.
  return failure(status === 404 ? "not_found" : status >= 502 ? "unavailable" : "internal", `status ${status}`);
}

function failure(kind: ProblemKind | "offline", explanation: string, retryAfter?: number): Answer<never> {
  return { ok: false, problem: kind, explanation, retryAfter };
}
