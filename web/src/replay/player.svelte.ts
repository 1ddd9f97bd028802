import { preferences } from "../app/preferences.svelte";
import { Director } from "../game/director.svelte";
import { wayOf } from "../game/legs";
import type { Color, Step } from "../protocol";
import type { Archive, Ply } from "./archive.svelte";
import { captureFrom } from "./marks";

/** How fast a game can be played. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

/** How fast a game is played. */
export type Speed = (typeof SPEEDS)[number];

/** How long a ply stands before the next one, at ordinary speed, in milliseconds. */
const PAUSE = 450;

/** Plays a game from the archive: where it stands, onwards, backwards, by itself. */
export class Player {
  readonly archive: Archive;
  readonly director: Director;
  #shown: Ply | undefined = $state.raw();
  #running = $state(false);
  speed: Speed = $state(1);
  /** Counts what was asked for, so that what ends late changes nothing. */
  #turn = 0;

  constructor(archive: Archive, director?: Director) {
    this.archive = archive;
    const pace = () => ({ speed: this.speed, still: preferences.reducedMotion });
    this.director = director ?? new Director({ pace });
  }

  /** The ply that is shown. */
  get ply(): number {
    return this.#shown?.ply ?? 0;
  }

  /** What happened there; nothing before the game is there. */
  get shown(): Ply | undefined {
    return this.#shown;
  }

  /** Whether it goes on by itself. */
  get running(): boolean {
    return this.#running;
  }

  get atStart(): boolean {
    return this.ply === 0;
  }

  get atEnd(): boolean {
    return this.ply >= this.archive.plies;
  }

  /** Shows a ply at once. */
  goto(ply: number): void {
    this.pause();
    this.#turn += 1;
    const at = this.archive.course[Math.max(0, Math.min(ply, this.archive.plies))];
    this.#shown = at;
    this.director.show(at?.position, at === undefined ? {} : this.#lastMoves(at.ply));
  }

  /** Asks for what was played since, and stays where it stands as far as the game still went that way. */
  async refresh(): Promise<void> {
    await this.archive.open();
    if (this.#shown !== this.archive.course[this.ply]) this.goto(this.ply);
  }

  /** Plays the next ply. */
  async forward(): Promise<void> {
    this.pause();
    await this.#next();
  }

  back(): void {
    this.goto(this.ply - 1);
  }

  /** Goes to the next capture, or to the one before. */
  capture(direction: 1 | -1): void {
    const ply = captureFrom(this.archive.marks, this.ply, direction);
    if (ply !== undefined) this.goto(ply);
  }

  pause(): void {
    this.#running = false;
  }

  /** Goes on by itself to the end; from the start where it is at its end. */
  async run(): Promise<void> {
    if (this.#running) return;
    if (this.atEnd) this.goto(0);
    this.#running = true;
    while (this.running && !this.atEnd) {
      if (!(await this.#next())) break;
      const turn = this.#turn;
      await wait(PAUSE / this.speed);
      if (turn !== this.#turn) return;
    }
    this.#running = false;
  }

  stop(): void {
    this.#turn += 1;
    this.pause();
    this.director.skip();
  }

  /** Shows the next ply step by step; `false` where there is none, or something else was asked for meanwhile. */
  async #next(): Promise<boolean> {
    const next = this.archive.course[this.ply + 1];
    if (next === undefined) return false;
    const turn = (this.#turn += 1);
    // What is still being shown belongs to the ply before.
    this.director.skip();
    this.#shown = next;
    await this.director.play(next.steps, { end: next.position });
    return turn === this.#turn;
  }

  /** The last move of each seat up to a ply. */
  #lastMoves(ply: number): Partial<Record<Color, readonly Step[]>> {
    const found: Partial<Record<Color, readonly Step[]>> = {};
    for (const { steps } of this.archive.course.slice(0, ply + 1).reverse()) {
      const way = wayOf(steps);
      if (way !== undefined) found[way.color] ??= steps;
    }
    return found;
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
