import type { Player } from "./player.svelte";

/** What a key does in a replay; `false` where it does nothing. */
export function pressed(player: Player, event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return false;
  const target = event.target instanceof Element ? event.target : null;
  // Fields, lists and open windows have their own use for these keys.
  if (isWithin(target, "input:not([type=range]), select, textarea, dialog, [role=group][tabindex]")) return false;
  const isRange = target?.matches("input") === true;
  switch (event.key) {
    case "ArrowRight":
      void player.forward();
      return true;
    case "ArrowLeft":
      player.back();
      return true;
    case "Home":
      player.goto(0);
      return true;
    case "End":
      player.goto(player.archive.plies);
      return true;
    case "PageDown":
      player.capture(1);
      return true;
    case "PageUp":
      player.capture(-1);
      return true;
    case " ":
      // On a button, a link or a summary the space bar presses that.
      if (!isRange && isWithin(target, "button, a, summary")) return false;
      if (player.running) player.pause();
      else void player.run();
      return true;
    default:
      return false;
  }
}

function isWithin(target: Element | null, selector: string): boolean {
  return target !== null && target.closest(selector) !== null;
}
