import { preferences } from "../app/preferences.svelte";
import type { WayMark } from "../board/board";
import type { Outcome, RoomClient } from "../connection/client";
import { sendingHindrance, type SendingHindrance } from "../connection/sending";
import { type Choice, type Choices, choicesOf, type End } from "../game/choices";
import type { Director } from "../game/director.svelte";
import { wayOf } from "../game/legs";
import type { Color, Offer } from "../protocol";

/** Why nothing can be done at this moment; each has a message `table-because-…`. */
export type Hindrance =
  | SendingHindrance
  | "watching"
  | "paused"
  | "over"
  | "sending"
  | "showing"
  | "autopilot"
  | "others-turn";

/** What became of a command that was not carried out. */
export type Refused = Extract<Outcome, { done: false }>["because"];

/**
 * The turn as the person at this device has it before them: what can be done, what is looked at, what is chosen. It
 * asks the server and changes nothing by itself.
 */
export class Turn {
  readonly #client: RoomClient;
  readonly #stage: Director;
  /** The plane that is chosen, by its number. */
  #chosen: number | undefined = $state();
  /** The plane that the pointer or the focus is on. */
  #considered: number | undefined = $state();
  /** The end that is chosen among several. */
  #end: string | undefined = $state();
  /** The game and ply that were answered: an answer is not given twice, however fast the fingers are. */
  #answered: string | undefined = $state();
  /** The game and ply to which actions were taken back last. */
  #goneBackTo: string | undefined = $state();
  #refused: { readonly because: Refused; readonly moment: string | undefined } | undefined = $state.raw();

  constructor(client: RoomClient, stage: Director) {
    this.#client = client;
    this.#stage = stage;
  }

  /** Whose turn it is; nobody's after the end. */
  readonly color: Color | undefined = $derived.by(() => {
    const turn = this.#client.table?.turn;
    return turn === undefined || turn.turn === "over" ? undefined : turn.color;
  });

