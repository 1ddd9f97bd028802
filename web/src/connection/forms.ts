import { CLOCKWISE } from "../generated/board";
import { either, flag, kinds, list, nullable, oneOf, optional, shape, text, whole, type Check } from "./check";

/*
 * The forms of the protocol as far as the page relies on them. What passes here can be shown without another question;
 * fields that the page does not know do no harm.
 */

export const color = oneOf(...CLOCKWISE);
const member = whole;
const planes = list(whole);

/** A value for each seat. */
function byColor(check: Check): Check {
  return shape({ red: check, yellow: check, blue: check, green: check });
}

const someColors = (check: Check) =>
  shape({ red: optional(check), yellow: optional(check), blue: optional(check), green: optional(check) });

/** `Rules`. */
export const rules = shape({
  planes: whole,
  launch_rolls: list(whole),
  extra_roll_faces: list(whole),
  extra_roll_without_move: flag,
  six_streak_penalty: text,
  six_streak_length: whole,
  jump: text,
  shortcut: text,
  jump_then_shortcut: flag,
  shortcut_then_jump: text,
  capture_at: text,
  shortcut_crossing: text,
  stacking: text,
  stack_movement: text,
  stack_defense: text,
  stack_blocks: text,
  stack_blocks_jump: flag,
  overshoot: text,
  end: text,
  scoring: text,
  must_move: flag,
});

/** `Settings`. */
export const settings = shape({
  rules,
  clock: text,
  first: kinds("by", { lot: {}, highest_roll: {}, rock_paper_scissors: {}, host: { color } }),
  leaving: text,
  chat: flag,
  public: flag,
  one_device: flag,
  pace: text,
});

const opening = shape({ number: whole, game: text, commitment: text });

const occupant = kinds("occupant", {
  open: {},
  closed: {},
  bot: { bot: text },
  human: { member, name: text, anchor: optional(text), ready: flag },
});

const phase = kinds("stage", {
  lobby: { filled_in_ms: optional(whole) },
  mixing: { missing: list(color), remaining_ms: whole },
  hands: { missing: list(color), left: list(color), remaining_ms: whole },
  playing: { paused: flag },
  over: {},
  closed: {},
});

/** `RoomView`. */
export const room = shape({
  settings,
  host: member,
  members: list(shape({ member, name: text })),
  seats: byColor(shape({ occupant, control: optional(text) })),
  phase,
  game: opening,
  score: shape({ games: whole, wins: byColor(whole), points: byColor(whole) }),
});

/** `Move`. */
export const move = kinds("kind", {
  launch: { plane: whole },
  advance: { planes, links: list(text), join: flag },
  decline: {},
});

const stackCause = shape({ stack: text });
const sixesCause = shape({ sixes: text });

/** `Step`. */
export const step = kinds("step", {
  rolled: { color, roll: whole },
  launched: { color, plane: whole },
  walked: { color, planes, from: whole, to: whole },
  turned_back: { color, planes, at: whole, because: text },
  steps_lost: { color, planes, at: whole, steps: whole, because: text },
  jumped: { color, planes, from: whole, to: whole },
  flew: { color, planes, from: whole, to: whole },
  crossed: { color, victim: color, planes },
  captured: { color, victim: color, planes, at: whole, because: either(text, stackCause) },
  stacked: { color, planes, at: whole },
  sent_back: { color, planes, because: either(stackCause, sixesCause) },
  came_home: { color, planes },
  passed: { color, because: either(text, sixesCause) },
  roll_again: { color, streak: list(planes) },
  turn_passed: { color, to: color },
  withdrawn: { color },
  placed: { color, place: whole },
  scored: { scores: byColor(whole) },
  over: { color },
});

/** `Setup`: a position. */
export const position = shape({
  planes: someColors(list(whole)),
  stacks: optional(someColors(list(planes))),
  turn: color,
  roll: optional(whole),
  streak: optional(list(planes)),
  places: optional(list(color)),
  over: optional(flag),
});

/** `GameTurn`. */
export const turn = kinds("turn", {
  to_roll: { color },
  to_move: { color, roll: whole, offers: list(shape({ answer: move, steps: list(step) })) },
  over: { places: list(color), scores: optional(byColor(whole)) },
});

