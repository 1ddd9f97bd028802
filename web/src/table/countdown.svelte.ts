/** When the clock of a turn is worth a warning, in seconds before its end. */
export const WARNINGS = [10, 5] as const;

/** What is left of the time for a turn, second by second, and the warnings that have not been given yet. */
export class Countdown {
  readonly #now: () => number;
  readonly #warn: (seconds: number) => void;
  #turn: string | undefined;
  #pending: number[] = [];
  #deadline: number | undefined;
  #seconds: number | undefined = $state();
  #whole: number = $state(1);

  constructor(warn: (seconds: number) => void, now: () => number = () => performance.now()) {
    this.#warn = warn;
    this.#now = now;
  }

  /** Whole seconds that are left; nothing where time does not count. */
  get seconds(): number | undefined {
    return this.#seconds;
  }

  /** Which part of the time that the turn had is left, from 1 to 0. */
  get part(): number {
    return this.#seconds === undefined ? 1 : Math.min(1, this.#seconds / this.#whole);
  }

  /** Counts towards a deadline. Each warning is given once a turn, however often its deadline is told anew. */
  follow(turn: string | undefined, deadline: number | undefined, whole: number): void {
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#pending = [...WARNINGS];
    }
    this.#deadline = deadline;
    this.#whole = whole;
    this.tick();
  }

  /** Looks at the clock; called a few times a second. */
  tick(): void {
    if (this.#deadline === undefined) {
      this.#seconds = undefined;
      return;
    }
    const left = Math.max(0, Math.ceil((this.#deadline - this.#now()) / 1000));
    this.#seconds = left;
    const due = this.#pending.filter((warning) => left <= warning);
    if (due.length === 0) return;
    this.#pending = this.#pending.filter((warning) => left > warning);
    if (left > 0) this.#warn(left);
  }
}
