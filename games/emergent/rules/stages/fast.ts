import { everybody, type Seat, unanswered } from '@tablewright/kernel';
import { CODES, REGION_COUNT, regionOf, REGIONS } from '../content/map.ts';
import { PLACE_OFFER, type Placement } from '../content/planning.ts';
import { FAST } from '../content/prices.ts';
import { type K, stage } from '../events.ts';
import { named, ofSeat, type State } from '../state.ts';

// Fast Play (ledger 901 … 908): place in secret, reveal, award, take the DCs back.

export const fastRound = stage.sequence('fastRound', [(_f, s) => ({ stage: 'place', sealed: unanswered(s.seats) })]);

// EMT-904, EMT-905 All place their five DCs in secret; they are revealed together.
export const place = stage.sealed('place', {
  rule: 'EMT-904',
  who: (s) => everybody(s.seats),
  offer: () => PLACE_OFFER,
  absent: (s, _f, seat) => whereFewest(s, seat),
  all(s, _f, placements, k) {
    award(s, placements as Placement[], k);
    k.done();
  },
});

/** EMT-906, EMT-907 What one DC puts into a region. */
function cubesOf(size: 'small' | 'large', region: number): number {
  return FAST.cubes[size] + FAST.bonus[REGIONS[region]!.colour];
}

/** EMT-906 … EMT-909 The cubes stay, the DCs come back at once. */
function award(s: State, placements: readonly Placement[], k: K): void {
  const cubes: ReturnType<typeof named>[] = [];
  for (let seat = 0; seat < s.seats; seat += 1) {
    const gained = new Array<number>(REGION_COUNT).fill(0);
    const laid = new Array<number>(REGION_COUNT).fill(0);
    const { small, large } = placements[seat]!;
    for (const code in small) {
      const region = regionOf(code);
      gained[region]! += small[code]! * cubesOf('small', region);
      laid[region]! += small[code]!;
    }
    for (const code in large) {
      const region = regionOf(code);
      gained[region]! += large[code]! * cubesOf('large', region);
      laid[region]! += 4 * large[code]!;
    }
    for (let region = 0; region < REGION_COUNT; region += 1) {
      s.stock[seat * REGION_COUNT + region]! += gained[region]!;
      s.laid.push(laid[region]!);
    }
    cubes.push(named(gained));
  }
  k.tell({ type: 'placed', round: s.round, placements: [...placements], cubes });
}

/** F1 For somebody who is away: the five regions where one has fewest cubes, large DCs first. */
function whereFewest(s: State, seat: Seat): Placement {
  const cubes = ofSeat(s.stock, seat);
  const regions = cubes.map((_, region) => region).sort((a, b) => cubes[a]! - cubes[b]!);
  const codes = regions.slice(0, FAST.dcs.small + FAST.dcs.large).map((region) => CODES[region]!);
  const each = (some: readonly string[]): Record<string, number> => Object.fromEntries(some.map((code) => [code, 1]));
  return { small: each(codes.slice(FAST.dcs.large)), large: each(codes.slice(0, FAST.dcs.large)) };
}
