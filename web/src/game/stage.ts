import type { WayMark } from "../board/board";
import type { Color, Roll, Setup, Step } from "../protocol";

/** The die as it is shown. */
export interface ShownDie {
  /** Who rolled last, or is about to. */
  readonly color: Color;
  /**
   * What it shows, or is about to show while it rolls; nothing before the first roll, and while the server has not
   * told yet.
   */
  readonly value: Roll | undefined;
  readonly rolling: boolean;
  /** In how many milliseconds a rolling die comes to rest, once its value is known. */
  readonly rest?: number;
}

/**
 * What is shown of a game at this moment. It follows what the server told, step by step, and is never more than a
 * moment behind it. All properties are reactive.
 */
export interface Stage {
  /** The position that is shown: the one after all steps that were shown so far. */
  readonly position: Setup | undefined;
  readonly die: ShownDie | undefined;
  /** The step that is shown right now, for words beside the board. */
  readonly telling: Step | undefined;
  /** The last move of each seat that has been shown, to be drawn faintly until its next one. */
  readonly lastMoves: readonly WayMark[];
  /**
   * Whether something is still to be shown. While it is, no choice is offered: nobody moves by a number that was not
   * seen.
   */
  readonly playing: boolean;
  /**
   * What was not shown one by one because the page was hidden or too far behind: to be told as a list. Emptied by
   * `heard`.
   */
  readonly meanwhile: readonly Step[];
  heard(): void;
  /** Shows at once whatever is left to be shown; a roll lies there for a moment before it can be answered. */
  skip(): void;
}
