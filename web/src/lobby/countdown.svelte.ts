/** Whole seconds that are left until a moment. Made within a component, gone with it. */
export class Countdown {
  /** None where nothing is waited for. */
  seconds: number | undefined = $state();

  /** `until` tells a moment of `performance.now()`, and is asked again whenever what it reads changes. */
  constructor(until: () => number | undefined) {
    $effect(() => {
      const end = until();
      if (end === undefined) {
        this.seconds = undefined;
        return;
      }
      const tick = () => (this.seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000)));
      tick();
      const timer = setInterval(tick, 250);
      return () => clearInterval(timer);
    });
  }
}
