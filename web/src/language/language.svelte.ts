import type { FluentBundle, FluentVariable } from "@fluent/bundle";

import { preferences } from "../app/preferences.svelte";
import { bundleOf } from "./bundle";

/** A language in which everything is said. */
export interface Language {
  /** Its tag (BCP 47). */
  readonly tag: string;
  /** What it calls itself. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  /** The tags by which browsers ask for it; one that ends in `-` stands for all that begin so. */
  readonly asked: readonly string[];
  readonly load: () => Promise<{ default: string[] }>;
}

const ENGLISH: Language = {
  tag: "en",
  name: "English",
  direction: "ltr",
  asked: ["en-"],
  load: () => import("./messages/en"),
};

/** The languages that are complete. */
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  {
    tag: "zh-Hant",
    name: "繁體中文",
    direction: "ltr",
    asked: ["zh-hant-", "zh-tw", "zh-hk", "zh-mo"],
    load: () => import("./messages/zh-Hant"),
  },
];

/** The arguments of a message, by name. */
export type Arguments = Record<string, FluentVariable>;

/** The language for those who ask for these tags, best first. */
export function chosen(wishes: readonly string[]): Language {
  for (const wish of wishes.map((tag) => tag.toLowerCase())) {
    const found = LANGUAGES.find(({ tag, asked }) =>
      [tag.toLowerCase(), ...asked].some((name) => (name.endsWith("-") ? wish.startsWith(name) : wish === name)),
    );
    if (found !== undefined) return found;
  }
  return ENGLISH;
}

/** The message as text; its id where nobody has written it, which the tests of the messages rule out. */
export function format(bundle: FluentBundle, id: string, values?: Arguments, attribute?: string): string {
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return pattern === null || pattern === undefined ? id : bundle.formatPattern(pattern, values ?? null, []);
}

class Speaker {
  #bundle: FluentBundle | undefined = $state.raw();
  #language: Language = $state.raw(chosen([]));

  /** The language of what is said now. */
  get current(): Language {
    return this.#language;
  }

  /** Speaks the language of the preferences or of the browser, from when its messages have come. */
  async follow(): Promise<void> {
    const wish = preferences.choices.language;
    const language = chosen(wish === "system" ? window.navigator.languages : [wish]);
    if (this.#bundle !== undefined && language === this.#language) return;
    let files: string[];
    try {
      files = (await language.load()).default;
    } catch (error) {
      // Whoever has words keeps them; without any there is nothing to be shown.
      if (this.#bundle === undefined) throw error;
      return;
    }
    // While the messages came, another language may have been wished for.
    if (preferences.choices.language !== wish) return;
    this.#bundle = bundleOf(language.tag, files);
    this.#language = language;
    document.documentElement.lang = language.tag;
    document.documentElement.dir = language.direction;
  }

  /** The message with that id, or one of its attributes; the id itself where nobody has written it. */
  say(id: string, values?: Arguments, attribute?: string): string {
    return this.#bundle === undefined ? "" : format(this.#bundle, id, values, attribute);
  }
}

export const speaker = new Speaker();

/** What the message says in the language of the page; follows when the language changes. */
export function text(id: string, values?: Arguments): string {
  return speaker.say(id, values);
}
