import type { Cell } from "../generated/board";
import type { PlaneId } from "../game/planes";
import type { Color, Setup } from "../protocol";

/** A part of a way over the board, for drawing. */
export interface Leg {
  readonly kind: "launch" | "walk" | "jump" | "shortcut";
  /** The cells from where it begins to where it ends, both included. */
  readonly cells: readonly Cell[];
}

/** The way of a move: of one that could be made, or of one that was. */
export interface WayMark {
  readonly color: Color;
  readonly legs: readonly Leg[];
  /** Planes that it captures. */
  readonly captures: readonly PlaneId[];
}

/** A plane, or a stack that moves as one, that can be chosen. */
export interface ChoiceMark {
  /** 1 to 4, shown beside it, and the key that chooses it. */
  readonly number: number;
  readonly planes: readonly PlaneId[];
  /** What choosing it would do, in words. */
  readonly label: string;
}

/** Where a move can end, to be tapped. */
export interface EndMark {
  readonly key: string;
  readonly cell: Cell;
  readonly color: Color;
  /** What tells this end from the others, in words: stay, jump, shortcut, stack, ... */
  readonly label: string;
  readonly selected: boolean;
}

/** What a board shows. */
export interface BoardProperties {
  /** Nothing stands on the board without one. */
  position?: Setup | undefined;
  /** Whose turn it is: its hangar is lit. */
  turn?: Color | undefined;
  choices?: readonly ChoiceMark[];
  /** The number of the choice whose way is shown. */
  chosen?: number | undefined;
  onchoose?: (number: number) => void;
  /** The pointer or the focus is on a choice, or has left it. */
  onconsider?: (number: number | undefined) => void;
  /** Ways to be drawn as a preview. */
  ways?: readonly WayMark[];
  ends?: readonly EndMark[];
  onend?: (key: string) => void;
  /** The last move of each seat, drawn faintly until its next one. */
  lastMoves?: readonly WayMark[];
  /** What the hangar of a seat says: who sits there. */
  names?: Partial<Record<Color, string>>;
  /** Hangars can be tapped, to choose a seat. */
  onhangar?: ((color: Color) => void) | undefined;
  /** Receives the means to move planes for show; called with nothing when the board goes away. */
  onstage?: (planes: PlaneElements | undefined) => void;
}

/** The drawn planes, by `planeKey`, for whoever animates them. Each element is moved by its CSS `transform` alone. */
export interface PlaneElements {
  element(plane: PlaneId): HTMLElement | undefined;
}
