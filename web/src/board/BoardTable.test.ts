import { render, screen, within } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";

import { speaker } from "../language/language.svelte";
import BoardTable from "./BoardTable.svelte";

beforeAll(() => speaker.follow());

const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent.replace(/[\u2068\u2069]/g, "").trim()));

test("each plane has a cell that says where it is, and occupied squares say who is there", () => {
  render(BoardTable, {
    position: { planes: { red: [-1, 18, 53, 56], yellow: [5, 5, 0, -1] }, turn: "red" },
    names: { red: "Anna" },
  });
  const [fleet, ring] = screen.getAllByRole("table");
  if (fleet === undefined || ring === undefined) throw new Error("two tables");
  expect(rows(fleet)).toEqual([
    ["Seat", "Plane 1", "Plane 2", "Plane 3", "Plane 4"],
    ["Red (R), Anna", "in the hangar", "on 18 of its way (square 20)", "on cell 3 of the home column", "home"],
    ["Yellow (Y)", "on 5 of its way (square 20)", "on 5 of its way (square 20)", "on the launch pad", "in the hangar"],
  ]);
  expect(rows(ring)).toEqual([
    ["Square", "Planes"],
    ["20, Red square", "Red's plane 2, Yellow's plane 1, Yellow's plane 2"],
  ]);
});

test("an empty ring is said so", () => {
  render(BoardTable, { position: { planes: { green: [-1, 56] }, turn: "green" } });
  expect(screen.getAllByRole("table")).toHaveLength(1);
  expect(screen.getByText("No plane is on the ring.")).toBeTruthy();
});
