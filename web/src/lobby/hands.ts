import type { Hand } from "../protocol";

/** The three hands, in the order in which they are offered. */
export const HANDS: readonly Hand[] = ["rock", "paper", "scissors"];

/** Each hand as strokes on a field of 24 by 24. */
export const HAND_SIGNS: Record<Hand, string> = {
  rock: "M6 17.5c-2-2-2.5-5-1.5-8c1-2.5 4-4.5 7.5-4.5c4 0 7.5 2.5 8 6c.4 3-1 6.5-4 7.5c-3.5 1-7.5 1-10-1M8 10.5c1.5-1 3-1 4 0M13.5 9.5c1.5-.8 3-.5 4 .8",
  paper: "M6 3.5h9l4 4v13H6zM15 3.5v4h4M9 11.5h7M9 15.5h7",
  scissors: "M6.5 15a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6M17.5 15a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6M8 15.5 16.5 3.5M16 15.5 7.5 3.5",
};
