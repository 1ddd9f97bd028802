import { preferences } from "../app/preferences.svelte";
import type { PlaneElements } from "../board/board";
import type { Setup } from "../protocol";
import { Animator } from "./animator";
import type { Beat, Pace } from "./beats";

/** How a beat is to be shown. */
export interface Showing {
  /** In milliseconds. */
  readonly time: number;
  /** Whether only the state afterwards is shown, and no journey. */
  readonly still: boolean;
  readonly before: Setup;
  readonly after: Setup;
}

/** Who carries out on the board what the director calls for. */
export interface Performer {
  /** Begins to show a beat. The board stands already as it is afterwards. */
  perform(beat: Beat, showing: Showing): void;
  /** Nothing moves any more; whatever moves is where it belongs at once. */
  finish(): void;
  /** The turn has come to this device. */
  yourTurn(): void;
  onstage(planes: PlaneElements | undefined): void;
}

/** What a director works with. */
export interface Means {
  performer: Performer;
  /** Waits so many milliseconds, or until the signal tells to go on. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  now(): number;
  /** Whether nobody can see the page. */
  hidden(): boolean;
  pace(own: boolean): Pace;
}

/** How steps are to be shown. */
export interface Manner {
  /** The position after them, as it was told. */
  readonly end?: Setup | undefined;
  /** Whether they are those of somebody at this device. */
  readonly own?: boolean;
  /** A speed that was asked for, as in a replay: then nothing has to be over in time. */
  readonly speed?: number;
}

/** The means of the page. */
export function ordinaryMeans(): Means {
  return { performer: new Animator(), wait, now: () => performance.now(), hidden: () => document.hidden, pace };
}

/** The pace of the preferences, which is about others' moves. */
function pace(own: boolean): Pace {
  return { speed: own ? 1 : preferences.choices.speed, still: preferences.reducedMotion };
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", stop, { once: true });
  });
}