const table = shape({
  game: text,
  ply: whole,
  position,
  turn,
  remaining_ms: optional(whole),
  head: text,
  rolls: byColor(whole),
});

const rosterKind = kinds("kind", { human_without_anchor: {}, human: { anchor: text }, bot: {} });
const mix = list(shape({ color, link: text }));
const beginning = kinds("by", {
  lot: {},
  highest_roll: { rounds: list(shape({ rolls: byColor(nullable(whole)) })) },
  rock_paper_scissors: {},
  host: {},
});
const plan = kinds("plan", { open: {}, closed: {}, bot: { bot: text } });

/** `Event`. */
export const event = kinds("event", {
  opened: { settings, name: text, game: opening },
  joined: { member, name: text },
  left: { member },
  kicked: { member },
  renamed: { member, name: text },
  host_changed: { member, because: text },
  settings_changed: { settings },
  seat_taken: { color, member, name: text, anchor: optional(text) },
  seat_left: { color },
  seat_set: { color, plan },
  filled: { seats: list(color), bot: text },
  ready_changed: { color, ready: flag },
  started: { roster: list(shape({ color, kind: rosterKind })), rules: text, until: whole },
  link_given: { color, link: optional(text) },
  hands_opened: { start: text, links: mix, until: whole },
  hand_shown: { color, hand: optional(text) },
  hands_compared: { round: shape({ hands: byColor(nullable(text)), left: list(color) }), until: optional(whole) },
  began: { start: text, links: mix, first: color, beginning },
  rolled: { roll: shape({ number: whole, color, link: optional(text), value: whole, head: text }) },
  moved: { color, answer: move, by: text },
  autopilot_took: { color, because: text },
  player_took_back: { color },
  resigned: { color, planes: text, left: flag },
  paused: { because: text },
  resumed: {},
  clock_extended: { by_ms: whole },
  undone: { actions: whole },
  revealed: { secret: text },
  rematch_opened: { game: opening },
  said: { phrase: text },
  expressed: { emote: text },
  chatted: { text },
  closed: { because: text },
});

/** `Update`. The steps may be left out where there are none. */
export const update = shape({
  seq: whole,
  by: optional(member),
  event,
  steps: optional(list(step)),
  room: optional(room),
  table: optional(table),
});

const talk = kinds("talk", {
  said: { seq: whole, member, phrase: text },
  expressed: { seq: whole, member, emote: text },
  chatted: { seq: whole, member, text },
});

/** `Snapshot`. */
export const snapshot = shape({
  seq: whole,
  you: optional(member),
  room,
  table: optional(table),
  last_moves: list(shape({ color, steps: list(step) })),
  talk: list(talk),
});

/** `Refusal`. Which ones there are is known to whoever explains them. */
export const refusal = kinds(
  "refusal",
  Object.fromEntries([
    ...["malformed", "stale", "ahead", "not_a_member", "not_your_seat", "not_the_host", "seat_taken"].map(plain),
    ...["one_seat_each", "one_device", "no_such_member", "fixed_setting", "too_few_players", "wrong_link"].map(plain),
    ...["already", "move_owed", "roll_due", "illegal_move", "on_autopilot", "no_undo", "nothing_to_undo"].map(plain),
    ...["chat_off", "room_full"].map(plain),
    ...["not_your_turn", "not_ready", "empty_seat"].map((name) => [name, { color }] as const),
    ["not_now", { stage: text }] as const,
    ...["too_fast", "unavailable"].map((name) => [name, { retry_after_ms: whole }] as const),
  ]),
);

function plain(name: string): readonly [string, Record<string, Check>] {
  return [name, {}];
}

/** `ServerMessage`. */
export const serverMessage = kinds("message", {
  welcome: { protocol: whole, snapshot },
  resumed: { protocol: whole, updates: list(update) },
  update: { update },
  accepted: { id: text, seq: whole },
  refused: { id: optional(text), because: refusal, explanation: text, missing: optional(list(update)) },
  presence: { presence: shape({ members: list(member), watchers: whole }) },
  notice: {
    notice: kinds("notice", {
      going_away: { reconnect_in_ms: whole },
      unavailable: { retry_after_ms: whole },
      available: {},
      open_elsewhere: { connections: whole },
      watching_now: { member },
    }),
  },
});
