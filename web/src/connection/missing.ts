import type { CommandEdge } from "./commands.svelte";

/** How long the answer to a question for missing events may take, in milliseconds. */
const PATIENCE = 5000;

/** After so long a silence, in milliseconds, a page that is looked at asks whether its connection still lives. */
const SILENCE = 30_000;

/** The question for events that were missed. While it is open nothing else that comes is in order. */
export class Missing {
  readonly #connection: CommandEdge;
  #timer: number | undefined;
  #silence: number | undefined;

  constructor(connection: CommandEdge) {
    this.#connection = connection;
  }

  /** Whether an answer is waited for. */
  get isAsked(): boolean {
    return this.#timer !== undefined;
  }

  ask(): void {
    if (this.isAsked) return;
    this.#connection.transmit({ message: "resume", after: this.#connection.seen() });
    this.#timer = window.setTimeout(() => this.#connection.silent(), PATIENCE);
  }

  /** Something came. A device that slept is told by nobody that its connection is gone: only silence tells. */
  heard(): void {
    window.clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => this.look(), SILENCE);
  }

  /** Asks for a sign of life, if anybody looks. A page that is hidden does so when it is shown. */
  look(): void {
    if (document.visibilityState === "visible") this.ask();
  }

  /** There is no connection any more on which anything could come. */
  stop(): void {
    window.clearTimeout(this.#silence);
    this.settle();
  }

  /** The answer has come. */
  settle(): void {
    window.clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
