import type { ClientMessage, ServerMessage } from "../protocol";
import { Backoff } from "./backoff";
import { readMessage } from "./reader";

/** How a line to the server stands. `ended` is for good. */
export type LineState = "opening" | "live" | "waiting" | "ended";

/** What a line asks and tells whoever uses it. */
export interface LineUser {
  /** Where to open the next socket. */
  address(): string;
  /** A message came. */
  received(message: ServerMessage): void;
  changed(state: LineState): void;
  /** A socket was not let in, for a reason that browsers do not tell; whether to try again. */
  mayComeBack(): Promise<boolean>;
}

/** How long the server may take to let a socket in. */
const ENTRY = 8000;
/** The shortest wait while the browser says that there is no network: it may be wrong, in a house without a way out. */
const WITHOUT_NETWORK = 10_000;
/** The shortest wait after the server found that this page sends too much. */
const AFTER_ABUSE = 10_000;
const ABUSE = new Set([1002, 1003, 1007, 1008, 1009]);

/** A line to a room that is opened again whenever it breaks. */
export class Line {
  readonly #user: LineUser;
  readonly #backoff = new Backoff();
  readonly #stop = new AbortController();
  #state: LineState = "opening";
  #socket: WebSocket | undefined;
  /** For the entry of a socket, or the next attempt. */
  #timer: number | undefined;
  /** Before that moment no attempt makes sense: the server said so. */
  #notBefore = 0;

  constructor(user: LineUser) {
    this.#user = user;
    const { signal } = this.#stop;
    window.addEventListener("online", () => this.#networkIsBack(), { signal });
    window.addEventListener("offline", () => this.drop(), { signal });
    document.addEventListener("visibilitychange", () => this.#shown(), { signal });
    window.addEventListener("pageshow", () => this.#shown(), { signal });
    this.#open();
  }

  get isLive(): boolean {
    return this.#state === "live";
  }

  /** Whether the message was sent; how it fares is another question. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** The socket is of no use any more: another one is opened in a moment. */
  drop(): void {
    if (this.#state === "ended" || this.#state === "waiting") return;
    this.#leave();
    this.#wait();
  }

  /** Opens another socket at once. */
  reopen(): void {
    if (this.#state === "ended") return;
    this.#leave();
    this.#open();
  }

  /** No attempt makes sense for so long. */
  stayAwayFor(milliseconds: number): void {
    this.#notBefore = Math.max(this.#notBefore, performance.now() + milliseconds);
  }

  end(): void {
    if (this.#state === "ended") return;
    this.#leave();
    this.#stop.abort();
    this.#become("ended");
  }

  #open(): void {
    this.#become("opening");
    let socket: WebSocket;
    try {
      socket = new WebSocket(this.#user.address());
    } catch {
      this.#wait();
      return;
    }
    this.#socket = socket;
    this.#timer = window.setTimeout(() => this.#failed(socket), ENTRY);
    socket.addEventListener("message", (event: MessageEvent<unknown>) => {
      if (this.#socket === socket) this.#take(readMessage(event.data));
    });
    socket.addEventListener("close", (event) => this.#closed(socket, event.code));
  }

  #take(message: ServerMessage | undefined): void {
    if (message === undefined) {
      // What cannot be read may have been an event: everything since is asked for again, and not too often.
      this.stayAwayFor(this.#state === "live" ? 0 : WITHOUT_NETWORK);
      this.drop();
      return;
    }
    const enters = message.message === "welcome" || message.message === "resumed";
    if (enters) {
      window.clearTimeout(this.#timer);
      this.#backoff.succeeded();
    }
    const socket = this.#socket;
    this.#user.received(message);
    if (enters && this.#socket === socket) this.#become("live");
  }

  #closed(socket: WebSocket, code: number): void {
    if (this.#socket !== socket) return;
    if (ABUSE.has(code)) this.stayAwayFor(AFTER_ABUSE);
    if (this.isLive) this.drop();
    else this.#failed(socket);
  }

  /** A socket was never let in. */
  #failed(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#leave();
    this.#become("waiting");
    void this.#user.mayComeBack().then((may) => {
      if (this.#state !== "waiting" || this.#timer !== undefined || this.#socket !== undefined) return;
      if (may) this.#wait();
      else this.end();
    });
  }

  #wait(): void {
    this.#become("waiting");
    const wait = this.#backoff.failed();
    const least = navigator.onLine ? 0 : WITHOUT_NETWORK;
    this.#timer = window.setTimeout(
      () => this.#hurry(),
      Math.max(wait, least, this.#notBefore - performance.now()),
    );
  }

  /** Does now what was to be done in a while. */
  #hurry(): void {
    if (this.#state !== "waiting" || this.#timer === undefined) return;
    this.#leave();
    this.#open();
  }

  /** An attempt that began without a network may hang for long. */
  #networkIsBack(): void {
    if (this.#state === "opening") this.reopen();
    else this.#hurry();
  }

  #shown(): void {
    if (document.visibilityState === "visible" && performance.now() >= this.#notBefore) this.#hurry();
  }

  #leave(): void {
    window.clearTimeout(this.#timer);
    this.#timer = undefined;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #become(state: LineState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#user.changed(state);
  }
}
