import { type Seat, size } from '@tablewright/kernel';
import type { Learning } from '@tablewright/kernel/learned';
import { REGION_COUNT } from '../content/map.ts';
import { DC } from '../content/prices.ts';
import { resaleOf, type State, totalOf } from '../state.ts';
import { evaluate, pointsOf } from './evaluate.ts';
import { regionsOf, salesFromDcs } from './standing.ts';

// What a seat has, in numbers; the seats are held against each other. What a dollar or a DC is worth is another thing with one round to
// go than with three, so each number has a place for each of these. Plans that lie sealed are not looked at.

const EACH = [
  'money',
  'ahead',
  'little cash',
  'cash missing to fill the DCs',
  'small DCs',
  'large DCs',
  'regions',
  'regions shared with others',
  'sales in this round',
  'transport in this round',
  'sales in the last round',
  'transport in the last round',
  // Fast Play
  'points',
  'points ahead',
  'regions surely won',
  'regions within reach',
] as const;

const TO_GO = ['one round to go', 'two rounds to go', 'more rounds to go'] as const;

const NAMES: readonly string[] = TO_GO.flatMap((left) => EACH.map((name) => `${name}, ${left}`));

const FIRST_OF_FAST = EACH.indexOf('points');

/** With less a seat cannot do all that it would like to do. */
const ENOUGH_CASH = 50;

function read(s: State, seat: Seat, into: Float64Array): void {
  into.fill(0);
  const toGo = s.rounds - s.round + 1;
  const at = EACH.length * (Math.max(1, Math.min(TO_GO.length, toGo)) - 1);
  if (s.mode === 'fast') readFast(s, seat, into, at + FIRST_OF_FAST);
  else readMoney(s, seat, into, at);
}

function readMoney(s: State, seat: Seat, into: Float64Array, at: number): void {
  const cash = s.cash[seat]!;
  const worth = cash + resaleOf(s, seat);
  const smalls = totalOf(s.small, seat);
  const larges = totalOf(s.large, seat);
  const regions = regionsOf(s, seat);
  let mean = 0;
  let best = Number.NEGATIVE_INFINITY;
  let theirs = 0;
  for (let other = 0; other < s.seats; other += 1) {
    const its = s.cash[other]! + resaleOf(s, other);
    mean += its / s.seats;
    if (other === seat) continue;
    best = Math.max(best, its);
    theirs |= regionsOf(s, other);
  }
  into[at] = (worth - mean) / 20;
  into[at + 1] = clipped((worth - best) / 20);
  into[at + 2] = Math.max(0, ENOUGH_CASH - cash) / 20;
  into[at + 3] = Math.max(0, smalls * DC.small.holds + larges * DC.large.holds - cash) / 10;
  into[at + 4] = smalls / 5;
  into[at + 5] = larges / 2;
  into[at + 6] = size(regions) / 5;
  into[at + 7] = size(regions & theirs) / 5;
  const now = salesFromDcs(s, seat, s.round);
  into[at + 8] = now.units / 15;
  into[at + 9] = now.transport / 15;
  if (s.round === s.rounds) return;
  const last = salesFromDcs(s, seat, s.rounds);
  into[at + 10] = last.units / 15;
  into[at + 11] = last.transport / 15;
}

/** So many cubes more than anybody else's are hardly made up for, and so many fewer can be made up for in a round. */
const FAR = 4;

function readFast(s: State, seat: Seat, into: Float64Array, at: number): void {
  const points = pointsOf(s);
  let best = 0;
  for (let other = 0; other < s.seats; other += 1) if (other !== seat) best = Math.max(best, points[other]!);
  into[at] = points[seat]! / 10;
  into[at + 1] = clipped((points[seat]! - best) / 5);
  for (let region = 0; region < REGION_COUNT; region += 1) {
    let most = 0;
    for (let other = 0; other < s.seats; other += 1) {
      if (other !== seat) most = Math.max(most, s.stock[other * REGION_COUNT + region]!);
    }
    const lead = s.stock[seat * REGION_COUNT + region]! - most;
    if (lead >= FAR) into[at + 2]! += 1 / 4;
    else if (lead <= 0 && lead > -FAR) into[at + 3]! += 1 / 4;
  }
}

/** Far ahead is far ahead. */
function clipped(lead: number): number {
  return Math.max(-2, Math.min(2, lead));
}

export const learning: Learning<State> = { version: 1, among: 'rivals', names: NAMES, read, judge: evaluate };
