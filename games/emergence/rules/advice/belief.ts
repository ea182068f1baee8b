import { ALLEGIANCES } from '../content/types.ts';
import type { AssimilationView, View } from '../view.ts';

// Who may be Human: a weight for every set of seats that can be the Humans, from what the view shows (ledger 9, "Evidence
// about allegiance") and from what was noticed on the way, as long as somebody remembers it.

export interface Belief {
  /** the sets that are possible, as bits by seat */
  readonly sets: readonly number[];
  /** how likely each of them is; all together 1 */
  readonly weights: readonly number[];
  /** by seat: how likely it is that this one is Human */
  readonly human: readonly number[];
}

/** By seat, what was noticed besides the sums, as log-odds: above 0 it looks like a Human, below like the A.I. */
export type Conduct = readonly number[];

export function beliefOf(v: View, conduct: Conduct): Belief {
  const sets = possible(v);
  const weights = sets.map(() => 1);
  if (sets.length > 1) {
    for (const event of v.assimilations) weighSums(event, sets, weights);
    weighConduct(noticed(v, conduct), sets, weights);
  }
  return normal(v.seats, sets, weights);
}

/** Every set of as many seats as there are Humans that fits the cards one knows. */
function possible(v: View): number[] {
  const humans = ALLEGIANCES[v.seats as 3 | 4 | 5 | 6].human;
  let surely = 0;
  let never = 0;
  for (const [seat, { team }] of v.operatives.entries()) {
    if (team === 'human') surely |= 1 << seat;
    if (team === 'ai') never |= 1 << seat;
  }
  const sets: number[] = [];
  for (let one = 0; one < v.seats; one += 1) {
    const others = humans === 1 ? [one] : v.operatives.keys();
    for (const other of others) {
      const set = (1 << one) | (1 << other);
      const once = humans === 1 || one < other;
      if (once && (set & surely) === surely && (set & never) === 0) sets.push(set);
    }
  }
  return sets;
}

/** Humans can have put in only what they inserted: who inserted less than the Human compartment held is hardly one. */
function weighSums({ inserted, opened }: AssimilationView, sets: readonly number[], weights: number[]): void {
  if (opened === null) return;
  for (const [i, set] of sets.entries()) {
    let most = 0;
    for (const { seat, tokens } of inserted) if (set & (1 << seat)) most += tokens;
    weights[i]! *= likelihood(opened.human, most);
  }
}

/** How likely Humans who inserted `most` tokens put so many of them into their own compartment. */
function likelihood(human: number, most: number): number {
  if (human > most) return 0.01; // an A.I. operative has fed the Humans: folly, but people do it
  if (most === 0) return 1;
  if (human === most) return 0.55;
  return human === 0 ? 0.25 : 0.2 / (most - 1);
}

/** While the box travels everybody sees who keeps something back. */
function noticed(v: View, conduct: Conduct): Conduct {
  const running = v.assimilations.at(-1);
  if (running === undefined || running.opened !== null) return conduct;
  const all = conduct.slice();
  for (const { seat, tokens } of running.inserted) all[seat]! += keeping(tokens, v.operatives[seat]!.tokens);
  return all;
}

/** What it tells when somebody inserts so many tokens and keeps so many. */
export function keeping(inserted: number, kept: number): number {
  if (kept >= 4) return 1.3;
  if (kept > 0) return 0.3;
  return inserted >= 2 ? -0.4 : 0;
}

/** However often it is seen: a Human may behave well all game long. */
const SURE = 3;

function weighConduct(conduct: Conduct, sets: readonly number[], weights: number[]): void {
  for (const [i, set] of sets.entries()) {
    let odds = 0;
    for (const [seat, tells] of conduct.entries()) {
      if (set & (1 << seat)) odds += Math.min(SURE, Math.max(-SURE, tells));
    }
    weights[i]! *= Math.exp(odds);
  }
}

function normal(seats: number, sets: readonly number[], weights: number[]): Belief {
  const human = new Array<number>(seats).fill(0);
  let total = 0;
  for (const weight of weights) total += weight;
  for (const [i, set] of sets.entries()) {
    weights[i]! /= total;
    for (let seat = 0; seat < seats; seat += 1) if (set & (1 << seat)) human[seat]! += weights[i]!;
  }
  return { sets, weights, human };
}
