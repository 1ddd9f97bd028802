import { describe, expect, it } from "vitest";

import { GOLDEN_GAMES } from "../../tests/games/games";
import { fixture } from "../connection/fixtures.test-help";
import type { GameTurn, Offer, PlaneSet } from "../protocol";
import { type Choices, choicesOf } from "./choices";
import { foldAll } from "./fold";
import { cellOf } from "./legs";
import { spots } from "./planes";

function made(turn: GameTurn): Choices {
  const choices = choicesOf(turn);
  if (choices === undefined) throw new Error("nothing can be chosen");
  return choices;
}

function advance(planes: PlaneSet, links: ("jump" | "shortcut")[], join: boolean, to = 20): Offer {
  const answer = { kind: "advance", planes, links, join } as const;
  return { answer, steps: [{ step: "walked", color: "blue", planes, from: 12, to }] };
}

const turnOf = (...offers: Offer[]): GameTurn => ({ turn: "to_move", color: "blue", roll: 6, offers });
const DECLINE: Offer = { answer: { kind: "decline" }, steps: [{ step: "passed", color: "blue", because: "declined" }] };

describe("the choices of a turn", () => {
  it("are the planes of the example, in the order of their numbers", () => {
    const { color, list, decline, only } = made(fixture("turn/to_move.json") as GameTurn);
    expect({ color, decline, only }).toEqual({ color: "red", decline: undefined, only: undefined });
    expect(list.map(({ number, planes, ends }) => [number, planes, ends.map(({ cell }) => cell)])).toEqual([
      [1, [{ color: "red", plane: 0 }], [cellOf("red", 26)]],
      [2, [{ color: "red", plane: 1 }], [cellOf("red", 0)]],
    ]);
  });

  it("are none while a roll is due, and after the end", () => {
    expect(choicesOf(fixture("turn/to_roll.json") as GameTurn)).toBeUndefined();
    expect(choicesOf(fixture("turn/over.json") as GameTurn)).toBeUndefined();
    expect(choicesOf(undefined)).toBeUndefined();
  });

  it("tell the ends of a plane apart by what differs, and by nothing else", () => {
    const ways = [advance([1], [], false), advance([1], ["jump"], false), advance([1], ["jump"], true)];
    const [choice] = made(turnOf(...ways)).list;
    expect(choice?.ends.map(({ differences }) => differences)).toEqual([
      [{ by: "links", links: [] }],
      [
        { by: "links", links: ["jump"] },
        { by: "join", join: false },
      ],
      [
        { by: "links", links: ["jump"] },
        { by: "join", join: true },
      ],
    ]);
  });

  it("choose a stack as one where it moves as one", () => {
    const [choice] = made(turnOf(advance([1, 3], [], false))).list;
    expect(choice).toMatchObject({ number: 2, planes: [{ plane: 1 }, { plane: 3 }] });
  });

  it("list the planes of a stack each by its number where they may split", () => {
    const { list } = made(turnOf(advance([1], [], false), advance([1, 3], [], false), advance([3], [], false)));
    expect(list.map(({ number, planes }) => [number, planes.map(({ plane }) => plane)])).toEqual([
      [2, [1]],
      [4, [3]],
    ]);
    expect(list[0]?.ends.map(({ differences }) => differences)).toEqual([
      [{ by: "planes", planes: [1] }],
      [{ by: "planes", planes: [1, 3] }],
    ]);
  });

  it("keep letting the roll pass apart", () => {
    const choices = made(turnOf(advance([0], [], false), DECLINE));
    expect(choices.decline).toBe(DECLINE);
    expect(choices.list).toHaveLength(1);
    // It is a choice: the move is not made by itself.
    expect(choices.only).toBeUndefined();
  });

  it("know the only answer", () => {
    expect(made(turnOf(DECLINE)).only).toBe(DECLINE);
  });
});

describe.each(GOLDEN_GAMES)("in the whole game %s", (_, game) => {
  const owed = game.plies.filter(({ previews }) => previews !== undefined);

  it("every offer can be chosen in exactly one way, and each way has words of its own", () => {
    expect(owed.length).toBeGreaterThan(20);
    for (const { position, previews = [] } of owed) {
      const { list, decline } = made({ turn: "to_move", color: position.turn, roll: 6, offers: [...previews] });
      const ends = list.flatMap((choice) => choice.ends);
      const reached = [...ends.map(({ offer }) => offer), ...(decline === undefined ? [] : [decline])];
      expect(new Set(reached)).toEqual(new Set(previews));
      expect(reached).toHaveLength(previews.length);
      const numbers = list.map(({ number }) => number);
      expect(numbers).toEqual([...new Set(numbers)].sort());
      for (const choice of list) {
        const told = choice.ends.map(({ differences }) => JSON.stringify(differences));
        expect(new Set(told).size).toBe(told.length);
        expect(choice.ends.length > 1).toBe(choice.ends.every(({ differences }) => differences.length > 0));
      }
    }
  });

  it("every end is where the planes stand afterwards, and captures what goes to its hangar", () => {
    let captures = 0;
    for (const { position, previews = [] } of owed) {
      const color = position.turn;
      for (const { ends } of made({ turn: "to_move", color, roll: 6, offers: [...previews] }).list) {
        for (const end of ends) {
          const after = foldAll(position, end.offer.steps);
          const [plane] = end.planes;
          const isLost = end.offer.steps.some(({ step }) => step === "sent_back");
          if (plane === undefined) throw new Error("nobody moves");
          if (!isLost) expect(end.cell).toEqual(cellOf(color, spots(after, color)[plane] ?? -9, plane));
          for (const victim of end.captures) expect(spots(after, victim.color)[victim.plane]).toBe(-1);
          captures += end.captures.length;
        }
      }
    }
    expect(captures).toBeGreaterThan(0);
  });
});
