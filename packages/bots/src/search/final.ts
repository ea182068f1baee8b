import { type Candidate, leadOf, meanOf } from './candidates.ts';

// The last word between answers that are judged much alike: they are played on to the end of the game, in the same worlds with the
// same luck. It takes as long as several tries, and nothing has to be judged.

/** So many answers at most are played on: the one that the search would give, and those that came next. */
const FINALISTS = 3;
/** Games with each of them before anybody is dropped: what a few games say is chance. */
const LEAST_GAMES = 40;
/** Another answer is given only if its lead is so many standard errors. */
const SURE = 2;
/** A rival that is behind by so many is dropped. */
const BEHIND = 1;

export interface PlayedOn {
  /** the time is up */
  isOver(): boolean;
  /** whether each of them wins in one more world: 1 or 0 */
  sweep(finalists: readonly Candidate[]): readonly number[];
}

/** `chosen`: what the search would answer. What is answered after the final: that, unless another surely wins more often. */
export function playFinal(candidates: readonly Candidate[], chosen: Candidate, games: PlayedOn): Candidate {
  const most = Math.max(...candidates.map(({ worth }) => worth.length));
  const rivals = candidates
    // what was dropped early did well in a few sweeps at best
    .filter((one) => one !== chosen && one.worth.length * 2 > most)
    .sort((a, b) => meanOf(b.worth) - meanOf(a.worth))
    .slice(0, FINALISTS - 1)
    .map((candidate) => ({ candidate, won: [] as number[] }));
  const own: number[] = [];
  let left = rivals;
  while (left.length > 0 && !games.isOver()) {
    const [first, ...others] = games.sweep([chosen, ...left.map(({ candidate }) => candidate)]);
    own.push(first!);
    for (const [i, rival] of left.entries()) rival.won.push(others[i]!);
    if (own.length >= LEAST_GAMES) left = left.filter(({ won }) => !isBehind(won, own));
  }
  const sure = left.filter(({ won }) => won.length >= LEAST_GAMES && surplus(won, own) > 0);
  return sure.sort((a, b) => surplus(b.won, own) - surplus(a.won, own))[0]?.candidate ?? chosen;
}

function isBehind(won: readonly number[], own: readonly number[]): boolean {
  const { mean, error } = leadOf(won, own);
  return mean + BEHIND * error < 0;
}

/** How much of a lead is left when chance is taken off. */
function surplus(won: readonly number[], own: readonly number[]): number {
  const { mean, error } = leadOf(won, own);
  return mean - SURE * error;
}
