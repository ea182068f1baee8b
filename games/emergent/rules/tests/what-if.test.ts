import { fastRng } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { forecastOf, guesses } from '../outlook/expect.ts';
import { CARDS } from '../content/demand.ts';
import { CITY_COUNT } from '../content/map.ts';
import { EMPTY_PLAN } from '../content/planning.ts';
import { billOf, demandSeen, problemsOf, proposedShipment, whatIf } from '../outlook/what-if.ts';
import { emergent } from '../index.ts';
import { begun, planning, stocked } from './testing/tables.ts';

describe('the running bill', () => {
  const view = emergent.view(planning({ small: [{ TEX: 1 }], cash: [40, 100] }), 0);

  test('says what a half-built plan costs, and what remains', () => {
    const bill = billOf(view, 0, {
      sellSmall: { TEX: 1 },
      buildLarge: { NOE: 1 },
      stock: { NOE: 8 },
      market: { NOE: 2 },
    });
    expect(bill).toMatchObject({ build: 15, products: 8, marketing: 6, proceeds: 5, cost: 29, cash: 40, left: 16 });
    expect(bill).toMatchObject({ operating: 10, salesToPay: 0, pool: { cubes: 42, cylinders: 8, small: 9, large: 2 } });
    expect(bill.regions).toEqual([{ region: 'NOE', small: 0, large: 1, holds: 10, placed: 8 }]);
  });

  test('goes below zero for what is too dear, and counts the sales that the rent needs', () => {
    const bill = billOf(view, 0, { buildLarge: { NOE: 3 } });
    expect([bill.left, bill.operating, bill.salesToPay]).toEqual([-5, 35, 7]);
  });

  test('of nothing at all', () => {
    expect(billOf(view, 0, {})).toMatchObject({ cost: 0, left: 40, operating: 5 });
  });
});

describe('the problems of a plan', () => {
  test('are those with which the rules would refuse it', () => {
    const s = planning({ cash: [40, 100], small: [{ TEX: 1 }], large: [{ NOE: 1, SCA: 1, GLK: 1 }] });
    const view = emergent.view(s, 0);
    for (const plan of [
      { stock: { TEX: 6 } },
      { stock: { MAT: 1 } },
      { buildSmall: { NOE: 5 } },
      { sellLarge: { NOE: 1 }, buildLarge: { TEX: 1 } },
      { market: { HRT: 1 } },
    ]) {
      const [first] = problemsOf(view, 0, plan);
      expect(emergent.explain(s, 0, plan)).toEqual({ ok: false, rule: first!.rule, why: first!.says });
    }
    expect(problemsOf(view, 0, { stock: { TEX: 5 } })).toEqual([]);
  });

  test('are all named, not only the first', () => {
    const view = emergent.view(planning({ cash: [4, 100], small: [{ TEX: 1 }] }), 0);
    const rules = problemsOf(view, 0, { stock: { TEX: 6 }, market: { HRT: 1 } }).map(({ rule }) => rule);
    expect(rules).toEqual(['EMT-240', 'EMT-202', 'EMT-231']);
  });

  test('are not about room that is missing because too much is sold', () => {
    const view = emergent.view(planning({ small: [{ TEX: 1 }] }), 0);
    expect(problemsOf(view, 0, { sellSmall: { TEX: 2 } }).map(({ says }) => says)).toEqual([
      'You have 1 small DC standing in Texas; you sell 2.',
    ]);
  });

  test('in a lesson too', () => {
    const view = emergent.view(begun(2, { mode: 'learning' }), 0);
    expect(problemsOf(view, 0, {}).map(({ rule }) => rule)).toEqual(['EMT-801']);
  });
});