  /** Whether a person at this device has the turn, and no autopilot. */
  readonly isMine: boolean = $derived.by(() => this.color !== undefined && this.#client.seats.includes(this.color));

  readonly hindrance: Hindrance | undefined = $derived.by(() => this.#hindrance());

  readonly #allChoices: Choices | undefined = $derived.by(() => choicesOf(this.#client.table?.turn));

  /** What can be chosen now; nothing while anything stands against it. */
  readonly choices: Choices | undefined = $derived.by(() =>
    this.hindrance === undefined ? this.#allChoices : undefined,
  );

  readonly canRoll: boolean = $derived.by(
    () => this.hindrance === undefined && this.#client.table?.turn.turn === "to_roll",
  );

  /** The choice that is chosen. */
  readonly choice: Choice | undefined = $derived.by(() => {
    const list = this.choices?.list ?? [];
    // Where one plane alone can move, the question is only where to.
    const [single] = list.length === 1 && list[0] !== undefined && list[0].ends.length > 1 ? list : [];
    return list.find((choice) => choice.number === this.#chosen) ?? single;
  });

  /** The choice that is looked at: under the pointer or the focus, or else chosen. */
  readonly shown: Choice | undefined = $derived.by(
    () => this.choices?.list.find((choice) => choice.number === this.#considered) ?? this.choice,
  );

  /** The end that confirming would take; nothing as long as one of several is still to be chosen. */
  readonly end: End | undefined = $derived.by(() => {
    const ends = this.choice?.ends ?? [];
    return ends.length === 1 ? ends[0] : ends.find(({ key }) => key === this.#end);
  });

  /** What confirming would play. */
  readonly confirmable: Offer | undefined = $derived.by(() => this.end?.offer);

  /** The ways to show as a preview: that of the end, or all of them while none is chosen. */
  readonly ways: readonly WayMark[] = $derived.by(() => {
    const chosen = this.shown === this.choice && this.end !== undefined;
    const shown = chosen ? [this.end] : (this.shown?.ends ?? []);
    return shown.flatMap(({ offer }) => wayOf(offer.steps) ?? []);
  });

  /**
   * The only move, when it is about to be made by itself. What was refused is not tried again and again, and what was taken
   * back is made again by hand alone, or nobody could ever take back what lies before it.
   */
  readonly byItself: Offer | undefined = $derived.by(() => {
    const isWished = preferences.choices.only_move === "by_itself" && this.#goneBackTo !== this.#moment;
    return isWished && this.#chosen === undefined && this.refused === undefined ? this.choices?.only : undefined;
  });

  /** Why the last thing that was asked for was not done, until the game goes on. */
  get refused(): Refused | undefined {
    return this.#refused?.moment === this.#moment ? this.#refused?.because : undefined;
  }

  /** Actions were taken back: this is where the game stood before them. */
  wentBack(): void {
    this.#goneBackTo = this.#moment;
  }

  get chosen(): number | undefined {
    return this.choice?.number;
  }

  /** Rolls, where it is time to. */
  roll(): void {
    if (!this.canRoll || this.color === undefined) return;
    const { color } = this;
    this.#answer(() => this.#stage.roll(this.#client, color));
  }

  /** The pointer or the focus is on a plane, or has left it. */
  consider(number: number | undefined): void {
    this.#considered = number;
  }

  /**
   * The first time a plane is chosen it shows its way; the second time, or at once where that is preferred, it goes
   * it.
   */
  choose(number: number): void {
    const choice = this.choices?.list.find((each) => each.number === number);
    if (choice === undefined) return;
    const again = this.#chosen === number;
    this.#chosen = number;
    if (!again) this.#end = undefined;
    if (choice.ends.length > 1) {
      if (again) this.nextEnd(1);
    } else if (again || preferences.choices.confirm === "at_once") this.confirm();
  }

  /** Goes on to another plane, for those who have no pointer. */
  nextChoice(by: 1 | -1): void {
    const numbers = this.choices?.list.map(({ number }) => number) ?? [];
    const next = after(numbers, this.#chosen, by);
    if (next === undefined) return;
    this.#chosen = next;
    this.#end = undefined;
  }

  /** Goes on to another end of the chosen plane. */
  nextEnd(by: 1 | -1): void {
    const keys = this.choice?.ends.map(({ key }) => key) ?? [];
    this.#end = after(keys, this.#end, by);
  }

  /** Shows the way to one of the ends alone. */
  lookAt(key: string): void {
    this.#end = key;
  }

  /** An end was tapped: it can be seen whole before, so the tap means it. */
  take(key: string): void {
    const end = this.choice?.ends.find((each) => each.key === key);
    if (end !== undefined) this.play(end.offer);
  }

  confirm(): void {
    if (this.confirmable !== undefined) this.play(this.confirmable);
  }

  decline(): void {
    if (this.choices?.decline !== undefined) this.play(this.choices.decline);
  }

  cancel(): void {
    this.#chosen = undefined;
    this.#considered = undefined;
    this.#end = undefined;
  }

  play(offer: Offer): void {
    if (this.choices === undefined) return;
    this.#answer(() => this.#client.send({ command: "play", answer: offer.answer }));
  }

  /** Asks for something that is no answer to the roll. */
  async ask(what: () => Promise<Outcome>): Promise<boolean> {
    this.#refused = undefined;
    const outcome = await what();
    if (!outcome.done) this.#refused = { because: outcome.because, moment: this.#moment };
    return outcome.done;
  }

  get #moment(): string | undefined {
    const { table } = this.#client;
    return table === undefined ? undefined : `${table.game} ${table.ply} ${table.turn.turn}`;
  }

  #answer(what: () => Promise<Outcome>): void {
    const moment = this.#moment;
    if (moment === undefined || this.#answered === moment) return;
    this.#answered = moment;
    this.cancel();
    // By then the answer has been taken in, and the moment has passed. It comes again where moves are taken back.
    void this.ask(what).then(() => {
      if (this.#answered === moment) this.#answered = undefined;
    });
  }

  #hindrance(): Hindrance | undefined {
    const { table, room, seats } = this.#client;
    if (table?.turn.turn === "over") return "over";
    if (seats.length === 0) return "watching";
    const unsendable = sendingHindrance(this.#client);
    if (unsendable !== undefined) return unsendable;
    if (room?.phase.stage === "playing" && room.phase.paused) return "paused";
    if (this.color === undefined || !this.isMine) return "others-turn";
    const control = room?.seats[this.color].control;
    if (control === "autopilot" || control === "resigned") return "autopilot";
    if (this.#client.busy || this.#answered === this.#moment) return "sending";
    if (this.#stage.playing || this.#stage.die?.rolling === true) return "showing";
    return undefined;
  }
}

/** The item behind the present one, or before it; the first or the last where there is none. */
function after<Item>(items: readonly Item[], present: Item | undefined, by: 1 | -1): Item | undefined {
  const index = present === undefined ? -1 : items.indexOf(present);
  if (index < 0) return by === 1 ? items[0] : items.at(-1);
  return items.at((index + by + items.length) % items.length);
}
