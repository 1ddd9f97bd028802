import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";

import { BAYS, type Cell, CLOCKWISE, HOME_SPOT, PAD_SPOT, RING, SHORTCUTS, TURN_IN_SPOT, WAY_SQUARES, WAYS } from "../generated/board";
import { speaker } from "../language/language.svelte";
import type { Setup } from "../protocol";
import type { PlaneElements } from "./board";
import Board from "./Board.svelte";
import { centre } from "./geometry";

beforeAll(() => speaker.follow());

/** Where an element of the drawing is put. */
function drawnAt(element: Element | null | undefined): { x: number; y: number } {
  const [, x, y] = /^translate\(([-\d.]+) ([-\d.]+)\)/.exec(element?.getAttribute("transform") ?? "") ?? [];
  return { x: Number(x), y: Number(y) };
}

const named = (root: Element, selector: string) => [...root.querySelectorAll(selector)];
const cellOf = (cell: Cell | undefined) => (cell === undefined ? undefined : centre(cell));

describe("the drawing is the engine's board", () => {
  test("all squares of the ring", () => {
    const { container } = render(Board);
    const squares = named(container, "[data-square]");
    expect(squares).toHaveLength(52);
    for (const [index, square] of RING.entries()) {
      const drawn = squares[index];
      expect(drawnAt(drawn), `square ${index}`).toEqual(centre(square.cell));
      expect(drawn?.getAttribute("data-square")).toBe(String(square.number));
      expect(drawn?.getAttribute("data-color")).toBe(square.color);
      expect(drawn?.getAttribute("data-turn-in")).toBe(square.turnIn ?? null);
      expect(drawn?.getAttribute("data-entry")).toBe(square.entry ?? null);
      expect(drawn?.getAttribute("data-shortcut-start")).toBe(square.shortcutStart ?? null);
      expect(drawn?.getAttribute("data-shortcut-end")).toBe(square.shortcutEnd ?? null);
      expect(drawn?.querySelectorAll("path.corner").length).toBe(square.corner ? 1 : 0);
      expect(drawn?.querySelectorAll("circle").length).toBe(square.corner ? 0 : 1);
    }
  });

  test.each(CLOCKWISE)("pad, bays, home column and home of %s", (color) => {
    const { container } = render(Board);
    const pads = named(container, `[data-pad="${color}"]`);
    expect(pads).toHaveLength(1);
    expect(drawnAt(pads[0])).toEqual(cellOf(WAYS[color][PAD_SPOT]));
    expect(named(container, `[data-bay="${color}"]`).map(drawnAt)).toEqual(BAYS[color].map(centre));
    const column = named(container, `[data-home-column="${color}"][data-spot]`);
    expect(column.map((spot) => spot.getAttribute("data-spot"))).toEqual(["51", "52", "53", "54", "55"]);
    expect(column.map(drawnAt)).toEqual(WAYS[color].slice(TURN_IN_SPOT + 1, HOME_SPOT).map(centre));
    expect(named(container, `[data-home="${color}"]`)).toHaveLength(1);
  });

  test.each(CLOCKWISE)("the shortcut of %s", (color) => {
    const { container } = render(Board);
    const [shortcut, ...more] = named(container, `[data-shortcut="${color}"]`);
    expect(more).toHaveLength(0);
    const { from, to, line, crossed } = SHORTCUTS[color];
    expect(shortcut?.getAttribute("data-from")).toBe(String(WAY_SQUARES[color][from]));
    expect(shortcut?.getAttribute("data-to")).toBe(String(WAY_SQUARES[color][to]));
    expect(shortcut?.getAttribute("data-crossed")).toBe(`${crossed.row} ${crossed.column}`);
    const [first, last] = [cellOf(line[0]), cellOf(line.at(-1))];
    const dashes = shortcut?.querySelector(".dashes")?.getAttribute("d");
    expect(dashes).toBe(`M${first?.x} ${first?.y}L${last?.x} ${last?.y}`);
    expect(drawnAt(shortcut?.querySelector(".plane"))).toEqual(first);
  });

  test("it runs from left to right in every language", () => {
    document.documentElement.dir = "rtl";
    const { container } = render(Board);
    const mirrored = container.innerHTML;
    document.documentElement.dir = "ltr";
    const { container: usual } = render(Board);
    expect(usual.innerHTML).toBe(mirrored);
    expect(usual.querySelector(".board")?.getAttribute("dir")).toBe("ltr");
  });
});

const POSITION: Setup = { planes: { red: [0, 14, 56, -1], blue: [40, 40, -1, -1] }, stacks: { blue: [[0, 1]] }, turn: "red" };

