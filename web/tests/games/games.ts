import type { Offer, Rules, Setup, Step } from "../../src/protocol";

/** A whole game as the engine played it, made by `cargo xtask bless`. */
export interface GoldenGame {
  readonly rules: Rules;
  readonly start: Setup;
  readonly plies: readonly GoldenPly[];
}

/** What one action brought about. */
export interface GoldenPly {
  readonly steps: readonly Step[];
  /** The position after it. */
  readonly position: Setup;
  readonly turn: "to_roll" | "to_move" | "over";
  /** The steps in the words of the terminal game, by language. */
  readonly sentences: Readonly<Record<GoldenLanguage, string>>;
  /** What the moves on offer would do, where one is owed. */
  readonly previews?: readonly (Offer & { readonly text: Readonly<Record<GoldenLanguage, string>> })[];
}

/** The languages in which golden games are told. */
export type GoldenLanguage = "en" | "zh-Hant";

const FILES = import.meta.glob<GoldenGame>("./*.json", { eager: true, import: "default" });

/** Each golden game with its name. */
export const GOLDEN_GAMES: readonly (readonly [name: string, game: GoldenGame])[] = Object.entries(FILES).map(
  ([path, game]) => [path.replace(/^\.\/|\.json$/g, ""), game] as const,
);
