import type { Seat } from '@tablewright/kernel';
import { REGION_COUNT } from '../content/map.ts';
import { inAll } from '../accounts.ts';
import type { K } from '../events.ts';
import { fastResults, scoreRegions } from '../scoring.ts';
import { BOOK, named, ofSeat, pay, resaleOf, type State } from '../state.ts';
import { takeDown } from './placement.ts';

// How a game ends (ledger 7xx, 915 … 918). The reason says how far one had to look to find the winner.

export const REASONS = {
  // Standard and Learning
  'most-money': { rules: ['EMT-703'] },
  'more-sold': { rules: ['EMT-704', 'EMT-703'] },
  'less-liquidated': { rules: ['EMT-704', 'EMT-703'] },
  'shared-money': { rules: ['EMT-704', 'EMT-703'] },
  // Fast Play
  'most-points': { rules: ['EMT-915'] },
  'more-green': { rules: ['EMT-916', 'EMT-915'] },
  'more-red': { rules: ['EMT-916', 'EMT-915'] },
  'more-regions': { rules: ['EMT-918', 'EMT-915'] },
  'shared-points': { rules: ['EMT-918', 'EMT-915'] },
} as const;
export type Reason = keyof typeof REASONS;

const BY_MONEY: readonly Reason[] = ['most-money', 'more-sold', 'less-liquidated', 'shared-money'];
const BY_POINTS: readonly Reason[] = ['most-points', 'more-green', 'more-red', 'more-regions', 'shared-points'];

/** EMT-701, EMT-702 After the last clean-up every DC is sold; EMT-703, EMT-704 then the money counts. */
export function endStandard(s: State, k: K): void {
  const proceeds: number[] = [];
  for (let seat = 0; seat < s.seats; seat += 1) {
    const resale = resaleOf(s, seat);
    s.closed.push({ small: named(ofSeat(s.small, seat)), large: named(ofSeat(s.large, seat)) });
    for (let region = 0; region < REGION_COUNT; region += 1) {
      const at = seat * REGION_COUNT + region;
      takeDown(s, seat, 'small', at, s.small[at]!);
      takeDown(s, seat, 'large', at, s.large[at]!);
    }
    pay(s, seat, resale);
    proceeds.push(resale);
  }
  k.tell({ type: 'closed', proceeds, money: [...s.cash] });
  const results = s.cash.map((money, seat) => [
    money,
    inAll(s, seat, BOOK.sold),
    -inAll(s, seat, BOOK.liquidated), // the fewer the better
  ]);
  end(k, results, BY_MONEY);
}

/** EMT-910, EMT-915 */
export function endFast(s: State, k: K): void {
  const regions = scoreRegions(s);
  const results = fastResults(regions, s.seats);
  k.tell({ type: 'scored', regions, points: results.map(([points]) => points!) });
  end(k, results, BY_POINTS);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((n, i) => n !== b[i]);
  return at < 0 ? 0 : b[at]! - a[at]!;
}

/** EMT-705 The full ranking in the same order; seats that share a place stand together. */
export function rankingOf(results: readonly (readonly number[])[]): Seat[][] {
  const seats = results.map((_, seat) => seat).sort((a, b) => compare(results[a]!, results[b]!));
  const ranking: Seat[][] = [];
  for (const seat of seats) {
    const last = ranking.at(-1);
    if (last !== undefined && compare(results[last[0]!]!, results[seat]!) === 0) last.push(seat);
    else ranking.push([seat]);
  }
  return ranking;
}

function end(k: K, results: readonly (readonly number[])[], reasons: readonly Reason[]): void {
  const ranking = rankingOf(results);
  const reason = reasons[decidedBy(results, ranking)]!;
  const winners = ranking[0]!;
  k.tell({ type: 'over', reason, winners, ranking });
  k.finish({ winners, reason, rules: REASONS[reason].rules, roles: [] });
}

/** By which result the first is ahead of the second; after the last one where the victory is shared. */
function decidedBy(results: readonly (readonly number[])[], ranking: readonly (readonly Seat[])[]): number {
  const [first, second] = ranking;
  if (first!.length > 1) return results[0]!.length;
  const winner = results[first![0]!]!;
  const next = results[second![0]!]!;
  return winner.findIndex((n, i) => n !== next[i]);
}
