import type { Color, Command, GameId, GameOpening, Stage } from "../protocol";
import { chainFor, chainOf, noteHeld } from "./chain";
import type { RoomClient } from "./client";

/**
 * What the device owes the dice of a room and does without asking anybody: anchors before the start, first links
 * after it.
 */
export class Duties {
  readonly #room: RoomClient;
  /** What was done or is under way, by game, seat and kind. */
  readonly #done = new Set<string>();
  #stage: Stage | undefined;

  constructor(room: RoomClient) {
    this.#room = room;
  }

  /** Does what has become due. */
  look(): void {
    const { room, link, elsewhere } = this.#room;
    if (room === undefined || link !== "live" || elsewhere) return;
    const { phase, game } = room;
    if (phase.stage !== this.#stage) {
      this.#stage = phase.stage;
      // From the start on nobody changes seats.
      if (phase.stage !== "lobby") noteHeld(game.game, this.#room.seats);
    }
    if (phase.stage === "lobby") for (const color of this.#room.seats) this.#bind(game, color);
    else if (phase.stage === "mixing") {
      for (const color of this.#room.seats) if (phase.missing.includes(color)) this.#giveLink(game.game, color);
    }
  }

  /** The connection is lost: what was not done by then is looked at again. */
  forget(): void {
    this.#done.clear();
  }

  /** After a rematch seats have no anchors, and a seat without one has no part in the dice. */
  #bind(game: GameOpening, color: Color): void {
    const occupant = this.#room.room?.seats[color].occupant;
    if (occupant?.occupant !== "human") return;
    const { anchor: told, name } = occupant;
    this.#do(`anchor ${game.game} ${color}`, async () => {
      const { anchor } = await chainFor(game, color).ready();
      return told === anchor ? undefined : { command: "take_seat", color, anchor, name };
    });
  }

  #giveLink(game: GameId, color: Color): void {
    this.#do(`link ${game} ${color}`, async () => {
      const link = (await chainOf(game, color)?.ready())?.link(1);
      return link === undefined ? undefined : { command: "give_link", color, link };
    });
  }

  #do(name: string, decide: () => Promise<Command | undefined>): void {
    if (this.#done.has(name)) return;
    this.#done.add(name);
    void decide().then(async (command) => {
      const outcome = command === undefined ? undefined : await this.#room.send(command);
      if (outcome?.done === false && outcome.because === "not_sent") this.#done.delete(name);
    });
  }
}
