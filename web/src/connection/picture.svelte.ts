import type { Color, MemberId, Presence, RoomView, Seq, Step } from "../protocol";
import type { Snapshot, TableView, TalkLine, Update } from "../protocol";
import { seatsOf } from "./seats";

/** How many lines of talk are kept at hand. */
const TALK_KEPT = 100;

/** One action of a seat, to find its last turn. */
interface Action {
  readonly ply: number;
  readonly color: Color;
  readonly steps: readonly Step[];
  readonly beginsTurn: boolean;
}

type LastMoves = Partial<Record<Color, readonly Step[]>>;

/** The room as its messages show it. Nothing is worked out here that the server did not say. */
export class Picture {
  seq: Seq = $state(0);
  you: MemberId | undefined = $state();
  room: RoomView | undefined = $state.raw();
  table: TableView | undefined = $state.raw();
  presence: Presence | undefined = $state.raw();
  talk: readonly TalkLine[] = $state.raw([]);
  lastMoves: LastMoves = $state.raw({});
  /** When the time of the turn is up, by `performance.now()`. */
  deadline: number | undefined = $state();
  /** When that of the phase is: links, hands, or bots for the open seats. */
  phaseDeadline: number | undefined = $state();

  /** The last turns when the room was told as a whole, the ply then, and every action since. */
  #told: { readonly ply: number; readonly moves: LastMoves } = { ply: 0, moves: {} };
  #actions: Action[] = [];
  #turnEnded = true;

  /** The seats that this device speaks for. */
  get seats(): readonly Color[] {
    return seatsOf(this.room, this.you);
  }

  get isHost(): boolean {
    return this.you !== undefined && this.room?.host === this.you;
  }

  welcome(snapshot: Snapshot): void {
    this.seq = snapshot.seq;
    this.you = snapshot.you;
    this.talk = snapshot.talk;
    const moves: LastMoves = {};
    for (const { color, steps } of snapshot.last_moves) moves[color] = steps;
    this.#forgetMoves(snapshot.table?.ply ?? 0, moves);
    this.#setRoom(snapshot.room);
    this.#setTable(snapshot.table);
  }

  update(update: Update): void {
    this.seq = update.seq;
    if (update.table !== undefined) this.#setTable(update.table);
    this.#follow(update);
    if (update.room !== undefined) this.#setRoom(update.room);
  }

  #setRoom(room: RoomView): void {
    // Before the first roll there is no board, and a new game has not the old one's.
    if (room.phase.stage === "lobby" || (this.table !== undefined && this.table.game !== room.game.game)) {
      this.#setTable(undefined);
      this.#forgetMoves(0, {});
    }
    this.room = room;
    this.phaseDeadline = after(timeOf(room));
  }

  #setTable(table: TableView | undefined): void {
    this.table = table;
    this.deadline = after(table?.remaining_ms);
  }

  #forgetMoves(ply: number, moves: LastMoves): void {
    this.#told = { ply, moves };
    this.#actions = [];
    // In the middle of a turn its earlier steps are those that were told.
    this.#turnEnded = false;
    this.lastMoves = moves;
  }

  #follow({ seq, by, event, steps }: Update): void {
    const member = by ?? 0;
    switch (event.event) {
      case "said":
        this.#hear({ talk: "said", seq, member, phrase: event.phrase });
        return;
      case "expressed":
        this.#hear({ talk: "expressed", seq, member, emote: event.emote });
        return;
      case "chatted":
        this.#hear({ talk: "chatted", seq, member, text: event.text });
        return;
      case "rolled":
        this.#act(event.roll.color, steps, true);
        return;
      case "moved":
        this.#act(event.color, steps, false);
        return;
      case "undone":
        this.#takeBack(this.table?.ply ?? 0);
        return;
      case "opened":
      case "joined":
      case "left":
      case "kicked":
      case "renamed":
      case "host_changed":
      case "settings_changed":
      case "seat_taken":
      case "seat_left":
      case "seat_set":
      case "filled":
      case "ready_changed":
      case "started":
      case "link_given":
      case "hands_opened":
      case "hand_shown":
      case "hands_compared":
      case "began":
      case "autopilot_took":
      case "player_took_back":
      case "resigned":
      case "paused":
      case "resumed":
      case "clock_extended":
      case "revealed":
      case "rematch_opened":
      case "closed":
        return;
    }
  }

  #hear(line: TalkLine): void {
    this.talk = [...this.talk, line].slice(-TALK_KEPT);
  }

  #act(color: Color, steps: readonly Step[], isRoll: boolean): void {
    const last = this.#actions.at(-1)?.color;
    const beginsTurn = isRoll && (this.#turnEnded || (last !== undefined && last !== color));
    const action: Action = { ply: this.table?.ply ?? 0, color, steps, beginsTurn };
    this.#actions.push(action);
    this.#turnEnded = steps.some(({ step }) => step === "turn_passed");
    this.#show(action);
  }

  #show({ color, steps, beginsTurn }: Action): void {
    const before = beginsTurn ? [] : (this.lastMoves[color] ?? []);
    this.lastMoves = { ...this.lastMoves, [color]: [...before, ...steps] };
  }

  #takeBack(ply: number): void {
    const kept = this.#actions.filter((action) => action.ply <= ply);
    // Further back than this page knows: the marks come again with the next turns.
    this.#forgetMoves(this.#told.ply, ply < this.#told.ply ? {} : this.#told.moves);
    this.#actions = kept;
    for (const action of kept) this.#show(action);
    const last = kept.at(-1);
    this.#turnEnded = last?.steps.some(({ step }) => step === "turn_passed") ?? false;
  }
}

/** How long the phase waits. */
function timeOf({ phase }: RoomView): number | undefined {
  switch (phase.stage) {
    case "lobby":
      return phase.filled_in_ms;
    case "mixing":
    case "hands":
      return phase.remaining_ms;
    case "playing":
    case "over":
    case "closed":
      return undefined;
  }
}

function after(milliseconds: number | undefined): number | undefined {
  return milliseconds === undefined ? undefined : performance.now() + milliseconds;
}
