import { HANGAR_SPOT, PAD_SPOT, type Cell } from "../generated/board";
import { movedPlanes } from "../language/narrate/previews";
import type { Color, GameTurn, Link, Offer, Plane, PlaneSet } from "../protocol";
import { cellOf } from "./legs";
import type { PlaneId } from "./planes";

/** What tells an end of a choice from its other ends. */
export type Difference =
  /** The links that this way takes; none where the planes stop after their walk. */
  | { readonly by: "links"; readonly links: readonly Link[] }
  /** Whether it becomes a stack with own planes that stand there. */
  | { readonly by: "join"; readonly join: boolean }
  /** Which planes move: one alone, or its whole stack. */
  | { readonly by: "planes"; readonly planes: PlaneSet };

/** One way in which a choice can be carried out: one offer of the server. */
export interface End {
  /** Names it among all ends of the turn. */
  readonly key: string;
  readonly offer: Offer;
  readonly planes: PlaneSet;
  /** Where it ends on the board; the place of a lost fight, where the planes return from there. */
  readonly cell: Cell;
  /** Nothing where the choice has one end only. */
  readonly differences: readonly Difference[];
  readonly captures: readonly PlaneId[];
}

/** A plane that can be moved, or a stack that moves as one. */
export interface Choice {
  /** 1 to 4, as in everything that is told: the number of its lowest plane. */
  readonly number: number;
  readonly color: Color;
  readonly planes: readonly PlaneId[];
  readonly ends: readonly End[];
}

/** Everything that can be answered to a roll. */
export interface Choices {
  readonly color: Color;
  readonly list: readonly Choice[];
  /** To let the roll pass, where that is offered. */
  readonly decline: Offer | undefined;
  /** The only answer, where there is no choice. */
  readonly only: Offer | undefined;
}

/** What a turn lets its player choose; nothing where no move is owed. */
export function choicesOf(turn: GameTurn | undefined): Choices | undefined {
  if (turn?.turn !== "to_move") return undefined;
  const { color, offers } = turn;
  const moves = offers.map((offer, index) => ({ key: String(index), offer })).filter(({ offer }) => !declines(offer));
  const leaders = [...new Set(moves.map(({ offer }) => leader(offer)))].sort((one, other) => one - other);
  return {
    color,
    list: leaders.map((plane) => choice(color, plane, moves.filter(({ offer }) => leader(offer) === plane))),
    decline: offers.find(declines),
    only: offers.length === 1 ? offers[0] : undefined,
  };
}

interface KeyedOffer {
  readonly key: string;
  readonly offer: Offer;
}

function choice(color: Color, plane: Plane, moves: readonly KeyedOffer[]): Choice {
  const sets = moves.map(({ offer }) => movedPlanes(offer.answer));
  const [first] = sets;
  // Where a plane may also go without its stack, it is the plane that is chosen, and its end that says who goes along.
  const together = first !== undefined && sets.every((set) => set.join() === first.join());
  return {
    number: plane + 1,
    color,
    planes: (together ? first : [plane]).map((each) => ({ color, plane: each })),
    ends: moves.map(({ key, offer }) => ({
      key,
      offer,
      planes: movedPlanes(offer.answer),
      cell: endCell(color, offer),
      differences: differences(offer, moves.map((each) => each.offer)),
      captures: captures(offer),
    })),
  };
}

function declines({ answer }: Offer): boolean {
  return answer.kind === "decline";
}

function leader(offer: Offer): Plane {
  return movedPlanes(offer.answer).reduce<Plane>((lowest, plane) => (plane < lowest ? plane : lowest), 3);
}

/** Where the planes stop, before anything sends them back. */
function endCell(color: Color, offer: Offer): Cell {
  let spot = HANGAR_SPOT;
  for (const step of offer.steps) {
    if (step.step === "launched") spot = PAD_SPOT;
    if (step.step === "walked" || step.step === "jumped" || step.step === "flew") spot = step.to;
  }
  return cellOf(color, spot, leader(offer));
}

/** In what an offer differs from the others of its choice. */
function differences(offer: Offer, all: readonly Offer[]): Difference[] {
  const varies = (part: (each: Offer) => string) => new Set(all.map(part)).size > 1;
  const found: Difference[] = [];
  const planes = movedPlanes(offer.answer);
  if (varies((each) => movedPlanes(each.answer).join())) found.push({ by: "planes", planes });
  if (varies((each) => links(each).join())) found.push({ by: "links", links: links(offer) });
  const way = (each: Offer) => `${movedPlanes(each.answer).join()} ${links(each).join()}`;
  const alike = all.filter((each) => way(each) === way(offer));
  if (new Set(alike.map(joins)).size > 1) found.push({ by: "join", join: joins(offer) });
  return found;
}

function links({ answer }: Offer): readonly Link[] {
  return answer.kind === "advance" ? answer.links : [];
}

function joins({ answer }: Offer): boolean {
  return answer.kind === "advance" && answer.join;
}

function captures({ steps }: Offer): PlaneId[] {
  return steps.flatMap((step) =>
    step.step === "captured" ? step.planes.map((plane) => ({ color: step.victim, plane })) : [],
  );
}
