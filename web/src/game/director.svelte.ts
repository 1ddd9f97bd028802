import { tick } from "svelte";

import type { PlaneElements, WayMark } from "../board/board";
import type { Outcome, RoomClient } from "../connection/client";
import { CLOCKWISE } from "../generated/board";
import type { Color, Setup, Step } from "../protocol";
import { type Beat, beatOf, isOnWayHome, LONGEST_SHOW, newsOf, partOf, SLIGHTEST_PART, timesOf, TO_SEE } from "./beats";
import { type Manner, type Means, ordinaryMeans } from "./director-means";
import { DieOnStage } from "./die-on-stage.svelte";
import { followRoom } from "./director-room";
import { fold, samePosition } from "./fold";
import { lastWayOf, wayOf } from "./legs";
import type { ShownDie, Stage } from "./stage";

/** A step that waits to be shown. */
interface Waiting {
  readonly beat: Beat;
  readonly time: number;
  readonly until: number;
  /** Which action it belongs to. */
  readonly action: number;
  /** With the last step of an action. */
  readonly end?: End;
}

/** What is to be done when an action has been shown. */
interface End {
  /** Where everything stands then, as it was told. */
  readonly position: Setup | undefined;
  readonly steps: readonly Step[];
  readonly shown: () => void;
}

/**
 * Decides what is shown when: follows a room or is given steps, shows them in order, and is never far behind. It
 * invents nothing: a position that was told always wins over one that was folded.
 */
export class Director implements Stage {
  #position: Setup | undefined = $state.raw();
  readonly #die = new DieOnStage();
  #telling: Step | undefined = $state.raw();
  #playing: boolean = $state(false);
  #meanwhile: readonly Step[] = $state.raw([]);
  #ways: Partial<Record<Color, WayMark>> = $state.raw({});
  /** The position after all steps that were begun. What is shown is behind it while a plane is on its way home. */
  #folded: Setup | undefined;
  #waiting: Waiting[] = [];
  #current: Waiting | undefined;
  #actions = 0;
  /** The latest action that has begun to move. */
  #moving = 0;
  #running: AbortController | undefined;
  /** Whether people answer what is shown, as at a table; a replay asks nobody. */
  #isAnswered = false;
  readonly #means: Means;

  constructor(means: Partial<Means> = {}) {
    this.#means = { ...ordinaryMeans(), ...means };
  }

  get position(): Setup | undefined {
    return this.#position;
  }

  get die(): ShownDie | undefined {
    return this.#die.shown;
  }

  get telling(): Step | undefined {
    return this.#telling;
  }

  get playing(): boolean {
    return this.#playing;
  }

  get meanwhile(): readonly Step[] {
    return this.#meanwhile;
  }

