import type { DiceWatch } from "../dice-proof/watch";
import type {
  Color,
  Command,
  Event,
  MemberId,
  Presence,
  Refusal,
  RoomCode,
  RoomView,
  Seq,
  Snapshot,
  Step,
  TableView,
  TalkLine,
  Update,
} from "../protocol";

/**
 * How things stand with the server: `connecting` for the first time, `live`, `reconnecting` by itself after a loss,
 * `offline` while the device itself has no network, `gone` where the room cannot be reached any more (closed,
 * unknown, shown the door).
 */
export type Link = "connecting" | "live" | "reconnecting" | "offline" | "gone";

/** What became of a command. */
export type Outcome =
  /** Carried out, and the update that tells of it has been taken in. */
  | { done: true; seq: Seq }
  | { done: false; because: Refusal }
  /** It was not sent: there is no connection, or another tab has this seat. */
  | { done: false; because: "not_sent" };

/** Who wants to know what happens in a room as it happens. */
export interface RoomListener {
  /** The whole room was told anew: on the first connection, or after too long an absence. */
  welcomed?(snapshot: Snapshot): void;
  /**
   * Something happened. `table` is the board before it. `live` is false for what is caught up on after an absence.
   * Updates come in the order of their numbers, without gaps and never twice.
   */
  updated?(update: Update, context: { before: TableView | undefined; live: boolean }): void;
}

/**
 * A room as the page sees it, at every moment as the server told it last. All properties are reactive. Nothing in it
 * changes before the server said so.
 */
export interface RoomClient {
  readonly code: RoomCode;
  readonly link: Link;
  /** The last event that was taken in; 0 before the first. */
  readonly seq: Seq;
  /** Which member the page speaks for; none while it watches. */
  readonly you: MemberId | undefined;
  readonly room: RoomView | undefined;
  /** The board; none in the lobby. */
  readonly table: TableView | undefined;
  /**
   * When the time for the present turn is up, by this device's clock (`performance.now()`); none where time does not
   * count.
   */
  readonly deadline: number | undefined;
  /** The same for the room: until when links, hands or, in a public lobby, people for the open seats are waited for. */
  readonly phaseDeadline: number | undefined;
  readonly presence: Presence | undefined;
  readonly talk: readonly TalkLine[];
  /** The last turn of each seat that had one. */
  readonly lastMoves: Partial<Record<Color, readonly Step[]>>;
  /** Whether another tab of this browser plays for the same member; this one watches until `takeOver`. */
  readonly elsewhere: boolean;
  /** Whether the server can store nothing at the moment. */
  readonly unavailable: boolean;
  /** Whether the server is newer than this page, which has to be loaded again; the link is `gone` then. */
  readonly outdated: boolean;
  /** The dice of the present game as this page saw them. */
  readonly dice: DiceWatch | undefined;
  /** Whether a command is on its way and not answered yet. */
  readonly busy: boolean;

  /** The seats that this device speaks for. */
  readonly seats: readonly Color[];
  /** Whether this member is the host. */
  readonly isHost: boolean;

  /** Asks the server for something. Never rejects. A lost connection sends it again with the same id. */
  send(command: Command): Promise<Outcome>;
  /** Rolls for a seat with the next link of its dice chain. */
  roll(color: Color): Promise<Outcome>;
  /** Sits down at a seat with the anchor of a new dice chain. */
  takeSeat(color: Color, name?: string): Promise<Outcome>;
  listen(listener: RoomListener): () => void;
  /** Plays here again, after another tab did. */
  takeOver(): void;
  /** Closes the connection; seats are kept. */
  stop(): void;
}

/** What an event is called. */
export type EventName = Event["event"];
