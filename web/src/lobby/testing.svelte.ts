import { readFileSync } from "node:fs";

import type { Link, Outcome, RoomClient, RoomListener } from "../connection/client";
import { seatsOf } from "../connection/seats";
import { CLOCKWISE } from "../generated/board";
import type { Color, Command, MemberId, Occupant, Phase, Presence, RoomSummary, RoomView } from "../protocol";

/** A room as the server tells it, from the fixtures of the protocol, before its game. */
export function lobbyFixture(seats: Partial<Record<Color, Occupant>> = {}): RoomView {
  const { room } = JSON.parse(readFileSync("../crates/aeroplane-protocol/fixtures/http/room_summary.json", "utf8")) as RoomSummary;
  const phase: Phase = { stage: "lobby" };
  const seated = CLOCKWISE.map((color) => [color, { occupant: seats[color] ?? room.seats[color].occupant }]);
  return { ...room, phase, seats: Object.fromEntries(seated) as RoomView["seats"] };
}

/** A person at a seat. */
export function person(member: MemberId, ready: boolean, name = `member ${member}`): Occupant {
  return { occupant: "human", member, name, ready };
}

/** A room without a server: it keeps what it was asked for, and changes only when it is told to. */
export class PretendedRoom implements RoomClient {
  readonly code = "K7Q0211Z";
  readonly seq = 1;
  readonly table = undefined;
  readonly deadline = undefined;
  readonly talk = [];
  readonly lastMoves = {};
  readonly outdated = false;
  readonly dice = undefined;
  readonly busy = false;
  link: Link = $state("live");
  you: MemberId | undefined = $state();
  room: RoomView = $state.raw(lobbyFixture());
  presence: Presence | undefined = $state.raw();
  phaseDeadline: number | undefined = $state();
  elsewhere: boolean = $state(false);
  unavailable: boolean = $state(false);
  readonly sent: Command[] = [];
  #listeners: readonly RoomListener[] = [];

  constructor(room: RoomView, you?: MemberId) {
    this.room = room;
    this.you = you;
  }

  get seats(): readonly Color[] {
    return this.you === undefined ? [] : seatsOf(this.room, this.you);
  }

  get isHost(): boolean {
    return this.you === this.room.host;
  }

  send(command: Command): Promise<Outcome> {
    this.sent.push(command);
    return Promise.resolve({ done: true, seq: this.seq });
  }

  roll(): Promise<Outcome> {
    return this.send({ command: "roll" });
  }

  takeSeat(color: Color, name?: string): Promise<Outcome> {
    return this.send({ command: "take_seat", color, ...(name === undefined ? {} : { name }) });
  }

  listen(listener: RoomListener): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => (this.#listeners = this.#listeners.filter((one) => one !== listener));
  }

  takeOver(): void {
    this.elsewhere = false;
  }

  stop(): void {
    this.link = "gone";
  }
}
