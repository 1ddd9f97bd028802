import type { Color, Event, GameOpening, Head, RoomView, Update } from "../protocol";
import type { RollEntry, SeatKind, Terms, Transcript } from "./proof";

/** The die of the game. */
const FACES = 6;

/** The dice of one game as one page sees them, from the commitment on. */
export class DiceWatch {
  readonly opening: GameOpening;
  /** S, once it was told. */
  secret: string | undefined;
  /** Whether everything was seen, from before the start. */
  #isWhole: boolean;
  #terms: Omit<Terms, "mix"> | undefined;
  #transcript: { readonly terms: Terms; readonly start: Head; rolls: RollEntry[] } | undefined;

  constructor(room: RoomView) {
    this.opening = room.game;
    this.#isWhole = room.phase.stage === "lobby";
  }

  /** All that was told of the rolls; nothing where the page came late or no roll can be made yet. */
  get seen(): Transcript | undefined {
    return this.#isWhole ? this.#transcript : undefined;
  }

  /** Events were missed: what follows says nothing any more. */
  lose(): void {
    this.#isWhole = false;
  }

  /** Takes in an update of this game. */
  observe({ event, table }: Update): void {
    if (event.event === "started") {
      const roster: Partial<Record<Color, SeatKind>> = {};
      for (const { color, kind } of event.roster) {
        roster[color] = kind.kind === "human_without_anchor" ? { kind: "unanchored" } : kind;
      }
      const { game, commitment } = this.opening;
      this.#terms = { game, commitment, rules: event.rules, roster };
    } else if (event.event === "hands_opened" || event.event === "began") this.#begin(event);
    else if (event.event === "rolled") {
      const { number, color, value, link, head } = event.roll;
      this.#transcript?.rolls.push({ number, color, faces: FACES, value, link, head });
    } else if (event.event === "undone" && table !== undefined) this.#takeBack(table.head);
    else if (event.event === "revealed") this.secret = event.secret;
  }

  #begin({ start, links }: Extract<Event, { event: "began" | "hands_opened" }>): void {
    if (this.#terms === undefined || this.#transcript !== undefined) return;
    const mix: Partial<Record<Color, string>> = {};
    for (const { color, link } of links) mix[color] = link;
    this.#transcript = { terms: { ...this.#terms, mix }, start, rolls: [] };
  }

  /** Rolls that are taken back come again: the same ones, if nothing was changed. */
  #takeBack(head: Head): void {
    if (this.#transcript === undefined) return;
    const { start, rolls } = this.#transcript;
    const last = rolls.findIndex((roll) => roll.head === head);
    if (last < 0 && head !== start) this.lose();
    this.#transcript.rolls = rolls.slice(0, last + 1);
  }
}
