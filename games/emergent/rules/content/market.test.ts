import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS, TIERS } from './demand.ts';
import { bandOf, CITIES, CITY_COUNT, REGION_COUNT, TO_CITY } from './map.ts';
import { amountOf, autopilot, regionsHeld, standings, type Supply, tiersInto } from './market.ts';

// The quick functions held against slow ones that follow the words of the ledger.

const amounts = fc.array(fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 9 })), {
  minLength: REGION_COUNT,
  maxLength: REGION_COUNT,
});
const supplies: fc.Arbitrary<Supply> = fc.integer({ min: 2, max: 4 }).chain((seats) =>
  fc.record({
    seats: fc.constant(seats),
    stock: fc.array(amounts, { minLength: seats, maxLength: seats }).map((lists) => lists.flat()),
    marketing: fc
      .array(fc.integer({ min: 0, max: 2 }), { minLength: seats * REGION_COUNT, maxLength: seats * REGION_COUNT })
      .map((list) => list),
  }),
);
const cities = fc.integer({ min: 0, max: CITY_COUNT - 1 });

function distanceOf({ stock }: Supply, seat: number, city: number): number {
  const held = Array.from({ length: REGION_COUNT }, (_, region) => region).filter(
    (region) => stock[seat * REGION_COUNT + region]! > 0,
  );
  return Math.min(...held.map((region) => TO_CITY[city]![region]!));
}

/** EMT-405 … EMT-409 as they are written: sort, group, number the groups, add the ties. */
function slowTiers(supply: Supply, city: number): number[] {
  const { seats, stock, marketing } = supply;
  const suppliers = Array.from({ length: seats }, (_, seat) => seat)
    .filter((seat) => stock.slice(seat * REGION_COUNT, (seat + 1) * REGION_COUNT).some((n) => n > 0))
    .map((seat) => ({
      seat,
      cylinders: marketing[seat * REGION_COUNT + CITIES[city]!.region]!,
      distance: distanceOf(supply, seat, city),
    }))
    .sort((a, b) => b.cylinders - a.cylinders || a.distance - b.distance);
  const groups: (typeof suppliers)[] = [];
  for (const one of suppliers) {
    const last = groups.at(-1);
    if (last?.[0]?.cylinders === one.cylinders && last[0].distance === one.distance) last.push(one);
    else groups.push([one]);
  }
  const tiers = new Array<number>(seats).fill(0);
  let ties = 0;
  for (const [i, group] of groups.entries()) {
    if (group.length > 1) ties += 1;
    const tier = i + 1 + ties;
    for (const { seat } of group) tiers[seat] = tier > 3 ? 4 : seats === 2 && tier === 2 ? 3 : tier;
  }
  return tiers;
}

function heldBy({ seats, stock }: Supply): number[] {
  return Array.from({ length: seats }, (_, seat) => regionsHeld(stock, seat));
}

function check<T>(property: fc.IProperty<T>): void {
  fc.assert(property, { seed: 1, numRuns: 400 });
}

describe('market share', () => {
  test('[EMT-405, EMT-406, EMT-407, EMT-408, EMT-409] is what the words of the rules make it', () => {
    check(
      fc.property(supplies, cities, (supply, city) => {
        const tiers: number[] = new Array<number>(supply.seats).fill(0);
        tiersInto(supply, city, heldBy(supply), tiers, 0);
        expect(tiers).toEqual(slowTiers(supply, city));
      }),
    );
  });

  test('the order lists every supplier once, the better first, and says who is tied', () => {
    check(
      fc.property(supplies, cities, (supply, city) => {
        const rows = standings(supply, CARDS[3]![0]!, city);
        const tiers = slowTiers(supply, city);
        expect(rows.map(({ seat }) => seat).sort((a, b) => a - b)).toEqual(
          tiers.flatMap((tier, seat) => (tier > 0 ? [seat] : [])),
        );
        for (const [i, row] of rows.entries()) {
          expect(row.tier).toBe(tiers[row.seat]);
          expect(row.may).toBe(amountOf(CARDS[3]![0]!, city, row.tier));
          const alike = rows.filter((other) => other.cylinders === row.cylinders && other.distance === row.distance);
          expect(row.tied).toBe(alike.length > 1);
          if (i > 0) expect(rows[i - 1]!.cylinders).toBeGreaterThanOrEqual(row.cylinders);
        }
      }),
    );
  });
});

/** EMT-512 (a) to (c) as they are written. */
function slowAutopilot(supply: Supply, seat: number, city: number, cards: readonly number[]): number[] {
  const free = supply.stock.slice(seat * REGION_COUNT, (seat + 1) * REGION_COUNT);
  const shipped = free.map(() => 0);
  const needs = CITIES.map((_, other) => {
    if (other < city || cards[other * TIERS] === 0) return 0;
    return amountOf(cards, other, slowTiers(supply, other)[seat]!);
  });
  for (const band of [0, 1, 2]) {
    for (let other = city; other < CITY_COUNT; other += 1) {
      for (;;) {
        const [region] = free
          .map((_, number) => number)
          .filter((number) => free[number]! > 0 && bandOf(TO_CITY[other]![number]!) === band)
          .sort((a, b) => TO_CITY[other]![a]! - TO_CITY[other]![b]! || free[b]! - free[a]! || a - b);
        if (region === undefined || needs[other] === 0) break;
        const n = Math.min(free[region]!, needs[other]!);
        free[region]! -= n;
        needs[other]! -= n;
        if (other === city) shipped[region]! += n;
      }
    }
  }
  return shipped;
}

test('[EMT-512] the autopilot ships what the words of the rule make it ship', () => {
  const sets = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 5 }));
  check(
    fc.property(supplies, cities, sets, fc.integer({ min: 0, max: 1 }), (supply, city, [round, set], seat) => {
      const cards = CARDS[round]![set]!;
      const tiers = new Array<number>(CITY_COUNT * supply.seats).fill(0);
      for (let other = 0; other < CITY_COUNT; other += 1) {
        if (cards[other * TIERS]! > 0) tiersInto(supply, other, heldBy(supply), tiers, other * supply.seats);
      }
      const shipped = new Array<number>(REGION_COUNT).fill(7);
      autopilot(supply, seat, city, cards, tiers, shipped);
      expect(shipped).toEqual(slowAutopilot(supply, seat, city, cards));
    }),
  );
});
