import { DiceWatch } from "../dice-proof/watch";
import { PROTOCOL_VERSION, type Color, type Command, type MemberId, type Notice, type RoomCode } from "../protocol";
import type { ServerMessage, Snapshot, TableView, Update } from "../protocol";
import { stillMeant, TRIES } from "./again";
import type { Link, Outcome, RoomClient, RoomListener } from "./client";
import { type CommandEdge, Commands } from "./commands.svelte";
import { Duties } from "./duties";
import { forgetRoom, membershipHere, noteRoom } from "./identity";
import { Line, type LineState, type LineUser } from "./line";
import { Missing } from "./missing";
import { rollCommand, seatCommand } from "./own-dice";
import { Picture } from "./picture.svelte";
import { newer } from "./reader";
import { Standing } from "./standing.svelte";

/** A room over the network. It connects at once and comes back by itself until `stop`. */
export class Room implements RoomClient, LineUser {
  readonly code: RoomCode;
  readonly #picture = new Picture();
  #listeners: readonly RoomListener[] = [];
  readonly #edge: CommandEdge = {
    transmit: (message) => this.#line.send(message),
    seen: () => this.#picture.seq,
    silent: () => this.#line.drop(),
  };
  readonly #commands = new Commands(this.#edge);
  readonly #missing = new Missing(this.#edge);
  readonly #duties = new Duties(this);
  readonly #stop = new AbortController();
  readonly #standing: Standing;
  readonly #line: Line;

  #state: LineState = $state("opening");
  #hasNetwork: boolean = $state(navigator.onLine);
  #unavailable: boolean = $state(false);
  #outdated: boolean = $state(false);
  #dice: DiceWatch | undefined = $state.raw();

  /** Enters as that member, usually the one that this tab or device was last, or only to watch. */
  constructor(code: RoomCode, speaker: MemberId | "watcher" | undefined = membershipHere(code)?.member) {
    const member = speaker === "watcher" ? undefined : speaker;
    this.code = code;
    this.#standing = new Standing(code, member, () => this.takeOver());
    this.#picture.you = member;
    const { signal } = this.#stop;
    const network = () => (this.#hasNetwork = navigator.onLine);
    window.addEventListener("online", network, { signal });
    window.addEventListener("offline", network, { signal });
    document.addEventListener("visibilitychange", () => this.#line.isLive && this.#missing.look(), { signal });
    window.addEventListener("pagehide", () => this.#standing.release(), { signal });
    this.#line = new Line(this);
  }

  get link(): Link {
    switch (this.#state) {
      case "live":
        return "live";
      case "ended":
        return "gone";
      case "opening":
      case "waiting":
        if (!this.#hasNetwork) return "offline";
        return this.#picture.room === undefined ? "connecting" : "reconnecting";
    }
  }

  get seq() {
    return this.#picture.seq;
  }
  get you() {
    return this.#picture.you;
  }
  get room() {
    return this.#picture.room;
  }
  get table() {
    return this.#picture.table;
  }
  get deadline() {
    return this.#picture.deadline;
  }
  get phaseDeadline() {
    return this.#picture.phaseDeadline;
  }
  get presence() {
    return this.#picture.presence;
  }
  get talk() {
    return this.#picture.talk;
  }
  get lastMoves() {
    return this.#picture.lastMoves;
  }
  get seats() {
    return this.#picture.seats;
  }
  get isHost() {
    return this.#picture.isHost;
  }
  get elsewhere() {
    return this.#standing.elsewhere;
  }
  get unavailable() {
    return this.#unavailable;
  }
  get outdated() {
    return this.#outdated;
  }
  get busy() {
    return this.#commands.busy;
  }
  get dice() {
    return this.#dice;
  }

  send(command: Command): Promise<Outcome> {
    return this.#ask(() => command);
  }

  roll(color: Color): Promise<Outcome> {
    return this.#ask(() => rollCommand(() => this.table, color));
  }

  takeSeat(color: Color, name?: string): Promise<Outcome> {
    return this.#ask(() => seatCommand(this.room, color, name));
  }

  listen(listener: RoomListener): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => (this.#listeners = this.#listeners.filter((other) => other !== listener));
  }

  takeOver(): void {
    if (!this.elsewhere) return;
    this.#standing.elsewhere = false;
    this.#line.reopen();
  }

  stop(): void {
    this.#line.end();
  }

  // What follows is asked and told by the line.

  address(): string {
    const { protocol, host } = window.location;
    const { speaker } = this.#standing;
    const query: string[] = [];
    if (speaker !== undefined) query.push(`member=${speaker}`);
    if (this.room !== undefined) query.push(`after=${this.seq}`);
    this.#standing.opening();
    const scheme = protocol === "https:" ? "wss:" : "ws:";
    return `${scheme}//${host}/api/rooms/${encodeURIComponent(this.code)}/socket?${query.join("&")}`;
  }

  changed(state: LineState): void {
    this.#state = state;
    switch (state) {
      case "live":
        this.#unavailable = false;
        if (this.#standing.entered()) this.#picture.you = undefined;
        this.#commands.connected();
        this.#duties.look();
        return;
      case "opening":
      case "waiting":
        this.#missing.stop();
        this.#duties.forget();
        this.#commands.disconnected();
        return;
      case "ended":
        this.#missing.stop();
        this.#stop.abort();
        this.#standing.stop();
        this.#commands.stop();
        return;
    }
  }

  async mayComeBack(): Promise<boolean> {
    const { may, wait } = await this.#standing.afterRefusal();
    this.#picture.you = this.#standing.member;
    this.#line.stayAwayFor(wait);
    return may;
  }

  received(message: ServerMessage): void {
    this.#missing.heard();
    switch (message.message) {
      case "welcome":
        this.#welcome(message.protocol, message.snapshot);
        return;
      case "resumed":
        if (!this.#speaksTheSame(message.protocol)) return;
        this.#missing.settle();
        for (const update of newer(message.updates, this.seq)) this.#update(update, false);
        this.#takenIn();
        return;
      case "update":
        this.#update(message.update, true);
        this.#takenIn();
        return;
      case "accepted":
        this.#unavailable = false;
        this.#commands.accepted(message.id, message.seq);
        return;
      case "refused":
        for (const update of newer(message.missing, this.seq)) this.#update(update, true);
        this.#takenIn();
        if (message.because.refusal === "unavailable") this.#unavailable = true;
        if ("retry_after_ms" in message.because && (!this.#line.isLive || this.#missing.isAsked)) {
          // Not let in, or not told what is missing: later, by a new socket.
          this.#line.stayAwayFor(message.because.retry_after_ms);
          this.#line.drop();
          return;
        }
        this.#commands.refused(message.id, message.because);
        return;
      case "presence":
        this.#standing.presenceTold();
        this.#picture.presence = message.presence;
        return;
      case "notice":
        this.#notice(message.notice);
        return;
    }
  }

  #welcome(protocol: number, snapshot: Snapshot): void {
    if (!this.#speaksTheSame(protocol)) return;
    this.#missing.settle();
    if (snapshot.you === undefined && this.#standing.speaker !== undefined) this.#standing.lose();
    // A tab that was taken over watches, and is still this member's.
    const you = this.elsewhere ? this.you : snapshot.you;
    const told = you === undefined ? snapshot : { ...snapshot, you };
    const missed = told.seq !== this.seq;
    this.#picture.welcome(told);
    if (missed) this.#dice?.lose();
    this.#watchDice();
    this.#noteRoom();
    this.#commands.replaced();
    this.#tell((listener) => listener.welcomed?.(told));
    this.#duties.look();
  }

  /** Takes in an update, if it is the next one. */
  #update(update: Update, live: boolean): void {
    // What comes before the answer to a question for missing events is in that answer.
    if (update.seq <= this.seq || this.#missing.isAsked) return;
    if (update.seq > this.seq + 1) {
      this.#missing.ask();
      return;
    }
    const before: TableView | undefined = this.table;
    this.#picture.update(update);
    this.#dice?.observe(update);
    this.#watchDice();
    if (update.room !== undefined) this.#noteRoom();
    const { event } = update;
    // Whoever comes back too late to be told sees here that the membership has ended.
    if ((event.event === "kicked" || event.event === "left") && event.member === this.#standing.member) {
      this.#loseMembership();
    }
    this.#tell((listener) => listener.updated?.(update, { before, live }));
  }

  /** Each game has dice of its own. */
  #watchDice(): void {
    const { room } = this;
    if (room !== undefined && this.#dice?.opening.game !== room.game.game) this.#dice = new DiceWatch(room);
  }

  #takenIn(): void {
    this.#commands.taken();
    this.#duties.look();
  }

  #notice(notice: Notice): void {
    switch (notice.notice) {
      case "going_away":
        this.#line.stayAwayFor(notice.reconnect_in_ms * (1 + Math.random() / 2));
        return;
      case "unavailable":
        this.#unavailable = true;
        return;
      case "available":
        this.#unavailable = false;
        return;
      case "open_elsewhere":
        this.#standing.openElsewhere();
        return;
      case "watching_now":
        if (notice.member === this.#standing.member) this.#loseMembership();
        return;
    }
  }

  async #ask(decide: () => Command | Promise<Command>): Promise<Outcome> {
    for (let tries = 1; ; tries += 1) {
      if (!this.#takesInput()) return { done: false, because: "not_sent" };
      const decision = decide();
      const command = decision instanceof Promise ? await decision : decision;
      if (!this.#takesInput()) return { done: false, because: "not_sent" };
      const before = this.table;
      const outcome = await this.#commands.ask(command);
      const isStale = !outcome.done && outcome.because !== "not_sent" && outcome.because.refusal === "stale";
      if (!isStale || tries >= TRIES || !stillMeant(command, before, this.table)) return outcome;
    }
  }

  /** Nothing is taken that cannot be sent. */
  #takesInput(): boolean {
    return this.#state === "live" && !this.elsewhere;
  }

  #loseMembership(): void {
    this.#standing.lose();
    this.#picture.you = undefined;
  }

  #speaksTheSame(protocol: number): boolean {
    if (protocol === PROTOCOL_VERSION) return true;
    this.#outdated = true;
    this.#line.end();
    return false;
  }

  #noteRoom(): void {
    const { room, you } = this;
    if (room === undefined || you === undefined) return;
    if (room.phase.stage === "closed") forgetRoom(this.code);
    else noteRoom(this.code, room.phase.stage, room.settings.one_device);
  }

  #tell(tell: (listener: RoomListener) => void): void {
    for (const listener of this.#listeners) tell(listener);
  }
}
