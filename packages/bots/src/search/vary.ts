import { type Json, type Plan, type Rng, variedPlan } from '@tablewright/kernel';
import { type Candidate, leadOf, meanOf } from './candidates.ts';

// Whole plans: too many to list, so small changes to the best one are looked at.

/** Until when plans that were proposed are held against each other, and until when variations are. */
export const RACED = 0.4;
const VARIED = 0.8;
/** So often nothing new comes of a plan before it is taken as it is. */
const IN_VAIN = 30;
/** After so few tries a variation may be given up. */
const LEAST_LOOKED = 4;

/** What a search lends to whoever looks for better answers. */
export interface TryingOut {
  /** whether so much of the time is gone, or all of it */
  isOver(share: number): boolean;
  /** null where it is known already */
  add(value: Json): Candidate | null;
  /** once more in the world of an earlier sweep, with the same luck */
  again(one: Candidate, sweep: number): void;
  /** all of them in a new world */
  sweep(left: Iterable<Candidate>): void;
}

/**
 * Small changes to the best plan so far, each tried in the worlds that it has met, with the same luck: what differs little is soon told
 * apart, and what does worse is soon given up. The rest of the time goes to new worlds: the best of many was lucky too.
 */
export function varyPlans(domain: Plan, left: readonly Candidate[], trying: TryingOut, rng: Rng): void {
  let best = left.reduce((a, b) => (meanOf(b.worth) > meanOf(a.worth) ? b : a));
  for (let inVain = 0; inVain < IN_VAIN && !trying.isOver(VARIED); ) {
    const value = variedPlan(domain, best.arm.value, rng);
    const other = value === null ? null : trying.add(value);
    if (other === null) {
      inVain += 1;
      continue;
    }
    if (catchesUp(other, best, trying)) best = other;
  }
  const last = new Set([left[0]!, best, ...left.filter(({ isHeld }) => isHeld)]);
  while (!trying.isOver(1)) trying.sweep(last);
}

/** Whether it does better in everything that the other has met. */
function catchesUp(one: Candidate, other: Candidate, trying: TryingOut): boolean {
  const all = other.worth.length;
  for (let n = 1; n <= all; n += 1) {
    if (trying.isOver(1)) return false;
    trying.again(one, n - 1);
    const isLooked = n === all || (n >= LEAST_LOOKED && (n & (n - 1)) === 0);
    if (isLooked && leadOf(one.worth, other.worth).mean <= 0) return false;
  }
  return true;
}
