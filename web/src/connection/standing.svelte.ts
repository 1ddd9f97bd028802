import type { MemberId, RoomCode } from "../protocol";
import { summaryOf } from "./http";
import { forget, forgetRoom } from "./identity";
import { Succession } from "./succession";

/** How often a member is turned away, with the room still there, before the page tries to watch. */
const TURNED_AWAY = 2;
/** The longest wait that a page takes a server's word for. */
const LONGEST_WAIT = 60_000;

/**
 * For whom a page speaks in a room, and whether it may: another tab may have taken over, or the membership may have
 * ended.
 */
export class Standing {
  readonly #code: RoomCode;
  readonly #succession: Succession;
  #member: MemberId | undefined;
  /** Whether another tab of this browser plays for the member. */
  elsewhere: boolean = $state(false);
  /** How often sockets that should speak for the member were not let in, one after the other. */
  #turnedAway = 0;
  /** How many messages about presence this socket brought; the first one comes with its own entry. */
  #presences = 0;

  /** `succeed` is called when the other tab that had taken over is gone. */
  constructor(code: RoomCode, member: MemberId | undefined, succeed: () => void) {
    this.#code = code;
    this.#member = member;
    this.#succession = new Succession(code, () => (this.elsewhere ? this.#member : undefined), succeed);
  }

  get member(): MemberId | undefined {
    return this.#member;
  }

  /** For whom the next socket speaks; nobody where it only watches. */
  get speaker(): MemberId | undefined {
    // A tab that was taken over comes back as a watcher: speaking for the member it would take over in its turn.
    return this.elsewhere || this.#turnedAway >= TURNED_AWAY ? undefined : this.#member;
  }

  /** A new socket is opened. */
  opening(): void {
    this.#presences = 0;
    if (this.speaker !== undefined) this.#succession.speak();
  }

  presenceTold(): void {
    this.#presences += 1;
  }

  /** The server says that the member has several sockets. */
  openElsewhere(): void {
    // All of them are told, the new one too: right behind the presence that its own entry brought. The newest one
    // plays.
    if (this.#presences > 1) this.elsewhere = true;
  }

  /** A socket was let in; whether the membership turned out to be lost. */
  entered(): boolean {
    // As a watcher the page was let in: what keeps it out as the member is that its cookie is gone.
    const isLost = this.#member !== undefined && !this.elsewhere && this.#turnedAway >= TURNED_AWAY;
    if (isLost) this.lose();
    this.#turnedAway = 0;
    return isLost;
  }

  /** The page is left: another tab may speak for the member. */
  release(): void {
    if (this.#member !== undefined && !this.elsewhere) this.#succession.release(this.#member);
  }

  /** The room is left for good. */
  stop(): void {
    this.release();
    this.#succession.stop();
  }

  /** The membership has ended. */
  lose(): void {
    if (this.#member !== undefined) forget(this.#code, this.#member);
    this.#member = undefined;
    this.elsewhere = false;
  }

  /**
   * A socket was not let in, and browsers do not say why: asks by other means. Whether to come back, and after how many
   * milliseconds at least.
   */
  async afterRefusal(): Promise<{ may: boolean; wait: number }> {
    const answer = await summaryOf(this.#code);
    if (!answer.ok) {
      const may = answer.problem !== "not_found";
      if (!may) forgetRoom(this.#code);
      return { may, wait: Math.min(answer.retryAfter ?? 0, LONGEST_WAIT) };
    }
    const { speaker } = this;
    if (speaker !== undefined) {
      this.#turnedAway += 1;
      if (!answer.value.room.members.some(({ member }) => member === speaker)) this.lose();
    }
    return { may: true, wait: 0 };
  }
}
