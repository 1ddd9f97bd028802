/** From how many to how many: both are still within. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** How sure a range is: in so many of a hundred fair games the counts of all six faces lie within. */
export const SURE_OF_100 = 95;

const FACES = 6;

/**
 * How often a face comes up in so many rolls of a fair die, as far as chance explains. The doubt is shared by the six faces, so
 * that all of them together lie within their ranges as often as said.
 */
export function faceRange(rolls: number): Range {
  const tail = (1 - SURE_OF_100 / 100) / FACES / 2;
  return binomialRange(rolls, 1 / FACES, tail);
}

/** The counts of a binomial distribution that leave at most `tail` below and at most `tail` above. */
export function binomialRange(trials: number, chance: number, tail: number): Range {
  let below = 0;
  let least = 0;
  let most = trials;
  let isLeastFound = false;
  for (let count = 0; count <= trials; count += 1) {
    below += Math.exp(logProbability(trials, chance, count));
    if (!isLeastFound && below > tail) {
      least = count;
      isLeastFound = true;
    }
    if (below >= 1 - tail) {
      most = count;
      break;
    }
  }
  return { least, most };
}

/** Logarithms keep long games from running out of numbers. */
function logProbability(trials: number, chance: number, count: number): number {
  let sum = count * Math.log(chance) + (trials - count) * Math.log(1 - chance);
  for (let index = 1; index <= count; index += 1) sum += Math.log((trials - count + index) / index);
  return sum;
}
