import { fireEvent, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";

import { location } from "../app/location.svelte";
import { fixture, SNAPSHOT, TABLE, update } from "../connection/fixtures.test-help";
import { membershipHere, recentRooms } from "../connection/identity";
import { latest } from "../connection/socket.test-help";
import { TO_SEE } from "../game/beats";
import type { Event, GameTurn, ServerMessage, Update } from "../protocol";
import { ONLY_MOVE_PAUSE } from "./sitting.svelte";
import { action, atTable, caption, CODE, enter, OFFERS, pass, press, sent, tell, TO_ROLL } from "./table.test-help";

atTable();

const told = (seq: number, change: Partial<Update>): ServerMessage => ({
  message: "update",
  update: update(SNAPSHOT.seq + seq, change),
});

describe("a roll", () => {
  it("is answered by nobody who has not seen it, however fast the keys are pressed", async () => {
    enter({ table: TO_ROLL });
    await press("Enter");
    const { id } = latest().command;
    const event = fixture("event/rolled.json") as Event;
    const rolled = { event, steps: [{ step: "rolled", color: "red", roll: 6 } as const], table: { ...TABLE, ply: 32 } };
    await tell(told(1, rolled), { message: "accepted", id, seq: SNAPSHOT.seq + 1 });
    for (const key of ["Enter", "1", "Enter", "1", "Enter"]) await press(key);
    expect((await sent()).map(({ command }) => command)).toEqual(["roll"]);
    await pass(TO_SEE);
    for (const key of ["1", "Enter"]) await press(key);
    expect((await sent()).map(({ command }) => command)).toEqual(["roll", "play"]);
  });
});

describe("the only move", () => {
  it("is not made again and again by itself when it is refused", async () => {
    const only: GameTurn = { turn: "to_move", color: "red", roll: 6, offers: OFFERS.slice(0, 1) };
    enter({ table: { ...TABLE, turn: only } });
    await pass(ONLY_MOVE_PAUSE);
    const { id } = latest().command;
    await tell({ message: "refused", id, because: { refusal: "illegal_move" }, explanation: "", missing: [] });
    await pass(ONLY_MOVE_PAUSE * 4);
    expect(await sent()).toHaveLength(1);
    expect(caption()).toBe("That move is not possible.");
  });
});

describe("a move that was taken back", () => {
  it("is not made again by itself, though it is the only one", async () => {
    const only: GameTurn = { turn: "to_move", color: "red", roll: 6, offers: OFFERS.slice(0, 1) };
    enter({ table: { ...TABLE, ply: TABLE.ply + 1, turn: { turn: "to_roll", color: "blue" } } });
    await tell(told(1, { by: 1, event: { event: "undone", actions: 1 }, table: { ...TABLE, turn: only } }));
    await pass(ONLY_MOVE_PAUSE * 4);
    expect(await sent()).toEqual([]);
    for (const key of ["2", "Enter"]) await press(key);
    expect(await sent()).toEqual([{ command: "play", answer: OFFERS[0]?.answer }]);
  });
});

describe("what somebody says", () => {
  it("stands at the seat for a moment, whatever else happens", async () => {
    enter();
    await tell(told(1, { by: 2, event: { event: "said", phrase: "hello" } }));
    const seats = within(screen.getByRole("region", { name: "Players" }));
    expect(seats.getByText("Hello!")).toBeTruthy();
    await tell(told(2, { event: { event: "resumed" } }));
    await pass(5000);
    expect(seats.queryByText("Hello!")).toBeNull();
  });

  it("is news until it is read, and not while it is", async () => {
    enter();
    const button = () => screen.getByRole("button", { name: /^Talk/ });
    await tell(told(1, { by: 2, event: { event: "said", phrase: "hello" } }));
    expect(button().textContent).toContain("1");
    await fireEvent.click(button());
    await tell(told(2, { by: 2, event: { event: "said", phrase: "thanks" } }));
    expect(button().textContent.trim()).toBe("");
  });
});

describe("whoever leaves the room", () => {
  async function leave(): Promise<void> {
    await fireEvent.click(screen.getByRole("button", { name: "Menu" }));
    await fireEvent.click(screen.getByRole("button", { name: "Leave the room" }));
    const asked = screen.getByText("Leave the room?").closest("dialog");
    if (asked === null) throw new Error("nobody asked");
    await fireEvent.click(within(asked).getByRole("button", { name: "Leave the room" }));
  }

  it("is not offered the way back", async () => {
    const go = vi.spyOn(location, "go").mockReturnValue();
    enter();
    await leave();
    expect(await sent()).toEqual([{ command: "leave" }]);
    expect(go).not.toHaveBeenCalled();
    await tell({ message: "accepted", id: latest().command.id, seq: SNAPSHOT.seq + 1 }, told(1, {}));
    expect(go).toHaveBeenCalledWith({ screen: "home" });
    expect(membershipHere(CODE)).toBeUndefined();
    expect(recentRooms()).toEqual([]);
  });

  it("keeps the seat and the way back where nobody can be told", async () => {
    const go = vi.spyOn(location, "go").mockReturnValue();
    enter();
    latest().break();
    flushSync();
    await leave();
    expect(go).toHaveBeenCalledWith({ screen: "home" });
    expect(membershipHere(CODE)?.member).toBe(1);
  });
});

describe("a tab that was taken over", () => {
  it("says so wherever something would be sent", async () => {
    enter();
    const presence: ServerMessage = { message: "presence", presence: { members: [1], watchers: 0 } };
    await tell(presence, { message: "notice", notice: { notice: "open_elsewhere", connections: 2 } });
    expect(action().textContent).toContain("another tab");
    await press("1");
    await press("u");
    expect(await sent()).toEqual([]);
  });
});
