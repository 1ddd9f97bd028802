import { configure, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { tick } from "svelte";

import { Opening } from "../home/opening.svelte";
import { speaker } from "../language/language.svelte";
import type { Occupant, RoomView } from "../protocol";
import Guest from "./Guest.svelte";
import Lobby from "./Lobby.svelte";
import { lobbyFixture, person, PretendedRoom } from "./testing.svelte";

const open: Occupant = { occupant: "open" };
const closed: Occupant = { occupant: "closed" };
const onanother = () => undefined;

// Whether each of a board's many elements is shown takes long to find out, and nothing here is hidden.
configure({ defaultHidden: true });

beforeAll(() => speaker.follow());

function lobby(room: RoomView, you: number): PretendedRoom {
  const client = new PretendedRoom(room, you);
  render(Lobby, { client, room, onanother });
  return client;
}

describe("the host", () => {
  test("hears why the game cannot start, and is heard only when it can", () => {
    const client = lobby(lobbyFixture({ red: person(1, false), yellow: open, blue: open, green: open }), 1);
    const start = screen.getByRole("button", { name: /Start the game.*two players/ });
    expect(start.getAttribute("aria-disabled")).toBe("true");
    start.click();
    expect(client.sent).toEqual([]);
  });

  test("hears by name who is not ready", () => {
    lobby(lobbyFixture({ red: person(1, false), yellow: person(2, false, "مه‌ناز"), blue: open, green: open }), 1);
    expect(screen.getByRole("button", { name: /Start the game.*Yellow.*مه‌ناز/ })).toBeTruthy();
  });

  test("is ready by starting", async () => {
    const room = lobbyFixture({ red: person(1, false), yellow: person(2, true), blue: open, green: closed });
    const client = lobby(room, 1);
    screen.getByRole("button", { name: "Start the game" }).click();
    await vi.waitFor(() => expect(client.sent).toHaveLength(2));
    expect(client.sent).toEqual([{ command: "set_ready", color: "red", ready: true }, { command: "start" }]);
  });

  test("gives a seat to a bot", async () => {
    const client = lobby(lobbyFixture({ red: person(1, false), yellow: open, blue: open, green: closed }), 1);
    const choice = screen.getByRole("combobox", { name: "Who plays blue" });
    if (!(choice instanceof HTMLSelectElement)) throw new Error("no choice");
    choice.value = "greedy";
    choice.dispatchEvent(new Event("change", { bubbles: true }));
    await tick();
    expect(client.sent).toEqual([{ command: "set_seat", color: "blue", plan: { plan: "bot", bot: "greedy" } }]);
  });
});

describe.each([
  ["there is no connection", { link: "offline" }, "No connection"],
  ["another tab plays", { elsewhere: true }, "another tab"],
  ["the server can store nothing", { unavailable: true }, "server"],
] as const)("while %s", (_, change, reason) => {
  test.each([
    ["the host", 1],
    ["a guest", 2],
  ])("nothing that %s could send can be pressed, and it says why", async (_, you) => {
    const seats = { red: person(1, false), yellow: person(2, you === 1), blue: open, green: closed };
    const client = lobby(lobbyFixture(seats), you);
    Object.assign(client, change);
    await tick();
    const named = you === 1 ? /^Start the game/ : /^I am ready/;
    expect(screen.getByRole("button", { name: named }).textContent).toContain(reason);
    const opens = /Copy|Share|rules|QR|Join as/;
    for (const button of screen.getAllByRole("button")) {
      if (!opens.test(button.textContent)) button.click();
    }
    for (const choice of screen.queryAllByRole("combobox")) expect(choice).toHaveProperty("disabled", true);
    expect(client.sent).toEqual([]);
    expect(document.querySelectorAll("dialog[open]")).toHaveLength(0);
  });
});

describe("somebody else", () => {
  test("says that they are ready, and starts nothing", async () => {
    const client = lobby(lobbyFixture({ red: person(1, true), yellow: person(2, false), blue: open, green: open }), 2);
    expect(screen.queryByRole("button", { name: /Start the game/ })).toBeNull();
    screen.getByRole("button", { name: "I am ready" }).click();
    await tick();
    expect(client.sent).toEqual([{ command: "set_ready", color: "yellow", ready: true }]);
  });

  test("changes no settings and no seats", () => {
    lobby(lobbyFixture({ red: person(1, true), yellow: person(2, false), blue: open, green: open }), 2);
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Change" })).toBeNull();
    expect(screen.getByText("Classic")).toBeTruthy();
  });

  test("sees who is away", async () => {
    const client = lobby(lobbyFixture({ red: person(1, true), yellow: person(2, false), blue: open, green: open }), 2);
    client.presence = { members: [2], watchers: 0 };
    await tick();
    expect(screen.getAllByText("away")).toHaveLength(1);
  });
});

describe("a guest", () => {
  function guest(room: RoomView) {
    const onjoin = vi.fn();
    render(Guest, { client: new PretendedRoom(room), room, opening: new Opening(), onjoin });
    return onjoin;
  }

  test("sees who is there and by which rules, and sits down with one click", () => {
    const onjoin = guest(lobbyFixture({ red: person(1, true, "Ada"), yellow: open, blue: open, green: closed }));
    expect(screen.getAllByText("Ada").length).toBeGreaterThan(0);
    expect(screen.getByText("Classic")).toBeTruthy();
    screen.getByRole("button", { name: "Sit down and play" }).click();
    expect(onjoin).toHaveBeenCalledExactlyOnceWith();
  });

  test("may choose a seat in words", () => {
    const onjoin = guest(lobbyFixture({ red: person(1, true), yellow: open, blue: open, green: closed }));
    screen.getByRole("button", { name: /Sit here.*Blue/ }).click();
    expect(onjoin).toHaveBeenCalledExactlyOnceWith("blue");
  });

  test("watches where everything is full", () => {
    const bot: Occupant = { occupant: "bot", bot: "random" };
    guest(lobbyFixture({ red: person(1, true), yellow: closed, blue: person(2, true), green: bot }));
    expect(screen.queryByRole("button", { name: "Sit down and play" })).toBeNull();
    expect(screen.getByText(/You can watch/)).toBeTruthy();
  });
});
