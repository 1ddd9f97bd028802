/** What a key asks for at the table. */
export type Wish =
  | { readonly do: "confirm" | "cancel" | "help" | "mute" | "undo" | "talk" }
  | { readonly do: "last-move" | "turn" | "planes" | "offers" }
  | { readonly do: "choose"; readonly number: number }
  | { readonly do: "next-choice" | "next-end"; readonly by: 1 | -1 };

/** Keys that are no shortcut of a single letter, digit or sign: they cannot be turned off. */
const PLAIN: Record<string, Wish> = {
  " ": { do: "confirm" },
  Enter: { do: "confirm" },
  Escape: { do: "cancel" },
  ArrowRight: { do: "next-choice", by: 1 },
  ArrowLeft: { do: "next-choice", by: -1 },
  ArrowDown: { do: "next-end", by: 1 },
  ArrowUp: { do: "next-end", by: -1 },
};

const SINGLE: Record<string, Wish> = {
  "1": { do: "choose", number: 1 },
  "2": { do: "choose", number: 2 },
  "3": { do: "choose", number: 3 },
  "4": { do: "choose", number: 4 },
  "?": { do: "help" },
  m: { do: "mute" },
  u: { do: "undo" },
  l: { do: "last-move" },
  t: { do: "turn" },
  p: { do: "planes" },
  o: { do: "offers" },
  c: { do: "talk" },
};

/** The single keys, for the list of keys. */
export const SINGLE_KEYS: readonly (readonly [key: string, name: Wish["do"]])[] = [
  ["1–4", "choose"],
  ...Object.entries(SINGLE).flatMap(([key, wish]) =>
    wish.do === "choose" ? [] : [[key.toUpperCase(), wish.do] as const],
  ),
];

/** What a key asks for; nothing where it belongs to what has the focus, or to the browser. */
export function wishOf(event: KeyboardEvent, shortcuts: boolean): Wish | undefined {
  if (event.defaultPrevented || event.repeat || event.isComposing) return undefined;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const target = event.target instanceof Element ? event.target : undefined;
  if (target !== undefined && target.closest("dialog, input, textarea, select, [contenteditable]") !== null) {
    return undefined;
  }
  const plain = PLAIN[event.key];
  if (plain !== undefined) {
    // Buttons and links take Space and Enter themselves, and what moves the focus within itself takes the arrows.
    const isTaken = target?.closest(plain.do === "confirm" ? OPERABLE : COMPOSITE) ?? null;
    return plain.do !== "cancel" && isTaken !== null ? undefined : plain;
  }
  return shortcuts ? SINGLE[event.key.toLowerCase()] : undefined;
}

const OPERABLE =
  "button, a[href], summary, [role=button], [role=gridcell], [role=link], [tabindex]:not([tabindex='-1'])";
const COMPOSITE = "[role=grid], [role=radiogroup], [role=menu], [role=tablist]";
