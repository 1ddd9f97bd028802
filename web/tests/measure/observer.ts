/** What a page has noted about itself. */
export interface Observed {
  /** When the largest thing on the first screen was painted, in milliseconds. */
  paint: number;
  /** How much of the page moved without being asked to: the worst five seconds, as the cumulative layout shift is defined. */
  shift: number;
  /** The slowest answer to an input, in milliseconds. */
  slowest: number;
  /** How long frames took while something moved, in milliseconds. */
  frames: number[];
}

interface Entry extends PerformanceEntry {
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  readonly interactionId?: number;
}

/** Runs in the page before anything else: notes paints, shifts, answers and frames under `window.observed`. */
export function observe(): void {
  const observed: Observed = { paint: 0, shift: 0, slowest: 0, frames: [] };
  Object.assign(window, { observed });
  const note = (type: string, take: (entry: Entry) => void): void => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    });
    // The shortest answers that browsers report at all.
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  };
  note("largest-contentful-paint", (entry) => (observed.paint = entry.startTime));
  // A window ends after a second without a shift, and after five.
  let [begin, latest, sum] = [-Infinity, -Infinity, 0];
  note("layout-shift", (entry) => {
    if (entry.hadRecentInput === true) return;
    const at = entry.startTime;
    if (at - latest > 1000 || at - begin > 5000) [begin, sum] = [at, 0];
    latest = at;
    sum += entry.value ?? 0;
    observed.shift = Math.max(observed.shift, sum);
  });
  note("event", (entry) => {
    // What belongs to an input of a person has a number; the rest are pointers that pass by.
    if ((entry.interactionId ?? 0) > 0) observed.slowest = Math.max(observed.slowest, entry.duration);
  });
  let last = performance.now();
  const frame = (now: number): void => {
    if (document.getAnimations().some(({ playState }) => playState === "running")) observed.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
