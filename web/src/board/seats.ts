import type { Color } from "../protocol";

/** What a seat looks like, besides its colour: everything that tells the seats apart in greyscale. */
export interface SeatLook {
  /** Printed on its planes and on its hangar; the same in every language, as in the text board. */
  readonly letter: string;
  /** Its plane from above, nose up, in a box of 100 × 100 around the origin. */
  readonly plane: string;
  /** The wings of that plane as a plain sign, in the same box: what its squares are marked with. */
  readonly sign: string;
}

/** Red flies a propeller plane, yellow a biplane, blue a jet, green a delta wing. */
export const SEATS: Readonly<Record<Color, SeatLook>> = {
  red: {
    letter: "R",
    plane:
      "M-19-40h38v6h-13c4 3 6 7 6 12v3h33q5 0 5 5v14q0 5-5 5h-32l-5 26h11q5 0 5 5v6q0 3-3 3h-42q-3 0-3-3v-6q0-5 5-5h11" +
      "l-5-26h-32q-5 0-5-5v-14q0-5 5-5h33v-3c0-5 2-9 6-12h-13z",
    sign: "M-36-17L0-5 36-17V17L0 5-36 17z",
  },
  yellow: {
    letter: "Y",
    plane:
      "M0-46c6 0 10 5 10 12v4h34q5 0 5 5v7q0 5-5 5h-34v10h34q5 0 5 5v7q0 5-5 5h-34l-3 18h13q4 0 4 4v4q0 4-4 4h-40" +
      "q-4 0-4-4v-4q0-4 4-4h13l-3-18h-34q-5 0-5-5v-7q0-5 5-5h34v-10h-34q-5 0-5-5v-7q0-5 5-5h34v-4c0-7 4-12 10-12z",
    sign: "M-32-22h64v14h-64zM-32 8h64v14h-64z",
  },
  blue: {
    letter: "B",
    plane:
      "M0-50c6 0 9 7 9 16v12l39 30q2 2 2 5v6l-41-11v20l15 12v8l-24-6-24 6v-8l15-12v-20l-41 11v-6q0-3 2-5l39-30v-12" +
      "c0-9 3-16 9-16z",
    sign: "M0-26 36 10v20L0-4-36 30V10z",
  },
  green: {
    letter: "G",
    plane:
      "M0-50c4 0 7 8 9 18L46 28q3 9-4 9H14l-4 9h-20l-4-9H-42q-7 0-4-9L-9-32c2-10 5-18 9-18z",
    sign: "M0-30 34 26h-68z",
  },
};
