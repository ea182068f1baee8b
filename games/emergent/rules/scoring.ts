import type { Seat } from '@tablewright/kernel';
import { REGION_COUNT, REGIONS } from './content/map.ts';
import { FAST } from './content/prices.ts';
import type { Scored } from './events.ts';
import type { State } from './state.ts';

// The end of Fast Play (ledger 910 … 919).

/** What scoring needs to know of a table. */
export type Cubes = Pick<State, 'seats' | 'stock' | 'second'>;

/** EMT-919 Region by region, in the order of their numbers. */
export function scoreRegions(s: Cubes): Scored[] {
  return REGIONS.map(({ code, colour }, region) => {
    const cubes = Array.from({ length: s.seats }, (_, seat) => s.stock[seat * REGION_COUNT + region]!);
    const points = pointsFor(cubes, s.seats > 2 || s.second);
    return { region: code, colour, cubes, points, won: wonBy(points) };
  });
}

/** EMT-910 … EMT-914 The points of a region, by seat. */
export function pointsFor(cubes: readonly number[], secondScores: boolean): number[] {
  const points = cubes.map(() => 0);
  pointsInto(cubes, secondScores, points);
  return points;
}

/** The same without a new list: the advice asks thousands of times. */
export function pointsInto(cubes: readonly number[], secondScores: boolean, into: number[]): void {
  let most = 0;
  let leaders = 0;
  let next = 0;
  let seconds = 0;
  for (let seat = 0; seat < cubes.length; seat += 1) {
    const n = cubes[seat]!;
    if (n > most) {
      [next, seconds] = [most, leaders];
      [most, leaders] = [n, 1];
    } else if (n === most) leaders += 1;
    else if (n > next) [next, seconds] = [n, 1];
    else if (n === next) seconds += 1;
  }
  const { first, second } = FAST.points;
  const scores = secondScores && seconds === 1; // EMT-912, EMT-914
  for (let seat = 0; seat < cubes.length; seat += 1) {
    const n = cubes[seat]!;
    if (n === 0)
      into[seat] = 0; // EMT-913
    else if (n === most)
      into[seat] = leaders === 1 ? first : second; // EMT-911
    else into[seat] = leaders === 1 && scores && n === next ? second : 0;
  }
}

/** EMT-917 Won is a clear first place; a shared one is not. */
function wonBy(points: readonly number[]): Seat | null {
  const winner = points.indexOf(FAST.points.first);
  return winner < 0 ? null : winner;
}

/** EMT-915 … EMT-918 By seat: points, then green, red and all regions won. The more the better, in this order. */
export function fastResults(regions: readonly Scored[], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const won = regions.filter((region) => region.won === seat);
    return [
      regions.reduce((sum, { points }) => sum + points[seat]!, 0),
      won.filter(({ colour }) => colour === 'green').length,
      won.filter(({ colour }) => colour === 'red').length,
      won.length,
    ];
  });
}
