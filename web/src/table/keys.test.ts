import { describe, expect, it } from "vitest";

import { SINGLE_KEYS, wishOf } from "./keys";

interface Circumstances extends KeyboardEventInit {
  on?: HTMLElement;
  shortcuts?: boolean;
}

function pressed(key: string, { on = document.body, shortcuts = true, ...more }: Circumstances = {}) {
  let wish: ReturnType<typeof wishOf>;
  const listen = (event: KeyboardEvent) => (wish = wishOf(event, shortcuts));
  window.addEventListener("keydown", listen);
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  window.removeEventListener("keydown", listen);
  return wish;
}

function element(markup: string): HTMLElement {
  document.body.innerHTML = markup;
  const found = document.body.querySelector<HTMLElement>("[data-here]");
  if (found === null) throw new Error("the markup has nothing to stand on");
  return found;
}

describe("keys at the table", () => {
  it("roll, choose and cancel", () => {
    expect(pressed(" ")).toEqual({ do: "confirm" });
    expect(pressed("Enter")).toEqual({ do: "confirm" });
    expect(pressed("3")).toEqual({ do: "choose", number: 3 });
    expect(pressed("ArrowDown")).toEqual({ do: "next-end", by: 1 });
    expect(pressed("Escape")).toEqual({ do: "cancel" });
  });

  it.each(SINGLE_KEYS.filter(([key]) => key.length === 1))("know %s in either case", (key, name) => {
    expect(pressed(key.toLowerCase())).toEqual({ do: name });
    expect(pressed(key)).toEqual({ do: name });
  });

  it("leave single keys alone where that is preferred, and no others", () => {
    for (const key of ["1", "m", "?", "u"]) expect(pressed(key, { shortcuts: false })).toBeUndefined();
    expect(pressed("Enter", { shortcuts: false })).toEqual({ do: "confirm" });
  });

  it.each(["<input data-here>", "<textarea data-here></textarea>", "<dialog><button data-here></button></dialog>"])(
    "belong to %s while it has the focus",
    (markup) => {
      const on = element(markup);
      for (const key of ["m", "1", " ", "Enter", "Escape"]) expect(pressed(key, { on })).toBeUndefined();
    },
  );

  it("leave Space and Enter to a button that has the focus, and letters work there", () => {
    const on = element("<button data-here></button>");
    expect(pressed(" ", { on })).toBeUndefined();
    expect(pressed("Enter", { on })).toBeUndefined();
    expect(pressed("t", { on })).toEqual({ do: "turn" });
  });

  it("are no keys of the browser's, and do nothing twice while they are held down", () => {
    expect(pressed("l", { ctrlKey: true })).toBeUndefined();
    expect(pressed("t", { metaKey: true })).toBeUndefined();
    expect(pressed("Enter", { repeat: true })).toBeUndefined();
  });
});
