import { render, within } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";

import { GOLDEN_GAMES } from "../../tests/games/games";
import { spots } from "../game/planes";
import { CLOCKWISE, HANGAR_SPOT } from "../generated/board";
import { speaker } from "../language/language.svelte";
import { binomialRange, faceRange, SURE_OF_100 } from "./chance";
import { count } from "./count";
import Statistics from "./Statistics.svelte";

beforeAll(() => speaker.follow());

describe("counts", () => {
  it.each(GOLDEN_GAMES)("of %s agree with its positions", (_, game) => {
    const counts = count(game.start, game.plies.map(({ steps }) => steps));
    const rolled = game.plies.filter(({ steps }) => steps.some(({ step }) => step === "rolled")).length;
    const seats = Object.values(counts);
    expect(seats.reduce((sum, { rolls }) => sum + rolls, 0)).toBe(rolled);
    for (const { faces, rolls } of seats) expect(faces.reduce((sum, times) => sum + times)).toBe(rolls);
    // Planes that vanish from the board in somebody else's turn were captured.
    let before = game.start;
    const gone = { red: 0, yellow: 0, blue: 0, green: 0 };
    for (const { position } of game.plies) {
      for (const color of CLOCKWISE) {
        if (color === before.turn) continue;
        const now = spots(position, color);
        gone[color] += spots(before, color).filter((spot, plane) => spot !== HANGAR_SPOT && now[plane] === HANGAR_SPOT).length;
      }
      before = position;
    }
    for (const color of CLOCKWISE) expect(counts[color]?.captured ?? 0, color).toBe(gone[color]);
    expect(seats.reduce((sum, { captures }) => sum + captures, 0)).toBe(seats.reduce((sum, { captured }) => sum + captured, 0));
  });

  it("of the classic game are those that were counted by hand", () => {
    const game = GOLDEN_GAMES.find(([name]) => name.startsWith("classic") && !name.includes("two"))?.[1];
    const counts = count(game?.start ?? { planes: {}, turn: "red" }, game?.plies.map(({ steps }) => steps) ?? []);
    expect(counts.red).toMatchObject({ faces: [8, 4, 10, 15, 14, 9], captures: 1, captured: 2, lost: 9, turns: 52 });
    expect(counts.blue).toMatchObject({ faces: [8, 11, 9, 5, 9, 4], captures: 9, captured: 1, lost: 2, turns: 42 });
    expect(counts.green).toMatchObject({ captures: 0, captured: 7, lost: 4, turns: 51 });
    expect(counts.green?.home).toHaveLength(2);
    expect(counts.blue?.home.at(-1)).toBe(42);
  });

  it("say who led after each turn", () => {
    const counts = count({ planes: { red: [-1], blue: [-1] }, turn: "red" }, [
      [{ step: "rolled", color: "red", roll: 6 }],
      [{ step: "launched", color: "red", plane: 0 }, { step: "roll_again", color: "red", streak: [] }],
      [{ step: "rolled", color: "red", roll: 3 }],
      [{ step: "walked", color: "red", planes: [0], from: 0, to: 3 }, { step: "turn_passed", color: "red", to: "blue" }],
      [
        { step: "rolled", color: "blue", roll: 1 },
        { step: "passed", color: "blue", because: "no_move" },
        { step: "turn_passed", color: "blue", to: "red" },
      ],
    ]);
    expect(counts.red).toMatchObject({ led: 2, turns: 1, lost: 0, rolls: 2 });
    expect(counts.blue).toMatchObject({ led: 0, turns: 1, lost: 1, rolls: 1 });
  });
});

describe("what chance explains", () => {
  it("is the known range of a binomial distribution", () => {
    expect(binomialRange(60, 1 / 6, 0.025)).toEqual({ least: 5, most: 16 });
    expect(binomialRange(0, 1 / 6, 0.025)).toEqual({ least: 0, most: 0 });
  });

  it.each([1, 10, 60, 120, 500])("holds the counts of all faces often enough in %i rolls", (rolls) => {
    const { least, most } = faceRange(rolls);
    // Row by row of Pascal's triangle, another way than that of the range.
    let row = [1];
    for (let roll = 0; roll < rolls; roll += 1) {
      row = Array.from({ length: row.length + 1 }, (_, at) => ((row[at] ?? 0) * 5 + (row[at - 1] ?? 0)) / 6);
    }
    const outside = row.reduce((sum, chance, at) => (at < least || at > most ? sum + chance : sum), 0);
    expect(6 * outside).toBeLessThanOrEqual(1 - SURE_OF_100 / 100 + 1e-9);
    // A narrower range would not be sure enough, so it says as much as it can.
    expect(row[least] ?? 0).toBeGreaterThan(0);
    expect(most - least).toBeLessThanOrEqual(Math.max(2, 6 * Math.sqrt(rolls)));
  });
});

describe("the statistics", () => {
  it("are tables that can be read cell by cell", () => {
    const [, game] = GOLDEN_GAMES[0] ?? [];
    const counts = count(game?.start ?? { planes: {}, turn: "red" }, game?.plies.map(({ steps }) => steps) ?? []);
    const { getAllByRole } = render(Statistics, { counts, names: { red: "Ada" } });
    const [rolls] = getAllByRole("table");
    expect(rolls).toBeDefined();
    if (rolls === undefined) return;
    const row = within(rolls).getByRole("row", { name: /Ada/ });
    const cells = within(row).getAllByRole("cell").map((cell) => cell.textContent.trim());
    expect(cells.slice(0, 6).map((cell) => Number.parseInt(cell, 10))).toEqual(counts.red?.faces);
  });
});
