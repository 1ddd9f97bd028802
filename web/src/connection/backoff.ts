/** The waits before each further attempt, in milliseconds. The last one goes on. */
const WAITS = [500, 1000, 2000, 4000, 8000, 10_000];

/** Waits that grow with each attempt in vain. */
export class Backoff {
  #attempts = 0;

  /** How many attempts were in vain since one went well. */
  get attempts(): number {
    return this.#attempts;
  }

  /** How long to wait before the next attempt. A part is by lot, so that not all pages come back in the same moment. */
  failed(lot: number = Math.random()): number {
    const wait = WAITS[Math.min(this.#attempts, WAITS.length - 1)] ?? 0;
    this.#attempts += 1;
    return wait * (0.75 + lot / 2);
  }

  succeeded(): void {
    this.#attempts = 0;
  }
}
