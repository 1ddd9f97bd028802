import { describe, expect, it } from "vitest";

import { GOLDEN_GAMES, type GoldenLanguage } from "../../../tests/games/games";
import { bundleOf } from "../bundle";
import { format, LANGUAGES } from "../language.svelte";
import { sentences, type Say } from "./arguments";
import { previewMove } from "./previews";
import { tellSteps } from "./steps";

/** The marks that set arguments apart, which the terminal leaves out. */
const MARKS = /[\u2068\u2069]/g;

async function speakerOf(tag: GoldenLanguage): Promise<Say> {
  const language = LANGUAGES.find((candidate) => candidate.tag === tag);
  if (language === undefined) throw new Error(`there is no language ${tag}`);
  const bundle = bundleOf(tag, (await language.load()).default);
  return (id, values, attribute) => format(bundle, id, values, attribute).replace(MARKS, "");
}

describe.each(["en", "zh-Hant"] as const)("in %s", (tag) => {
  it.each(GOLDEN_GAMES)("tells the steps of %s as the terminal does", async (_, game) => {
    const say = await speakerOf(tag);
    for (const { steps, sentences: told } of game.plies) {
      expect(sentences(say, tellSteps(say, steps))).toBe(told[tag]);
    }
  });

  it.each(GOLDEN_GAMES)("previews the moves of %s as the terminal does", async (_, game) => {
    const say = await speakerOf(tag);
    let previews = 0;
    for (const ply of game.plies) {
      for (const { text, ...offer } of ply.previews ?? []) {
        expect(previewMove(say, ply.position, offer)).toBe(text[tag]);
        previews += 1;
      }
    }
    expect(previews).toBeGreaterThan(100);
  });
});
