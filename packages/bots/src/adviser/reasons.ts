import type { Game } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import type { Tries } from '../search/search.ts';

// Why one answer is better than others: what the game's own judgement looks at, part by part, after both were tried in the same worlds
// with the same luck. Only what is outside the noise is a reason.

export interface Reason {
  /** which part of the judgement, or 'end': the game was over */
  readonly part: string;
  readonly says: string;
  /** speaks for the answer, or against it */
  readonly isFor: boolean;
}

/** A difference counts that is more than so many standard errors. */
const DOUBT = 2.5;
/** What weighs less than this share of the heaviest is left out. */
const LEAST = 0.15;
/** Where this share of the tries came to the end of the game, nobody knows how soon that was. */
const NEARLY_ALL = 0.9;
/** So many reasons are for whoever asks; more of them nobody reads. */
const MOST = { for: 2, against: 1 } as const;

/** `than`: what it is held against; of several their mean. */
export function reasonsFor(game: Game, one: Tries, than: readonly Tries[]): Reason[] {
  const { reasons } = game;
  if (reasons === undefined || than.length === 0) return [];
  const ends = endReason(one, than);
  const differences = Object.keys(reasons.says).map((part) => ({ part, ...differenceIn(part, one, than) }));
  // What was learned from games may judge otherwise than what can be said in words: then these are not the reasons.
  if (leadIn(one, than) * differences.reduce((sum, { mean }) => sum + mean, 0) < 0) return ends;
  const found = differences
    .filter(({ mean, error }) => Math.abs(mean) > DOUBT * error && Math.abs(mean) > 1e-3)
    .sort((a, b) => Math.abs(b.mean) - Math.abs(a.mean));
  const heaviest = Math.abs(found[0]?.mean ?? 0);
  const heavy = found.filter(({ mean }) => Math.abs(mean) >= LEAST * heaviest);
  const inWords = heavy.map(({ part, mean }) => ({ part, says: reasons.says[part]!(mean), isFor: mean > 0 }));
  return [
    ...ends,
    ...inWords.filter(({ isFor }) => isFor).slice(0, MOST.for),
    ...inWords.filter(({ isFor }) => !isFor).slice(0, MOST.against),
  ];
}

/** How much better it came out. */
function leadIn({ worth }: Tries, than: readonly Tries[]): number {
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / (numbers.length || 1);
  return mean(worth) - mean(than.map((other) => mean(other.worth)));
}

function differenceIn(part: string, one: Tries, than: readonly Tries[]): { mean: number; error: number } {
  let n = 0;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < one.parts.length; i += 1) {
    const mine = one.parts[i]![part];
    const theirs = meanIn(part, than, i);
    if (mine === undefined || theirs === null) continue;
    n += 1;
    sum += mine - theirs;
    squares += (mine - theirs) ** 2;
  }
  if (n < 4) return { mean: 0, error: 0 };
  const mean = sum / n;
  return { mean, error: Math.sqrt(Math.max(0, squares / n - mean * mean) / n) };
}

/** Null where one of them was dropped before, or was over. */
function meanIn(part: string, than: readonly Tries[], sweep: number): number | null {
  let sum = 0;
  for (const { parts } of than) {
    const amount = parts[sweep]?.[part];
    if (amount === undefined) return null;
    sum += amount;
  }
  return sum / than.length;
}

/** A table where the game is over has no parts: it is won or lost. */
function endReason(one: Tries, than: readonly Tries[]): Reason[] {
  const wins = endShare(one, 1) - Math.max(...than.map((other) => endShare(other, 1)));
  const losses = endShare(one, 0) - Math.max(...than.map((other) => endShare(other, 0)));
  const inTen = (share: number): number => Math.round(share * 10);
  // A question that never comes round again is tried to the end of the game, however far that is.
  const isSoon = endShare(one, 0) + endShare(one, 1) < NEARLY_ALL;
  if (wins > 0.15) {
    const times = inTen(endShare(one, 1));
    const says = isSoon
      ? say`It wins the game soon in about ${times} of 10 tries.`
      : say`It wins the game in about ${times} of 10 tries.`;
    return [{ part: 'end', says, isFor: true }];
  }
  if (losses > 0.15) {
    const times = inTen(endShare(one, 0));
    const says = isSoon
      ? say`It loses the game soon in about ${times} of 10 tries.`
      : say`It loses the game in about ${times} of 10 tries.`;
    return [{ part: 'end', says, isFor: false }];
  }
  return [];
}

function endShare({ worth, parts }: Tries, as: 0 | 1): number {
  let over = 0;
  for (const [i, amounts] of parts.entries()) if (Object.keys(amounts).length === 0 && worth[i] === as) over += 1;
  return parts.length === 0 ? 0 : over / parts.length;
}
