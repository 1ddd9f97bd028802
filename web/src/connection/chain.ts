import { keep, recall } from "../app/storage";
import { fromHex, random, toHex } from "../dice-proof/bytes";
import { LAST_LINK, previous } from "../dice-proof/hash";
import type { Anchor, Color, Commitment, DiceLink, GameId, GameOpening } from "../protocol";
import { list, optional, shape, text } from "./check";
import { color } from "./forms";

/** The links of the games that are kept: enough to look at a game of the week once more. */
const GAMES_KEPT = 20;
const KEY = "chains";

/** How many milliseconds of hashing a page may be busy with at a time. */
const SLICE = 8;

/** What the device adds to the dice of one seat in one game, see docs/dice.md. */
export class Chain {
  readonly seed: Uint8Array;
  /** The links that are computed so far, the last link first. */
  readonly #downwards: Uint8Array[];

  constructor(seed: Uint8Array) {
    this.seed = seed;
    this.#downwards = [seed];
  }

  /** Computes all links, bit by bit, so that the page stays quick on a slow device. */
  async ready(): Promise<this> {
    while (!this.#isWhole()) {
      const since = performance.now();
      while (!this.#isWhole() && performance.now() - since < SLICE) this.#extend();
      if (!this.#isWhole()) await new Promise((resolve) => setTimeout(resolve));
    }
    return this;
  }

  /** `x_0`. */
  get anchor(): Anchor {
    return this.link(0) ?? "";
  }

  /** `x_k`: the first is for the mix, the others for the rolls; none behind the last. */
  link(index: number): DiceLink | undefined {
    while (!this.#isWhole()) this.#extend();
    const link = this.#downwards[LAST_LINK - index];
    return link === undefined ? undefined : toHex(link);
  }

  /** The link of the seat's next roll after so many; none where the chain is used up. */
  afterRolls(rolls: number): DiceLink | undefined {
    return this.link(rolls + 2);
  }

  #isWhole(): boolean {
    return this.#downwards.length > LAST_LINK;
  }

  #extend(): void {
    this.#downwards.push(previous(this.#downwards.at(-1) ?? this.seed));
  }
}

/** The chains of a game as the device keeps them. */
interface Kept {
  game: GameId;
  /** C as it was told before anything was given. */
  commitment: Commitment;
  seeds: Partial<Record<Color, string>>;
  /** The seats that were this device's when the game started; it may have drawn chains for others that it left. */
  held?: Color[];
}

const computed = new Map<string, Chain>();

/** The chain of a seat in a game; none where this device has none. */
export function chainOf(game: GameId, color: Color): Chain | undefined {
  const name = `${game} ${color}`;
  const known = computed.get(name);
  if (known !== undefined) return known;
  const told = kept().find((entry) => entry.game === game)?.seeds[color];
  const seed = told === undefined ? undefined : fromHex(told, 32);
  if (seed === undefined) return undefined;
  const chain = new Chain(seed);
  computed.set(name, chain);
  return chain;
}

/** The chain of a seat in a game; drawn and kept where there is none yet. */
export function chainFor({ game, commitment }: Pick<GameOpening, "game" | "commitment">, color: Color): Chain {
  const known = chainOf(game, color);
  if (known !== undefined) return known;
  const chain = new Chain(random(32));
  computed.set(`${game} ${color}`, chain);
  const all = kept();
  const before = all.find((entry) => entry.game === game);
  const entry: Kept = { game, commitment, ...before, seeds: { ...before?.seeds, [color]: toHex(chain.seed) } };
  keep(KEY, [...all.filter((other) => other.game !== game), entry].slice(-GAMES_KEPT));
  return chain;
}

/** The commitment that was told before this device gave an anchor; none where it gave none. */
export function commitmentOf(game: GameId): Commitment | undefined {
  return kept().find((entry) => entry.game === game)?.commitment;
}

/** These seats of a game that has started are this device's. */
export function noteHeld(game: GameId, colors: readonly Color[]): void {
  const all = kept();
  const before = all.find((entry) => entry.game === game);
  const held = before?.held ?? [];
  const more = colors.filter((color) => before?.seeds[color] !== undefined && !held.includes(color));
  if (before === undefined || more.length === 0) return;
  before.held = [...held, ...more];
  keep(KEY, all);
}

/** The chains of the device's seats in a game. */
export function chainsHeld(game: GameId): Partial<Record<Color, Chain>> {
  const chains: Partial<Record<Color, Chain>> = {};
  for (const color of kept().find((entry) => entry.game === game)?.held ?? []) {
    const chain = chainOf(game, color);
    if (chain !== undefined) chains[color] = chain;
  }
  return chains;
}

/** Forgets what is computed, as a page does that is loaded anew. */
export function forgetComputed(): void {
  computed.clear();
}

function kept(): Kept[] {
  const found = recall(KEY);
  return Array.isArray(found) ? found.filter(isKept) : [];
}

const seed = optional(text);
const entry = shape({
  game: text,
  commitment: text,
  seeds: shape({ red: seed, yellow: seed, blue: seed, green: seed }),
  held: optional(list(color)),
});

function isKept(value: unknown): value is Kept {
  return entry(value);
}