describe('what if', () => {
  test('tells for every city where one would stand, if the others fill what they have', () => {
    const s = planning({ seats: 3, set: 'A', small: [{ NOE: 1 }, { OHV: 1 }, { OHV: 1 }] });
    const cities = whatIf(emergent.view(s, 0), 0, { stock: { NOE: 5 } });
    expect(cities).toHaveLength(CITY_COUNT);
    expect(cities[0]).toMatchObject({ city: 'New York', chance: 1, tiers: [5, 3, 2], mine: { tier: 1, may: 5 } });
    expect(cities[0]!.says).toBe('With this you would be first: sell up to 5.');
    expect(cities[1]!.says).toBe('With this you would be third: sell up to 3.'); // behind two who are tied
    expect(cities[2]!.says).toBe('There is no demand in this round.');
    const far = whatIf(emergent.view(s, 1), 1, { stock: { OHV: 5 } });
    expect(far[0]!.says).toBe('With this you would be tied for second: sell up to 2.');
    expect(whatIf(emergent.view(s, 0), 0, {})[0]!.says).toBe('Without products you sell nothing here.');
  });

  test('[EMT-820] a fifth round does not expect the set of the fourth again', () => {
    const s = planning({ round: 5, options: { market: 'shuffled' } });
    s.sets = [0, 0, 0, 1]; // round 4 had set B
    // New York in sets A, C, D, E, F: 8, 9, 6, 6, 8 with the one that round 5 adds
    expect(demandSeen(emergent.view(s, 0))[0]).toEqual({ chance: 1, tiers: [37 / 5, 21 / 5, 13 / 5] });
    const firsts = new Set(guesses(emergent.view(s, 0), 0, fastRng(1), 40).map(({ cards }) => `${cards}`));
    expect(firsts).toEqual(new Set([0, 2, 3, 4, 5].map((set) => `${CARDS[4]![set]}`)));
  });

  test('[EMT-810, EMT-811] counts in means while the cards are not known, and not at all where nobody may look them up', () => {
    const s = begun(2);
    const [newYork] = whatIf(emergent.view(s, 0), 0, { stock: { NOE: 5 } });
    expect(newYork!.chance).toBeCloseTo(4 / 6);
    expect(newYork!.says).toBe('With this you would be first: sell up to about 5.8.');
    const classic = whatIf(emergent.view(begun(2, { market: 'classic' }), 0), 0, { stock: { NOE: 5 } });
    expect(classic[0]).toMatchObject({ chance: null, tiers: null, says: 'With this you would be first.' });
    expect(demandSeen(emergent.view(s, 0))[8]).toEqual({ chance: 0, tiers: null });
  });

  test('the shipment that is proposed is what the rules would ship for somebody who is away', () => {
    const { state } = stocked({ set: 'D', stock: [{ GLK: 3, TEX: 5 }, { NOE: 5 }], ask: [0, 1] });
    const frame = emergent.view(state, 0).now.at(-1)!;
    const city = 'city' in frame ? frame.city : -1;
    for (const seat of [0, 1]) {
      expect(proposedShipment(emergent.view(state, seat), seat, city)).toEqual(emergent.absent(state, seat));
    }
  });
});

describe('the evaluation of a plan', () => {
  const view = emergent.view(
    planning({ seats: 3, round: 2, set: 'A', small: [{ NOE: 1 }, { SCA: 1 }, { TEX: 1 }] }),
    0,
  );

  test('expects income by city, less where others are likely to be nearer', () => {
    const forecast = forecastOf(view, 0, { ...EMPTY_PLAN, stock: { NOE: 5 } }, fastRng(1), 200);
    const [newYork, losAngeles] = forecast.cities;
    expect(newYork!.income).toBeGreaterThan(10);
    expect(losAngeles!.income).toBeLessThan(2);
    expect(forecast.sold).toBeLessThanOrEqual(5);
    expect(forecast.revenue).toBeCloseTo(5 * forecast.sold);
    const income = forecast.cities.reduce((sum, city) => sum + city.income, 0);
    expect(income).toBeCloseTo(forecast.revenue - forecast.transport);
    expect(forecast.profit).toBeCloseTo(income - forecast.operating - 5);
  });

  test('a cylinder helps where it breaks a tie', () => {
    const tied = emergent.view(planning({ set: 'A', small: [{ NOE: 1 }, { NOE: 1 }] }), 0);
    const at = (market: Record<string, number>): number =>
      forecastOf(tied, 0, { stock: { NOE: 5 }, market }, fastRng(2), 200).cities[0]!.units;
    expect(at({ NOE: 1 })).toBeGreaterThan(at({}) + 0.5);
  });

  test('guesses differ in what the others do, and come again from the same chance', () => {
    const some = guesses(view, 0, fastRng(3), 20);
    expect(new Set(some.map(({ places }) => places.join())).size).toBeGreaterThan(5);
    expect(guesses(view, 0, fastRng(3), 20)).toEqual(some);
    for (const { places } of some) for (let city = 0; city < CITY_COUNT; city += 1) expect(places[city * 3]).toBe(-1);
  });
});
