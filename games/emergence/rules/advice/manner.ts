import type { Rng } from '@tablewright/kernel';

// Two who reckon alike can be read by each other: which of two good ways a Human goes is drawn once, before the allegiance is
// known. Neither is a handicap; whoever should play badly is given another level.

export interface Manner {
  /** a Human who robs whoever is in reach and does not mind being seen */
  readonly bold: boolean;
}

export function drawManner(rng: Rng): Manner {
  return { bold: rng.below(2) === 0 };
}
