import { untrack } from "svelte";

import { announcer } from "../app/announcer.svelte";
import { keep, recall } from "../app/storage";
import type { RoomClient } from "../connection/client";
import { takenSeats } from "../connection/seats";
import type { Director } from "../game/director.svelte";
import { text } from "../language/language.svelte";
import { fleetInWords, preview, tellAll, turnInWords } from "../language/narrate";
import { play } from "../sound/sound";
import type { Clock, Color, MemberId, Step, TalkLine } from "../protocol";
import { Countdown } from "./countdown.svelte";
import { type Entry, Log } from "./log.svelte";
import { areDifferentPeople, nameOf, personAt } from "./people";
import { Turn } from "./turn.svelte";
import { refusalInWords, talkInWords, updateInWords } from "./words";

/** How long the only move is shown before it is made, in milliseconds. */
export const ONLY_MOVE_PAUSE = 600;

/** How long a clock gives for a turn, in milliseconds. */
const WHOLE: Record<Clock, number> = { off: 0, "15_s": 15_000, "30_s": 30_000, "60_s": 60_000 };

/** Somebody at a table: what they are told, and what goes by itself while they sit there. */
export class Sitting {
  readonly client: RoomClient;
  readonly stage: Director;
  readonly turn: Turn;
  readonly log = new Log();
  readonly countdown = new Countdown((seconds) => this.#warn(seconds));
  /** Whom this device does not listen to. */
  #muted: readonly MemberId[] = $state.raw([]);

  constructor(client: RoomClient, stage: Director) {
    this.client = client;
    this.stage = stage;
    this.turn = new Turn(client, stage);
    const muted = recall(this.#mutedKey);
    if (Array.isArray(muted)) this.#muted = muted.filter((member) => typeof member === "number");
  }

  /** Whether the game is over and its last move has been shown. */
  readonly isOver: boolean = $derived.by(() => this.client.room?.phase.stage === "over" && !this.stage.playing);

  /** What is heard of the talk. */
  readonly talk: readonly TalkLine[] = $derived.by(() =>
    this.client.talk.filter(({ member }) => !this.#muted.includes(member)),
  );

  /** Whose turn is shown: what is still to be shown comes before what is already so. */
  readonly shownTurn: Color | undefined = $derived.by(() => {
    if (this.isOver) return undefined;
    return this.stage.playing ? this.stage.position?.turn : this.turn.color;
  });

  /** What is waited for, as far as it has been shown: words do not run ahead of the die. */
  readonly shownWaiting: string = $derived.by(() => {
    const { stage, client } = this;
    if (this.isOver || client.table === undefined) return text("over");
    if (stage.die?.rolling === true) return text("die-rolling");
    const shown = stage.position;
    if (!stage.playing || shown === undefined) return turnInWords(client.table.turn);
    const color = shown.turn;
    return shown.roll === undefined ? text("turn-to-roll", { color }) : text("turn-to-move", { color, roll: shown.roll });
  });

  /** Whether the turn that is shown is played at this device, and by no autopilot. */
  readonly isOwnTurn: boolean = $derived.by(() => {
    const color = this.shownTurn;
    if (color === undefined || !this.client.seats.includes(color)) return false;
    return this.client.room?.seats[color].control === "player";
  });

  /** The log as far as it has been shown: it does not tell what the die will say. */
  readonly shownLog: readonly Entry[] = $derived.by(() => {
    const { entries } = this.log;
    const { playing, telling, die } = this.stage;
    if (!playing || telling === undefined) return entries;
    const told = entries.findLastIndex(({ steps }) => steps.includes(telling));
    return told < 0 ? entries : entries.slice(0, die?.rolling === true ? told : told + 1);
  });

  /** Who is to be given the device: the person whose turn it is, where the one before was another one here. */
  readonly passTo: string | undefined = $derived.by(() => {
    const { room, seats } = this.client;
    const { color, canRoll } = this.turn;
    if (room === undefined || color === undefined || !canRoll) return undefined;
    return seats.some((seat) => areDifferentPeople(room, seat, color)) ? personAt(room, color) : undefined;
  });

  isMuted(member: MemberId): boolean {
    return this.#muted.includes(member);
  }

  mute(member: MemberId, muted: boolean): void {
    this.#muted = muted ? [...this.#muted, member] : this.#muted.filter((each) => each !== member);
    keep(this.#mutedKey, this.#muted);
  }

  /** Listens, counts and tells as long as the component lives that this is called in. */
  follow(): void {
    $effect(() => untrack(() => this.log.follow(this.client, (entry, live) => this.#heard(entry, live))));
    $effect(() => {
      const { table, room, deadline } = this.client;
      const moment = table === undefined ? undefined : `${table.game} ${table.ply} ${table.turn.turn}`;
      const whole = WHOLE[room?.settings.clock ?? "off"];
      untrack(() => this.countdown.follow(moment, deadline, whole / 1000));
    });
    $effect(() => {
      if (this.client.deadline === undefined) return;
      const timer = setInterval(() => this.countdown.tick(), 250);
      return () => clearInterval(timer);
    });
    $effect(() => {
      const offer = this.turn.byItself;
      if (offer === undefined) return;
      const timer = setTimeout(() => this.turn.play(offer), ONLY_MOVE_PAUSE);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const call = this.#call;
      if (call !== "") untrack(() => announcer.announce(call, "urgent"));
    });
    $effect(() => {
      const { refused } = this.turn;
      if (refused !== undefined) untrack(() => announcer.announce(refusalInWords(this.client, refused), "urgent"));
    });
  }

  /** Takes back the last action of a person, where that is played for. The dice stay as they are. */
  undo(): void {
    const { room, busy } = this.client;
    if (room?.settings.one_device !== true || busy) return;
    this.turn.cancel();
    void this.turn.ask(() => this.client.send({ command: "undo" }));
  }

  /** Tells the last move of every seat. */
  tellLastMove(): void {
    const last = this.client.lastMoves;
    const color = this.log.entries.findLast(({ steps }) => steps.some(isMove))?.steps.find(isMove)?.color;
    const steps = color === undefined ? takenSeats(this.client.room).flatMap((seat) => last[seat] ?? []) : last[color];
    announcer.announce(steps === undefined || steps.length === 0 ? text("table-no-move-yet") : tellAll(steps));
  }

  /** Tells what the game waits for. */
  tellTurn(): void {
    const { table } = this.client;
    if (table !== undefined) announcer.announce(turnInWords(table.turn));
  }

  /** Tells where all planes stand. */
  tellPlanes(): void {
    const { table, room } = this.client;
    if (table === undefined) return;
    const fleets = takenSeats(room).map((color) => fleetInWords(table.position, color));
    announcer.announce(fleets.join(text("sentence-separator")));
  }

  /** Tells what can be chosen. */
  tellOffers(): void {
    announcer.announce(this.#offers || text("table-no-offers"));
  }

  get #mutedKey(): string {
    return `muted.${this.client.code}`;
  }

  /** Everything that can be chosen, in words. */
  readonly #offers: string = $derived.by(() => {
    const { table } = this.client;
    if (table?.turn.turn !== "to_move") return "";
    const { position, turn } = table;
    return turn.offers.map((offer) => preview(position, offer)).join(text("group-separator"));
  });

  /** What the person at this device is called to do, once everything before has been shown. */
  readonly #call: string = $derived.by(() => {
    const { turn } = this;
    const { table, room } = this.client;
    if (turn.color === undefined || turn.hindrance !== undefined || table === undefined) return "";
    const name = personAt(room, turn.color) ?? "";
    if (table.turn.turn === "to_roll") return text("table-call-roll", { color: turn.color, name });
    return table.turn.turn === "to_move"
      ? text("table-call-move", { roll: table.turn.roll, offers: this.#offers, count: table.turn.offers.length })
      : "";
  });

  #heard({ update }: Entry, live: boolean): void {
    if (update.event.event === "undone") this.turn.wentBack();
    if (!live) return;
    const { room } = this.client;
    const { event, by } = update;
    if (event.event === "said" || event.event === "expressed" || event.event === "chatted") {
      const line = this.client.talk.find(({ seq }) => seq === update.seq);
      if (line === undefined || by === undefined || this.isMuted(by)) return;
      const said = { name: nameOf(room, by), words: talkInWords(line) };
      if (by !== this.client.you) announcer.announce(text("table-said", said));
      return;
    }
    // Whoever is called to play is told so at once, when everything was shown; here it would be told twice.
    const isOwnCall = (step: Step) => step.step === "turn_passed" && this.client.seats.includes(step.to);
    announcer.announce(updateInWords(room, { ...update, steps: update.steps.filter((step) => !isOwnCall(step)) }));
  }

  #warn(seconds: number): void {
    if (!this.isOwnTurn) return;
    play("warning");
    announcer.announce(text("table-clock-warning", { seconds }), "urgent");
  }
}

function isMove(step: Step): step is Extract<Step, { step: "launched" | "walked" }> {
  return step.step === "launched" || step.step === "walked";
}
