import { wholeGame, type Answer } from "../connection/http";
import { foldAll, samePosition } from "../game/fold";
import type { Color, GameId, Rules, Setup, Step, WholeGame } from "../protocol";
import { markOf, type Mark } from "./marks";
import { namesOf } from "./names";

/** Where a game is looked up from one of its plies on; another place than the server is for tests. */
export type Library = (game: GameId, from: number) => Promise<Answer<WholeGame>>;

/** How things stand with a game that is looked up. */
export type Standing = "loading" | "ready" | "unknown" | "unreachable";

/** A place in a game: what the last action brought about, and where everything stood then. */
export interface Ply {
  /** 0 is the start. */
  readonly ply: number;
  readonly steps: readonly Step[];
  readonly position: Setup;
}

/** A game as it was played, ply by ply. The server tells what happened; the positions are folded from that. */
export class Archive {
  readonly game: GameId;
  #standing: Standing = $state("loading");
  #failed = $state(false);
  #told: WholeGame | undefined = $state.raw();
  #course: readonly Ply[] = $state.raw([]);
  #opening: Promise<void> | undefined;
  readonly #library: Library;

  constructor(game: GameId, library: Library = wholeGame) {
    this.game = game;
    this.#library = library;
  }

  get standing(): Standing {
    return this.#standing;
  }

  /** Whether what was played since could not be had, and the game stands here as it was before. */
  get failed(): boolean {
    return this.#failed;
  }

  /** The rules in force. */
  get rules(): Rules | undefined {
    return this.#told?.rules;
  }

  /** Every ply so far, the start first; nothing before the game is there. */
  get course(): readonly Ply[] {
    return this.#course;
  }

  /** How many plies the game has so far. */
  get plies(): number {
    return Math.max(0, this.#course.length - 1);
  }

  /** Whether the game is over: nothing follows its last ply. */
  get isOver(): boolean {
    return this.#told?.over === true;
  }

  /** Who sat where when the game began. */
  readonly names: Readonly<Partial<Record<Color, string>>> = $derived(
    this.#told === undefined ? {} : namesOf(this.#told.players),
  );

  /** What is marked beside the scrub bar. */
  readonly marks: readonly Mark[] = $derived(this.#course.flatMap(({ ply, steps }) => markOf(ply, steps) ?? []));

  /** Loads the game. Asks anew after it could not be reached, and where it is there for what was played since. */
  open(): Promise<void> {
    this.#opening ??= this.#open().finally(() => (this.#opening = undefined));
    return this.#opening;
  }

  async #open(): Promise<void> {
    const isThere = this.#standing === "ready";
    if (!isThere) this.#standing = "loading";
    const known = this.#course.at(-1);
    let answer = await this.#library(this.game, known?.ply ?? 0);
    const isNext = known !== undefined && answer.ok && follows(known, answer.value);
    // Where moves were taken back, what is there is not how the game went.
    if (known !== undefined && answer.ok && !isNext) answer = await this.#library(this.game, 0);
    this.#failed = isThere && !answer.ok;
    if (answer.ok) {
      this.#told = answer.value;
      this.#course = isNext ? [...this.#course, ...folded(answer.value).slice(1)] : folded(answer.value);
      this.#standing = "ready";
    } else if (!isThere) {
      this.#standing = answer.problem === "not_found" || answer.problem === "malformed" ? "unknown" : "unreachable";
    }
  }
}

/** Whether what the server told goes on from there. */
function follows(known: Ply, told: WholeGame): boolean {
  return told.from === known.ply && samePosition(told.start, known.position);
}

/** The place where the server's word begins, and those that its steps lead to. */
function folded({ from, start, trails }: WholeGame): Ply[] {
  let position = start;
  const plies = trails.map((steps, index) => {
    position = foldAll(position, steps);
    return { ply: from + index + 1, steps, position };
  });
  return [{ ply: from, steps: [], position: start }, ...plies];
}
