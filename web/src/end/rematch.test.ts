import { expect, it } from "vitest";

import type { Outcome } from "../connection/client";
import { lobbyFixture, person, PretendedRoom } from "../lobby/testing.svelte";
import type { Occupant } from "../protocol";
import { playAgain } from "./rematch";

const bot: Occupant = { occupant: "bot", bot: "greedy" };
const closed: Occupant = { occupant: "closed" };

function after(seats: Parameters<typeof lobbyFixture>[0], you: number): PretendedRoom {
  const room = lobbyFixture({ yellow: closed, green: closed, ...seats });
  return new PretendedRoom({ ...room, phase: { stage: "over" } }, you);
}

it("opens the next game, takes the own seat again, and begins where nobody else is waited for", async () => {
  const client = after({ red: person(1, true, "Ada"), blue: bot }, 1);
  expect(await playAgain(client)).toMatchObject({ done: true });
  expect(client.sent).toEqual([
    { command: "rematch" },
    { command: "take_seat", color: "red", name: "Ada" },
    { command: "set_ready", color: "red", ready: true },
    { command: "start" },
  ]);
});

it("waits for the others to be ready", async () => {
  const client = after({ red: person(1, true, "Ada"), blue: person(2, false, "Bea") }, 1);
  expect(await playAgain(client)).toMatchObject({ done: true });
  expect(client.sent.at(-1)).toEqual({ command: "set_ready", color: "red", ready: true });
});

it("joins a game that somebody else has opened", async () => {
  const client = after({ red: person(1, false, "Ada"), blue: person(2, false, "Bea") }, 2);
  client.room = { ...client.room, phase: { stage: "lobby" } };
  expect(await playAgain(client)).toMatchObject({ done: true });
  expect(client.sent).toEqual([
    { command: "take_seat", color: "blue", name: "Bea" },
    { command: "set_ready", color: "blue", ready: true },
  ]);
});

it("tells why the next game was not opened", async () => {
  const client = after({ red: person(1, true, "Ada"), blue: bot }, 1);
  const refused: Outcome = { done: false, because: { refusal: "not_a_member" } };
  client.send = () => Promise.resolve(refused);
  expect(await playAgain(client)).toBe(refused);
});
