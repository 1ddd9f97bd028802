import { foldAll } from "../game/fold";
import { spots } from "../game/planes";
import { CLOCKWISE, HANGAR_SPOT } from "../generated/board";
import type { Color, Setup, Step } from "../protocol";

/** What is counted of a seat. */
export interface SeatCounts {
  /** How often it rolled each face, 1 to 6. */
  readonly faces: readonly [number, number, number, number, number, number];
  readonly rolls: number;
  /** Planes that it sent home, and planes of its own that others sent home. */
  readonly captures: number;
  readonly captured: number;
  /** Rolls with which nothing could be moved, or that were too many sixes. */
  readonly lost: number;
  readonly turns: number;
  /** After how many turns of anybody it was the furthest of all. */
  readonly led: number;
  /** In which of its own turns its planes came home, in order. */
  readonly home: readonly number[];
}

/** What is counted of a game. */
export type Counts = Readonly<Partial<Record<Color, SeatCounts>>>;

type Tally = { -readonly [Key in keyof SeatCounts]: SeatCounts[Key] extends readonly number[] ? number[] : SeatCounts[Key] };

/** Counts a game from its start and the steps of each of its plies. */
export function count(start: Setup, plies: readonly (readonly Step[])[]): Counts {
  const tallies = new Map<Color, Tally>();
  for (const color of CLOCKWISE) if (start.planes[color] !== undefined) tallies.set(color, nothing());
  let position = start;
  let turn: Color | undefined;
  for (const steps of plies) {
    for (const step of steps) {
      if (step.step === "rolled" && turn !== step.color) {
        turn = step.color;
        add(tallies, step.color, "turns");
      }
      countStep(tallies, step);
      if (step.step === "turn_passed" || step.step === "over") turn = undefined;
    }
    position = foldAll(position, steps);
    if (turn === undefined && steps.length > 0) {
      const leader = furthest(position);
      if (leader !== undefined) add(tallies, leader, "led");
    }
  }
  const counts: Partial<Record<Color, SeatCounts>> = {};
  for (const [color, tally] of tallies) counts[color] = { ...tally, faces: sixFaces(tally.faces) };
  return counts;
}

function countStep(tallies: ReadonlyMap<Color, Tally>, step: Step): void {
  switch (step.step) {
    case "rolled": {
      const tally = tallies.get(step.color);
      if (tally === undefined) return;
      tally.faces[step.roll - 1] = (tally.faces[step.roll - 1] ?? 0) + 1;
      tally.rolls += 1;
      return;
    }
    case "captured":
      add(tallies, step.color, "captures", step.planes.length);
      add(tallies, step.victim, "captured", step.planes.length);
      return;
    case "passed":
      if (step.because !== "declined") add(tallies, step.color, "lost");
      return;
    case "came_home": {
      const tally = tallies.get(step.color);
      tally?.home.push(...step.planes.map(() => tally.turns));
      return;
    }
    case "launched":
    case "walked":
    case "turned_back":
    case "steps_lost":
    case "jumped":
    case "flew":
    case "crossed":
    case "stacked":
    case "sent_back":
    case "roll_again":
    case "turn_passed":
    case "withdrawn":
    case "placed":
    case "scored":
    case "over":
      return;
  }
}

/** Who has come furthest with all planes together; nobody where several have. */
function furthest(position: Setup): Color | undefined {
  const progress = CLOCKWISE.map((color) => ({
    color,
    steps: spots(position, color).reduce((sum, spot) => sum + spot - HANGAR_SPOT, 0),
  }));
  const most = Math.max(...progress.map(({ steps }) => steps));
  const first = progress.filter(({ steps }) => steps === most && steps > 0);
  return first.length === 1 ? first[0]?.color : undefined;
}

type Sum = "captures" | "captured" | "lost" | "turns" | "led";

function add(tallies: ReadonlyMap<Color, Tally>, color: Color, name: Sum, more = 1): void {
  const tally = tallies.get(color);
  if (tally !== undefined) tally[name] += more;
}

function nothing(): Tally {
  return { faces: [0, 0, 0, 0, 0, 0], rolls: 0, captures: 0, captured: 0, lost: 0, turns: 0, led: 0, home: [] };
}

function sixFaces([one = 0, two = 0, three = 0, four = 0, five = 0, six = 0]: readonly number[]): SeatCounts["faces"] {
  return [one, two, three, four, five, six];
}
