import { keep, recall, whenKeptElsewhere } from "./storage";

/** What a person can set on this device. Every choice has a value that needs no choosing. */
export interface Choices {
  theme: "system" | "light" | "dark" | "contrast";
  motion: "system" | "full" | "reduced";
  sound: boolean;
  vibration: boolean;
  /** Whether a move is made by the first tap on a plane, where it has one way to go. */
  confirm: "second_tap" | "at_once";
  /** Whether the only move is made by itself after a moment. */
  only_move: "by_itself" | "by_hand";
  /** How fast others' moves are shown. */
  speed: 0.5 | 1 | 2;
  /** Whether single letters and digits are shortcuts. */
  shortcuts: boolean;
  /** The language's tag, or that of the browser. */
  language: string;
  /** What the person is called; empty until the person says so. */
  name: string;
}

/** Of choices that are one of a few: which ones. */
const CHOICES: { readonly [Name in keyof Choices]?: readonly Choices[Name][] } = {
  theme: ["system", "light", "dark", "contrast"],
  motion: ["system", "full", "reduced"],
  confirm: ["second_tap", "at_once"],
  only_move: ["by_itself", "by_hand"],
  speed: [0.5, 1, 2],
};

const USUAL: Choices = {
  theme: "system",
  motion: "system",
  sound: true,
  vibration: true,
  confirm: "second_tap",
  only_move: "by_itself",
  speed: 1,
  shortcuts: true,
  language: "system",
  name: "",
};

const KEY = "preferences";

/** The choices as they are kept; what is missing or of another kind is as usual. */
function kept(): Choices {
  const found = recall(KEY);
  if (typeof found !== "object" || found === null) return { ...USUAL };
  const entries = Object.entries(found).filter(([name, value]) => isChoice(name, value));
  return { ...USUAL, ...(Object.fromEntries(entries) as Partial<Choices>) };
}

function isChoice(name: string, value: unknown): boolean {
  const known = Object.entries(USUAL).find(([usual]) => usual === name);
  const few = Object.entries(CHOICES).find(([choice]) => choice === name)?.[1];
  return known !== undefined && typeof value === typeof known[1] && (few?.some((one) => one === value) ?? true);
}

class Preferences {
  choices: Choices = $state(kept());
  #less = window.matchMedia("(prefers-reduced-motion: reduce)");
  #systemLess: boolean = $state(this.#less.matches);

  constructor() {
    // What is chosen in one tab holds in all of them, and none writes back what it knew before.
    whenKeptElsewhere(KEY, () => (this.choices = kept()));
    this.#less.addEventListener("change", (event) => (this.#systemLess = event.matches));
  }

  /** Whether states are shown and no journeys. */
  get reducedMotion(): boolean {
    return this.choices.motion === "reduced" || (this.choices.motion === "system" && this.#systemLess);
  }

  set<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
    this.choices[name] = value;
    keep(KEY, $state.snapshot(this.choices));
  }
}

export const preferences = new Preferences();