  get lastMoves(): readonly WayMark[] {
    return CLOCKWISE.flatMap((color) => this.#ways[color] ?? []);
  }

  /** To be given to the board. */
  readonly onstage = (planes: PlaneElements | undefined): void => this.#means.performer.onstage(planes);

  heard(): void {
    this.#meanwhile = [];
  }

  /** Shows a position at once, and forgets whatever was to be shown. */
  show(position: Setup | undefined, lastTurns: Partial<Record<Color, readonly Step[]>> = {}): void {
    const forgotten = [this.#dismiss(), ...this.#waiting.splice(0)];
    for (const waiting of forgotten) waiting?.end?.shown();
    this.#stand(position);
    this.#ways = Object.fromEntries(CLOCKWISE.map((color) => [color, lastWayOf(lastTurns[color] ?? [])]));
    this.#die.lie(position);
  }

  /** Shows steps one after the other, behind those that wait already. Resolves when they were shown or skipped. */
  play(steps: readonly Step[], { end, own = false, speed }: Manner = {}): Promise<void> {
    if (steps.length === 0) {
      if (end !== undefined && !this.#playing) this.#correct(end);
      return Promise.resolve();
    }
    if (this.#means.hidden()) {
      this.catchUp(steps, end);
      return Promise.resolve();
    }
    const longest = speed === undefined ? LONGEST_SHOW : Infinity;
    const until = this.#means.now() + longest;
    const usual = this.#means.pace(own);
    const beats = steps.map(beatOf);
    const times = timesOf(beats, { ...usual, speed: speed ?? usual.speed }, longest);
    const action = (this.#actions += 1);
    return new Promise((shown) => {
      for (const [index, beat] of beats.entries()) {
        const waiting = { beat, time: times[index] ?? 0, until, action };
        const last = index === steps.length - 1;
        this.#waiting.push(last ? { ...waiting, end: { position: end, steps, shown } } : waiting);
      }
      if (this.#running === undefined) void this.#run();
    });
  }

  skip(): void {
    const left = this.#left();
    // The moment in which a roll is seen is not skipped, however many keys are pressed.
    if (this.#playing && left.length === 0) return;
    this.#finish(left);
    this.#letSee();
  }

  /** Nobody sees what happens: everything is as it will be, and told later. */
  leave(): void {
    const left = this.#left();
    this.#finish(left);
    this.#meanwhile = newsOf([...this.#meanwhile, ...left.map(({ beat }) => beat.step)]);
  }

  /** Takes in steps without showing them one by one, and tells them later. */
  catchUp(steps: readonly Step[], end: Setup | undefined): void {
    this.leave();
    for (const step of steps) this.#pass({ beat: beatOf(step), time: 0, until: 0, action: 0 });
    this.#end({ position: end, steps, shown: () => undefined });
    this.#meanwhile = newsOf([...this.#meanwhile, ...steps]);
    this.#letSee();
  }

  /** Rolls for an own seat: the die tumbles until the server has told what it shows. */
  async roll(client: RoomClient, color: Color): Promise<Outcome> {
    const lieDown = this.#playing ? undefined : this.#die.tumble(color);
    const outcome = await client.roll(color);
    if (!outcome.done) lieDown?.();
    return outcome;
  }

  /** Shows what happens in a room from now on. Returns how to stop. */
  follow(client: RoomClient): () => void {
    this.#isAnswered = true;
    return followRoom(this, client, this.#means);
  }

  /** One beat after the other, until nothing waits. */
  async #run(): Promise<void> {
    const running = new AbortController();
    this.#running = running;
    this.#playing = true;
    while (this.#isOn(running)) {
      const [next] = this.#waiting;
      if (next === undefined) {
        if (!this.#die.unseen || !this.#isAnswered) break;
        await this.#means.wait(TO_SEE, running.signal);
        if (this.#isOn(running)) this.#die.unseen = false;
        continue;
      }
      const now = this.#means.now();
      const part = partOf(this.#waiting, now);
      const several = this.#waiting.some(({ action }) => action !== next.action);
      if (part <= 0 || (several && part < SLIGHTEST_PART)) {
        this.#leaveOut(next.action);
        continue;
      }
      this.#waiting.shift();
      this.#current = next;
      const time = next.time * part;
      await this.#perform(next, time);
      if (!this.#isOn(running)) return;
      // Of what takes no time, nothing is to be waited for.
      if (time > 0) await this.#means.wait(time, running.signal);
      if (!this.#isOn(running)) return;
      this.#current = undefined;
      this.#settle(next);
    }
    if (this.#isOn(running)) this.#dismiss();
  }

  /** What is being shown, and what waits. */
  #left(): readonly Waiting[] {
    return this.#current === undefined ? this.#waiting : [this.#current, ...this.#waiting];
  }

  /** Everything that is left has happened. */
  #finish(left: readonly Waiting[]): void {
    const current = this.#dismiss();
    this.#waiting = [];
    // What is being shown has been carried out already.
    for (const waiting of left) this.#pass(waiting, waiting === current);
  }

  /** A roll that was not shown is to be seen for a moment before anybody answers it. */
  #letSee(): void {
    if (!this.#isAnswered || this.#means.hidden()) this.#die.unseen = false;
    if (this.#die.unseen) void this.#run();
  }

  #isOn(running: AbortController): boolean {
    return this.#running === running;
  }

  async #perform({ beat, action }: Waiting, time: number): Promise<void> {
    const before = this.#folded;
    if (before === undefined) return;
    const { step, color, motion } = beat;
    const { still } = this.#means.pace(true);
    const after = fold(before, step);
    this.#folded = after;
    if (still || !isOnWayHome(step)) this.#position = after;
    this.#telling = step;
    this.#die.begin(step, time);
    // The last move of a seat stays marked until its next one begins.
    if (motion?.kind === "leg" && color !== undefined && this.#moving !== action) {
      this.#moving = action;
      this.#ways = { ...this.#ways, [color]: undefined };
    }
    // The board is to stand as it is afterwards before anything moves upon it.
    await tick();
    if (this.#current?.beat !== beat) return;
    try {
      this.#means.performer.perform(beat, { time, still, before, after });
    } catch (error) {
      // The game goes on without its show; whoever looks after the page is told.
      window.reportError(error);
    }
  }

  /** A beat has been shown. */
  #settle({ beat: { step }, end }: Waiting): void {
    this.#die.end(step);
    if (step.step === "came_home") this.#position = this.#folded;
    if (end !== undefined) this.#end(end);
  }

  /** Carries out a step without showing it. */
  #pass(waiting: Waiting, hasBegun = false): void {
    const { step } = waiting.beat;
    if (!hasBegun && this.#folded !== undefined) this.#stand(fold(this.#folded, step));
    this.#settle(waiting);
    this.#die.pass(step);
  }

  #end({ position, steps, shown }: End): void {
    const way = wayOf(steps);
    if (way !== undefined) this.#ways = { ...this.#ways, [way.color]: way };
    if (position !== undefined) this.#correct(position);
    shown();
  }

  #stand(position: Setup | undefined): void {
    this.#folded = position;
    this.#position = position;
  }

  /** The position that was told wins over the one that was folded. */
  #correct(told: Setup): void {
    if (this.#position === undefined || !samePosition(this.#position, told)) this.#stand(told);
  }

  /** An action that is too far behind is not shown any more. */
  #leaveOut(action: number): void {
    const gone = this.#waiting.filter((waiting) => waiting.action === action);
    this.#waiting = this.#waiting.filter((waiting) => waiting.action !== action);
    this.#means.performer.finish();
    for (const waiting of gone) this.#pass(waiting);
    this.#meanwhile = newsOf([...this.#meanwhile, ...gone.map(({ beat }) => beat.step)]);
  }

  /** Ends what is being shown, and returns it: it and whatever still waits are left to the caller. */
  #dismiss(): Waiting | undefined {
    const current = this.#current;
    this.#current = undefined;
    this.#running?.abort();
    this.#running = undefined;
    this.#means.performer.finish();
    this.#telling = undefined;
    this.#playing = false;
    this.#die.halt();
    return current;
  }
}
