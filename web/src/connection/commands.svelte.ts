import { random, toHex } from "../dice-proof/bytes";
import type { ClientMessage, Command, CommandId, Refusal, Seq } from "../protocol";
import type { Outcome } from "./client";

/** How long an answer may take before the connection is taken for dead. */
const PATIENCE = 6000;

/** What commands and questions need of the connection. */
export interface CommandEdge {
  /** Whether the message was sent. */
  transmit(message: ClientMessage): boolean;
  /** The last event that was taken in. */
  seen(): Seq;
  /** No answer came: the connection is of no use. */
  silent(): void;
}

/** A command that is not answered yet. */
interface Waiting {
  readonly command: Command;
  readonly settle: (outcome: Outcome) => void;
}

/** The one that was sent. */
interface Sent extends Waiting {
  readonly id: CommandId;
  readonly seen: Seq;
  /** The event that it became; the outcome is told when that has been taken in. */
  seq?: Seq;
}

const NOT_SENT: Outcome = { done: false, because: "not_sent" };

/** The commands of a room, one at a time: each is decided on what the one before it brought about. */
export class Commands {
  readonly #edge: CommandEdge;
  readonly #queue: Waiting[] = [];
  #sent: Sent | undefined = $state.raw();
  #timer: number | undefined;

  constructor(edge: CommandEdge) {
    this.#edge = edge;
  }

  /** Whether one is on its way. */
  get busy(): boolean {
    return this.#sent !== undefined;
  }

  ask(command: Command): Promise<Outcome> {
    return new Promise((settle) => {
      this.#queue.push({ command, settle });
      this.#next();
    });
  }

  accepted(id: CommandId, seq: Seq): void {
    // A command that was sent twice is answered twice.
    if (this.#sent?.id !== id) return;
    // Patience goes on until the event is there: without it the command would be on its way for ever.
    this.#sent.seq = seq;
    this.taken();
  }

  /**
   * Refused; without an id it was a message that was not read that far, which can only have been the one that waits.
   */
  refused(id: CommandId | undefined, because: Refusal): void {
    if (this.#sent === undefined || (id !== undefined && this.#sent.id !== id)) return;
    if (because.refusal === "too_fast" || because.refusal === "unavailable") {
      this.#again(because.retry_after_ms);
      return;
    }
    this.#settle({ done: false, because });
  }

  /** Events were taken in. */
  taken(): void {
    const seq = this.#sent?.seq;
    if (seq !== undefined && seq <= this.#edge.seen()) this.#settle({ done: true, seq });
  }

  /** The whole room was told: a room that went back has lost what the command became. */
  replaced(): void {
    this.taken();
    if (this.#sent?.seq !== undefined) this.#settle({ done: false, because: { refusal: "ahead" } });
  }

  /** There is a connection again: what was not answered is repeated, with the same id. */
  connected(): void {
    if (this.#sent !== undefined && this.#sent.seq === undefined) this.#transmit(this.#sent);
    else this.#next();
  }

  /** The connection is lost. What nobody has sent yet is given back; what was sent is repeated later. */
  disconnected(): void {
    this.#rest();
    for (const { settle } of this.#queue.splice(0)) settle(NOT_SENT);
  }

  /** No connection will come. */
  stop(): void {
    this.disconnected();
    this.#settle(NOT_SENT);
  }

  #next(): void {
    if (this.#sent !== undefined) return;
    const waiting = this.#queue.shift();
    if (waiting === undefined) return;
    this.#sent = { ...waiting, id: toHex(random(16)), seen: this.#edge.seen() };
    this.#transmit(this.#sent);
  }

  #transmit({ id, seen, command }: Sent): void {
    this.#rest();
    this.#edge.transmit({ message: "command", id, seen, command });
    this.#timer = window.setTimeout(() => this.#edge.silent(), PATIENCE);
  }

  #again(wait: number): void {
    this.#rest();
    this.#timer = window.setTimeout(() => {
      if (this.#sent !== undefined) this.#transmit(this.#sent);
    }, wait);
  }

  #rest(): void {
    window.clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #settle(outcome: Outcome): void {
    this.#rest();
    const sent = this.#sent;
    this.#sent = undefined;
    sent?.settle(outcome);
    this.#next();
  }
}
