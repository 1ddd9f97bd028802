import { vi } from "vitest";

import type { ClientMessage, ServerMessage } from "../protocol";

/** The browser's socket, at whose other end a test sits. */
export class ScriptedSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** All sockets that the page has opened, the first one first. */
  static opened: ScriptedSocket[] = [];

  readonly url: string;
  readyState = ScriptedSocket.CONNECTING;
  readonly sent: ClientMessage[] = [];

  constructor(url: string) {
    super();
    this.url = url;
    ScriptedSocket.opened.push(this);
  }

  send(text: string): void {
    if (this.readyState !== ScriptedSocket.OPEN) throw new Error("the socket is not open");
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  /** The page closes it. */
  close(): void {
    this.readyState = ScriptedSocket.CLOSED;
  }

  /** The server lets it in and tells these. */
  open(...messages: ServerMessage[]): void {
    this.readyState = ScriptedSocket.OPEN;
    this.dispatchEvent(new Event("open"));
    this.tell(...messages);
  }

  tell(...messages: (ServerMessage | string)[]): void {
    for (const message of messages) {
      const data = typeof message === "string" ? message : JSON.stringify(message);
      this.dispatchEvent(new MessageEvent("message", { data }));
    }
  }

  /** The connection ends from the other side. */
  break(code = 1006): void {
    this.readyState = ScriptedSocket.CLOSED;
    this.dispatchEvent(new CloseEvent("close", { code }));
  }

  /** The parameters of its address. */
  get query(): URLSearchParams {
    return new URL(this.url).searchParams;
  }

  /** The last command that came, with its id. */
  get command(): Extract<ClientMessage, { message: "command" }> {
    const command = this.sent.filter((message) => message.message === "command").at(-1);
    if (command === undefined) throw new Error("no command was sent");
    return command;
  }
}

/** A channel between the tabs of the test's browser: what one tells the others hear at once. */
class ScriptedChannel extends EventTarget {
  static open: ScriptedChannel[] = [];
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    ScriptedChannel.open.push(this);
  }

  postMessage(data: unknown): void {
    const others = ScriptedChannel.open.filter((other) => other !== this && other.name === this.name);
    for (const other of others) other.dispatchEvent(new MessageEvent("message", { data }));
  }

  close(): void {
    ScriptedChannel.open = ScriptedChannel.open.filter((other) => other !== this);
  }
}

/** Puts scripted sockets and channels in the place of the browser's, and time into the test's hands. */
export function scriptSockets(): void {
  ScriptedSocket.opened = [];
  ScriptedChannel.open = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", ScriptedSocket);
  vi.stubGlobal("BroadcastChannel", ScriptedChannel);
}

/** The socket that the page opened last. */
export function latest(): ScriptedSocket {
  const socket = ScriptedSocket.opened.at(-1);
  if (socket === undefined) throw new Error("no socket was opened");
  return socket;
}