describe("what stands upon it", () => {
  test("each plane is an element that can be moved, and nothing to be reached unless it is a choice", () => {
    const onstage = vi.fn<(planes: PlaneElements | undefined) => void>();
    const { container, unmount } = render(Board, { position: POSITION, onstage });
    expect(named(container, ".plane[data-plane]")).toHaveLength(8);
    expect(screen.queryAllByRole("button")).toHaveLength(0);
    const elements = onstage.mock.lastCall?.[0];
    expect(elements?.element({ color: "blue", plane: 1 })?.dataset.plane).toBe("1");
    expect(elements?.element({ color: "blue", plane: 1 })?.textContent).toContain("×2");
    expect(elements?.element({ color: "blue", plane: 0 })?.textContent).not.toContain("×");
    expect(elements?.element({ color: "green", plane: 0 })).toBeUndefined();
    expect(elements?.element({ color: "red", plane: 2 })?.querySelectorAll(".tick")).toHaveLength(1);
    expect(elements?.element({ color: "red", plane: 1 })?.querySelectorAll(".tick")).toHaveLength(0);
    unmount();
    expect(onstage).toHaveBeenLastCalledWith(undefined);
  });

  test("the elements follow when a plane becomes a choice", async () => {
    const onstage = vi.fn<(planes: PlaneElements | undefined) => void>();
    const { rerender } = render(Board, { position: POSITION, onstage });
    const plane = { color: "red", plane: 1 } as const;
    await rerender({ choices: [{ number: 2, planes: [plane], label: "plane 2: 14 to 18" }] });
    expect(onstage.mock.lastCall?.[0]?.element(plane)?.tagName).toBe("BUTTON");
    await rerender({ choices: [] });
    expect(onstage.mock.lastCall?.[0]?.element(plane)?.tagName).toBe("DIV");
  });

  test("choices are numbered buttons with words; they report focus and the key's press", () => {
    const [onchoose, onconsider] = [vi.fn(), vi.fn()];
    render(Board, {
      position: POSITION,
      choices: [
        { number: 1, planes: [{ color: "red", plane: 0 }], label: "plane 1: walks on" },
        { number: 2, planes: [{ color: "red", plane: 1 }], label: "plane 2: jumps" },
      ],
      chosen: 2,
      onchoose,
      onconsider,
    });
    const [one, two] = [screen.getByRole("button", { name: "plane 1: walks on" }), screen.getByRole("button", { name: "plane 2: jumps" })];
    expect(one.textContent).toContain("1");
    expect([one, two].map((button) => button.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
    one.focus();
    expect(onconsider).toHaveBeenLastCalledWith(1);
    one.blur();
    expect(onconsider).toHaveBeenLastCalledWith(undefined);
    one.click();
    expect(onchoose.mock.calls).toEqual([[1]]);
  });

  test("a stack is chosen by the plane on top", () => {
    const onchoose = vi.fn();
    const planes = [{ color: "blue", plane: 0 }, { color: "blue", plane: 1 }] as const;
    render(Board, { position: POSITION, choices: [{ number: 1, planes, label: "the stack" }], onchoose });
    const stack = screen.getByRole("button", { name: "the stack" });
    expect(stack.dataset.plane).toBe("1");
    stack.click();
    expect(onchoose).toHaveBeenCalledWith(1);
  });

  test("where targets overlap, the nearest to the finger is meant", () => {
    const onchoose = vi.fn();
    render(Board, {
      position: { planes: { red: [5, 5] }, turn: "red" },
      choices: ([0, 1] as const).map((plane) => ({ number: plane + 1, planes: [{ color: "red" as const, plane }], label: `plane ${plane}` })),
      onchoose,
    });
    const [one, two] = [screen.getByRole("button", { name: "plane 0" }), screen.getByRole("button", { name: "plane 1" })];
    vi.spyOn(one, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 100, 20, 20));
    vi.spyOn(two, "getBoundingClientRect").mockReturnValue(new DOMRect(112, 100, 20, 20));
    two.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, clientX: 108, clientY: 110 }));
    two.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, clientX: 124, clientY: 110 }));
    expect(onchoose.mock.calls).toEqual([[1], [2]]);
  });

  test("ends of a move are buttons; two on one cell lie beside one another", () => {
    const onend = vi.fn();
    const cell = { row: 7, column: 0 };
    const ends = ["stay", "stack"].map((key) => ({ key, cell, color: "red" as const, label: key, selected: key === "stack" }));
    render(Board, { position: POSITION, ends, onend });
    const [stay, stack] = [screen.getByRole("button", { name: "stay" }), screen.getByRole("button", { name: "stack" })];
    expect(stay.style.insetInlineStart).not.toBe(stack.style.insetInlineStart);
    expect(stack.getAttribute("aria-pressed")).toBe("true");
    stay.click();
    expect(onend.mock.calls).toEqual([["stay"]]);
  });

  test("ways, their victims and last moves are drawn", () => {
    const cells = WAYS.red.slice(14, 19);
    const { container } = render(Board, {
      position: POSITION,
      ways: [{ color: "red", legs: [{ kind: "walk", cells }], captures: [{ color: "blue", plane: 0 }] }],
      lastMoves: [{ color: "blue", legs: [{ kind: "walk", cells: WAYS.blue.slice(36, 41) }], captures: [] }],
    });
    const line = cells.map((cell, index) => `${index === 0 ? "M" : "L"}${centre(cell).x} ${centre(cell).y}`).join("");
    expect(container.querySelector("[data-way] .line")?.getAttribute("d")).toBe(line);
    expect(named(container, "[data-victim]").map((mark) => mark.getAttribute("data-victim"))).toEqual(["blue-0"]);
    expect(named(container, '[data-last-move="blue"] circle')).toHaveLength(2);
  });

  test("hangars show names and whose turn it is, and can be buttons", () => {
    const onhangar = vi.fn();
    const names = { red: "Anna", blue: "小明" };
    const { container, rerender } = render(Board, { position: POSITION, turn: "blue", names });
    expect(named(container, ".lit").map((hangar) => hangar.getAttribute("data-sign"))).toEqual(["blue"]);
    expect(container.querySelector('[data-sign="red"] bdi')?.textContent).toBe("Anna");
    expect(screen.queryAllByRole("button")).toHaveLength(0);
    return rerender({ onhangar }).then(() => {
      const buttons = screen.getAllByRole("button");
      expect(buttons).toHaveLength(4);
      expect(buttons[0]?.getAttribute("aria-label")).toContain("Anna");
      buttons[1]?.click();
      expect(onhangar.mock.calls).toEqual([["yellow"]]);
    });
  });
});
