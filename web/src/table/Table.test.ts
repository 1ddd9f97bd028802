import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";

import { preferences } from "../app/preferences.svelte";
import { fixture, SNAPSHOT, TABLE, update } from "../connection/fixtures.test-help";
import { without } from "../connection/room.test-help";
import { latest } from "../connection/socket.test-help";
import type { Event, GameTurn, ServerMessage, TableView } from "../protocol";
import { ONLY_MOVE_PAUSE } from "./sitting.svelte";
import { action, atTable, caption, enter, enterAs, OFFERS, press, said, sent, tell, TO_ROLL } from "./table.test-help";

atTable();

describe("an own turn", () => {
  it("rolls once, however often it is asked for", async () => {
    enter({ table: TO_ROLL });
    expect(action().textContent).toContain("Roll");
    await fireEvent.click(action());
    await fireEvent.click(action());
    await press(" ");
    await press("Enter");
    expect((await sent()).map(({ command }) => command)).toEqual(["roll"]);
  });

  it("shows a move first, and makes it when it is confirmed: once", async () => {
    enter();
    expect(screen.getAllByRole("button").filter((button) => button.hasAttribute("data-choice"))).toHaveLength(2);
    await press("1");
    expect(await sent()).toEqual([]);
    expect(action().textContent).toContain("Move plane");
    expect(caption()).toMatch(/16.*22.*26/);
    await press("Enter");
    await press("Enter");
    await fireEvent.click(action());
    expect(await sent()).toEqual([{ command: "play", answer: OFFERS[1]?.answer }]);
  });

  it("makes it with the second tap on the plane, and with the first where that is preferred", async () => {
    enter();
    await press("2");
    await press("2");
    expect(await sent()).toEqual([{ command: "play", answer: OFFERS[0]?.answer }]);
    cleanup();
    preferences.set("confirm", "at_once");
    enter();
    await press("2");
    expect(await sent()).toEqual([{ command: "play", answer: OFFERS[0]?.answer }]);
  });

  it("is taken up by the arrows, and chosen anew after Escape", async () => {
    enter();
    await press("ArrowRight");
    await press("ArrowRight");
    expect(action().textContent).toContain("2");
    await press("Escape");
    await press("Enter");
    expect(await sent()).toEqual([]);
  });

  it("chooses between ends on the board and in words", async () => {
    const [launch, jump] = OFFERS;
    if (launch === undefined || jump?.answer.kind !== "advance") return expect.unreachable("the example has changed");
    const stay = { answer: { ...jump.answer, links: [] }, steps: jump.steps.filter(({ step }) => step !== "jumped") };
    enter({ table: { ...TABLE, turn: { turn: "to_move", color: "red", roll: 6, offers: [launch, jump, stay] } } });
    await press("1");
    await press("Enter");
    expect(await sent()).toEqual([]);
    const ends = within(screen.getByRole("list", { name: "Where it can end" }));
    expect(ends.getAllByRole("button").map((button) => button.textContent.trim())).toEqual(["Jump", "Stay"]);
    await press("ArrowDown");
    await press("ArrowDown");
    await press("Enter");
    expect(await sent()).toEqual([{ command: "play", answer: stay.answer }]);
  });

  it("makes the only move by itself after a moment, once, and not where the hand is preferred", async () => {
    const only: GameTurn = { turn: "to_move", color: "red", roll: 6, offers: OFFERS.slice(0, 1) };
    preferences.set("only_move", "by_hand");
    enter({ table: { ...TABLE, turn: only } });
    await vi.advanceTimersByTimeAsync(ONLY_MOVE_PAUSE * 2);
    expect(await sent()).toEqual([]);
    preferences.set("only_move", "by_itself");
    flushSync();
    expect(caption()).toContain("The only move");
    await vi.advanceTimersByTimeAsync(ONLY_MOVE_PAUSE * 2);
    expect(await sent()).toEqual([{ command: "play", answer: OFFERS[0]?.answer }]);
  });

  it("calls whoever cannot see it, once, with all that can be chosen", async () => {
    enter();
    await vi.advanceTimersByTimeAsync(1000);
    const calls = said().filter((text) => text.includes("You rolled"));
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatch(/Choose.*hangar.*launch pad.*16.*22/);
  });
});

describe("what stands against it", () => {
  it("is a lost connection: nothing is taken that could not be sent", async () => {
    enter({ table: TO_ROLL });
    latest().break();
    flushSync();
    expect(action().getAttribute("aria-disabled")).toBe("true");
    expect(action().textContent).toContain("No connection");
    await fireEvent.click(action());
    await press(" ");
    expect(await sent()).toEqual([]);
  });

  it("is somebody else's turn", async () => {
    enter({ table: { ...TABLE, turn: { turn: "to_roll", color: "blue" } } });
    expect(action().textContent).toContain("is to roll");
    await fireEvent.click(action());
    expect(await sent()).toEqual([]);
  });

  it("is a game that is only watched: there is nothing to press", () => {
    localStorage.clear();
    sessionStorage.clear();
    enterAs(without(SNAPSHOT, "you"));
    expect(document.querySelector("[data-action], [data-choice]")).toBeNull();
    expect(screen.getByText("You are watching")).toBeTruthy();
  });

  it("is the autopilot, until one takes over again", async () => {
    const red = { ...SNAPSHOT.room.seats.red, control: "autopilot" } as const;
    enter({ room: { ...SNAPSHOT.room, seats: { ...SNAPSHOT.room.seats, red } } });
    await fireEvent.click(screen.getByRole("button", { name: "Take over again" }));
    expect(await sent()).toEqual([{ command: "take_back", color: "red" }]);
  });

  it("is a refusal, told in words", async () => {
    enter();
    await press("1");
    await press("Enter");
    const { id } = latest().command;
    await tell({ message: "refused", id, because: { refusal: "illegal_move" }, explanation: "", missing: [] });
    expect(caption()).toBe("That move is not possible.");
    expect(said()).toContain("That move is not possible.");
  });
});

describe("what happens", () => {
  it("is told once, and stands in the log", async () => {
    const table: TableView = { ...TABLE, ply: 32, turn: { turn: "to_roll", color: "green" } };
    enter({ table: { ...TABLE, turn: { turn: "to_roll", color: "blue" } } });
    const steps = [
      { step: "rolled", color: "blue", roll: 3 },
      { step: "passed", color: "blue", because: "no_move" },
      { step: "turn_passed", color: "blue", to: "green" },
    ] as const;
    const event = fixture("event/rolled.json") as Event;
    const message: ServerMessage = { message: "update", update: update(18, { event, steps: [...steps], table }) };
    await tell(message, message);
    await vi.advanceTimersByTimeAsync(3000);
    flushSync();
    const sentence = "Blue rolls 3. Blue has no legal move: the roll is lost. It is Green's turn.";
    expect(said().filter((text) => text === sentence)).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "What happened" }));
    expect(document.body.textContent).toContain("has no legal move");
  });

  it("ends with places, scores and another game in one click", async () => {
    const over = fixture("turn/over.json") as GameTurn;
    enter({ room: { ...SNAPSHOT.room, phase: { stage: "over" } }, table: { ...TABLE, turn: over } });
    const end = screen.getByRole("region", { name: /You have won/ });
    expect(within(end).getByText("Ada")).toBeTruthy();
    expect(end.textContent).toContain("+10");
    await fireEvent.click(within(end).getByRole("button", { name: "Play again" }));
    expect(await sent()).toEqual([{ command: "rematch" }]);
  });
});
