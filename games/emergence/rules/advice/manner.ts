import type { Rng } from '@tablewright/kernel';

// Two who reckon alike can be read by each other: which of some good ways a Human goes is drawn once, before the allegiance is
// known. None of them is a handicap; whoever should play badly is given another level.

export interface Manner {
  /** a Human who would rather empty the city than fill the aggregator, as long as the others help */
  readonly starves: boolean;
  /** a Human who robs whoever is in reach and does not mind being seen */
  readonly bold: boolean;
}

/** One Human in three plays for the end of the stock. */
const STARVES = 3;

export function drawManner(rng: Rng): Manner {
  return { starves: rng.below(STARVES) === 0, bold: rng.below(2) === 0 };
}
