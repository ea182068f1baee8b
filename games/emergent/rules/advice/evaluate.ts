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
  if (s.mode === 'fast') {
    const points = pointsOf(s);
    return chanceOf(s, seat, SPREAD.points + SPREAD.pointsPerRound * roundsLeft(s), (of) => points[of]!);
  }
  const future = roundsLeft(s) > 0 ? FUTURE : 0;
  return chanceOf(s, seat, moneySpread(s), (of) => moneyOf(s, of) + future * dcsOf(s, of));
}

/** As `FUTURE`, but for each round to come. */
const FUTURE_PER_ROUND = 1.5;

/** So much wider than money really spreads: whoever is far ahead or far behind still minds every dollar. */
const WIDER = 5;

/**
 * What the fiercest bot judges by. By how likely a seat wins, a dollar is worth little to whoever leads or trails by much, with rounds
 * to come in which that changes; here it is worth nearly the same to everybody (docs/bots.md has what that wins).
 */
export function evaluateClosely(s: State, seat: Seat): number {
  if (s.mode === 'fast') return evaluate(s, seat);
  const future = FUTURE_PER_ROUND * roundsLeft(s);
  return chanceOf(s, seat, WIDER * moneySpread(s), (of) => moneyOf(s, of) + future * dcsOf(s, of));
}

function roundsLeft(s: State): number {
  return Math.max(0, s.rounds - s.round);
}

function moneySpread(s: State): number {
  return SPREAD.money + SPREAD.moneyPerRound * roundsLeft(s);
}

function moneyOf(s: State, seat: Seat): number {
  return s.cash[seat]! + resaleOf(s, seat);
}

function chanceOf(s: State, seat: Seat, spread: number, worth: (of: Seat) => number): number {
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
