const FIRST = 500;
const LONGEST = 15_000;

/** Milliseconds before try number `tries` (from 0). A third is left to chance: after a restart not all come at once. */
export function backoff(tries: number, random: () => number): number {
  const full = Math.min(LONGEST, FIRST * 2 ** tries);
  return Math.round(full * (0.7 + 0.3 * random()));
}
