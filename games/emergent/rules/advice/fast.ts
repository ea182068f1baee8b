import type { Rng, Seat } from '@tablewright/kernel';
import { CODES, REGION_COUNT, REGIONS } from '../content/map.ts';
import type { Placement } from '../content/planning.ts';
import { FAST } from '../content/prices.ts';
import { pointsInto } from '../scoring.ts';
import type { View } from '../view.ts';
import { byNumber } from '../outlook/what-if.ts';

// Fast Play (ledger 9): each DC goes where it is expected to bring most against some guesses at what the others place.

const GUESSES = 8;

export function placementFor(view: View, seat: Seat, rng: Rng): Placement {
  const rivals = Array.from({ length: GUESSES }, () => rivalCubes(view, seat, rng));
  const mine = byNumber(view.players[seat]!.stock);
  const placed = new Array<number>(REGION_COUNT).fill(0);
  const sizes = ['large', 'large', 'small', 'small', 'small'] as const;
  const answer: { small: Record<string, number>; large: Record<string, number> } = { small: {}, large: {} };
  for (const size of sizes) {
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let region = 0; region < REGION_COUNT; region += 1) {
      if (placed[region] === FAST.mostInRegion) continue;
      const more = cubesOf(size, region);
      // a tie between regions is broken by chance, or all advisors would meet in the same ones
      const gain = gainIn(view, seat, region, mine[region]!, more, rivals) + more * 0.02 + rng.below(100) / 5000;
      if (gain <= most) continue;
      most = gain;
      best = region;
    }
    placed[best]! += 1;
    mine[best]! += cubesOf(size, best);
    answer[size][CODES[best]!] = (answer[size][CODES[best]!] ?? 0) + 1;
  }
  return answer;
}

function cubesOf(size: 'small' | 'large', region: number): number {
  return FAST.cubes[size] + FAST.bonus[REGIONS[region]!.colour];
}

const cubes: number[] = [];
const before: number[] = [];
const after: number[] = [];

/** The points that so many more cubes bring in a region, less a part of those that they take from rivals. */
function gainIn(
  view: View,
  seat: Seat,
  region: number,
  have: number,
  more: number,
  rivals: readonly number[][],
): number {
  const { seats } = view;
  const secondScores = seats > 2 || view.secondScores;
  let gain = 0;
  cubes.length = seats;
  for (let i = 0; i < rivals.length; i += 1) {
    let strongest = 0;
    for (let other = 0; other < seats; other += 1) {
      cubes[other] = other === seat ? have : rivals[i]![other * REGION_COUNT + region]!;
      if (other !== seat && cubes[other]! > strongest) strongest = cubes[other]!;
    }
    pointsInto(cubes, secondScores, before);
    cubes[seat] = have + more;
    pointsInto(cubes, secondScores, after);
    for (let other = 0; other < seats; other += 1) {
      const change = after[other]! - before[other]!;
      gain += other === seat ? change : -change / (2 * (seats - 1));
    }
    // nearly there counts too: the next round may turn it
    gain += 0.1 * Math.min(1, (have + more) / (1 + strongest));
  }
  return gain / rivals.length;
}

/** Everybody's cubes after a placement that chance made for the others. */
function rivalCubes(view: View, seat: Seat, rng: Rng): number[] {
  const guessed = view.players.flatMap(({ stock }) => byNumber(stock));
  for (let other = 0; other < view.seats; other += 1) {
    if (other === seat) continue;
    for (let dc = 0; dc < FAST.dcs.small + FAST.dcs.large; dc += 1) {
      const region = rng.below(REGION_COUNT);
      guessed[other * REGION_COUNT + region]! += cubesOf(dc < FAST.dcs.large ? 'large' : 'small', region);
    }
  }
  return guessed;
}
