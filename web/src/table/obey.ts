import { preferences } from "../app/preferences.svelte";
import type { Wish } from "./keys";
import type { Sitting } from "./sitting.svelte";

/** The one thing to do: to roll, to make the chosen move, or to see at once what is still being shown. */
export function act({ stage, turn }: Sitting): void {
  if (stage.playing) stage.skip();
  else if (turn.canRoll) turn.roll();
  else turn.confirm();
}

/** Does what a key asks for. What opens a window is left to the table. */
export function obey(sitting: Sitting, wish: Wish): void {
  const { turn } = sitting;
  switch (wish.do) {
    case "confirm":
      act(sitting);
      return;
    case "cancel":
      turn.cancel();
      return;
    case "choose":
      turn.choose(wish.number);
      return;
    case "next-choice":
      turn.nextChoice(wish.by);
      return;
    case "next-end":
      turn.nextEnd(wish.by);
      return;
    case "mute":
      preferences.set("sound", !preferences.choices.sound);
      return;
    case "undo":
      sitting.undo();
      return;
    case "last-move":
      sitting.tellLastMove();
      return;
    case "turn":
      sitting.tellTurn();
      return;
    case "planes":
      sitting.tellPlanes();
      return;
    case "offers":
      sitting.tellOffers();
      return;
    case "help":
    case "talk":
      return;
  }
}
