import type { Seat } from '@tablewright/kernel';
import { REGION_COUNT } from '../content/map.ts';
import { pointsInto } from '../scoring.ts';
import { resaleOf, type State } from '../state.ts';

// How likely a seat wins: by money and what the DCs would bring, or by the points that the cubes bring in Fast Play.

/** What may still change: dollars for each round to come, or points. */
const SPREAD = { money: 4, moneyPerRound: 10, points: 1, pointsPerRound: 3 } as const;

/** What a DC is good for beyond its resale while rounds remain. */
export const FUTURE = 2;

export function evaluate(s: State, seat: Seat): number {
  const isFast = s.mode === 'fast';
  const left = Math.max(0, s.rounds - s.round);
  const spread = isFast ? SPREAD.points + SPREAD.pointsPerRound * left : SPREAD.money + SPREAD.moneyPerRound * left;
  const points = isFast ? pointsOf(s) : null;
  const worth = (of: Seat): number =>
    points?.[of] ?? s.cash[of]! + resaleOf(s, of) + (left > 0 ? FUTURE * dcsOf(s, of) : 0);
  const mine = worth(seat);
  let all = 0;
  for (let other = 0; other < s.seats; other += 1) all += Math.exp((worth(other) - mine) / spread);
  return 1 / all;
}

export function dcsOf(s: State, seat: Seat): number {
  let dcs = 0;
  for (let at = seat * REGION_COUNT; at < (seat + 1) * REGION_COUNT; at += 1) dcs += s.small[at]! + s.large[at]!;
  return dcs;
}

const cubes: number[] = [];
const scored: number[] = [];

export function pointsOf(s: State): number[] {
  const points = new Array<number>(s.seats).fill(0);
  cubes.length = s.seats;
  for (let region = 0; region < REGION_COUNT; region += 1) {
    for (let seat = 0; seat < s.seats; seat += 1) cubes[seat] = s.stock[seat * REGION_COUNT + region]!;
    pointsInto(cubes, s.seats > 2 || s.second, scored);
    for (let seat = 0; seat < s.seats; seat += 1) points[seat]! += scored[seat]!;
  }
  return points;
}
