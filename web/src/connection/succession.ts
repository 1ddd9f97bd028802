import type { MemberId, RoomCode } from "../protocol";
import { oneOf, shape, text, whole } from "./check";

/** What a tab tells the others about a member for whom several of them could speak. */
interface Word {
  readonly tells: "released" | "waiting";
  readonly code: RoomCode;
  readonly member: MemberId;
  /** When the tab last began to speak for the member, by the clock of the device. */
  readonly since: number;
}

const CHANNEL = "aeroplane.members";
/** How long the others may take to say that they wait as well, in milliseconds. */
const ELECTION = 200;

const word = shape({ tells: oneOf("released", "waiting"), code: text, member: whole, since: whole });
const isWord = (value: unknown): value is Word => word(value);

/**
 * Which tab of a browser speaks for a member once the one that did is gone: the latest of those that were taken over.
 * Nobody has to press anything. Should two tabs take over at once, the server lets the newer connection play.
 */
export class Succession {
  readonly #code: RoomCode;
  /** The member whom this tab waits to speak for; none while it speaks. */
  readonly #waitsFor: () => MemberId | undefined;
  readonly #succeed: () => void;
  readonly #channel = openChannel();
  #since = 0;
  #election: number | undefined;

  constructor(code: RoomCode, waitsFor: () => MemberId | undefined, succeed: () => void) {
    this.#code = code;
    this.#waitsFor = waitsFor;
    this.#succeed = succeed;
    this.#channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (isWord(data) && data.code === code && data.member === waitsFor()) this.#hear(data);
    });
  }

  /** From now on this tab speaks for its member. */
  speak(): void {
    this.#since = Date.now();
    window.clearTimeout(this.#election);
  }

  /** This tab speaks for the member no longer. */
  release(member: MemberId): void {
    this.#tell("released", member);
  }

  stop(): void {
    window.clearTimeout(this.#election);
    this.#channel?.close();
  }

  #hear({ tells, member, since }: Word): void {
    if (tells === "waiting") {
      if (since > this.#since) window.clearTimeout(this.#election);
      return;
    }
    this.#tell("waiting", member);
    window.clearTimeout(this.#election);
    this.#election = window.setTimeout(() => {
      if (this.#waitsFor() === member) this.#succeed();
    }, ELECTION);
  }

  #tell(tells: Word["tells"], member: MemberId): void {
    const word: Word = { tells, code: this.#code, member, since: this.#since };
    this.#channel?.postMessage(word);
  }
}

/** A channel to the other tabs; none in browsers that have none, or do not let the page have one. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}
