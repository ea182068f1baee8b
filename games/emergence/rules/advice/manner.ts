import type { Rng } from '@tablewright/kernel';

// Nobody plays like everybody else. How somebody plays is drawn once, before the allegiance is known: half of it shows
// only in a Human, the other half only in an A.I. operative.

export interface Manner {
  /** a Human at an event that decides nothing: all into the own compartment, as little as possible, or some as a cover */
  readonly insertion: 'pour' | 'hoard' | 'cover';
  /** a Human who would rather empty the city than fill the aggregator, as long as the others help */
  readonly starves: boolean;
  /** a Human who robs whoever is in reach and does not mind being seen */
  readonly bold: boolean;
  /** how an A.I. operative looks after the city; the greedy never replenish and want two sets before they compile */
  readonly care: 'careful' | 'hasty' | 'greedy';
  /**
   * When an A.I. operative raises a hand against somebody: 0 as soon as that one is suspected more than the others, 1 only
   * when there is no doubt left; below 0 without any suspicion.
   */
  readonly patience: number;
}

export function drawManner(rng: Rng): Manner {
  return {
    insertion: drawn(rng, { pour: 40, hoard: 30, cover: 30 }),
    starves: drawn(rng, { yes: 33, no: 67 }) === 'yes',
    bold: drawn(rng, { yes: 50, no: 50 }) === 'yes',
    care: drawn(rng, { careful: 42, hasty: 30, greedy: 28 }),
    patience: [-0.5, 0.02, 0.1, 0.25][rng.below(4)]!,
  };
}

/** One of the names, as likely as its share out of a hundred. */
function drawn<N extends string>(rng: Rng, shares: Record<N, number>): N {
  const names = Object.keys(shares) as N[];
  let left = rng.below(100);
  return names.find((name) => (left -= shares[name]) < 0)!;
}
