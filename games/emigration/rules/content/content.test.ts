import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerFor, setsIn } from './border.ts';
import { forecast, tradeForecast } from '../outlook/border.ts';
import { CARDS, cardNumber, cardOf, PAPERS } from './cards.ts';
import { DEEDS, formerDeed } from './deeds.ts';
import { LANES } from './lanes.ts';
import { laneOdds } from '../outlook/lanes.ts';
import { LIFE_CARDS } from './life.ts';
import { CAREERS, DESTINATIONS, destinationOf, NATIONALITIES } from './people.ts';
import { ALL_PLACES, PLACES, UNCOVERED } from './places.ts';
import { availablePlaces, uncoveredBy } from '../outlook/places.ts';

// The checks of ledger 4.8, and what must hold for any holding.

function pricesOf(kind: string): Record<number, number> {
  const times: Record<number, number> = {};
  for (const card of CARDS) if (card.kind === kind) times[card.price] = (times[card.price] ?? 0) + 1;
  return times;
}

test('what is in the box', () => {
  expect(pricesOf('document')).toEqual({ 1: 4, 2: 8, 3: 6, 4: 3 });
  expect(pricesOf('connection')).toEqual({ 4: 5, 5: 7, 6: 6, 7: 3 });
  expect([NATIONALITIES.length, DESTINATIONS.length, CAREERS.length, LIFE_CARDS.length]).toEqual([9, 9, 9, 28]);
  expect(NATIONALITIES.map(({ number }) => number)).toEqual([4, 5, 4, 5, 5, 6, 6, 4, 6]);
  for (const { baseSalary, slots } of CAREERS) expect([baseSalary, ...slots]).toEqual([1, 1, 3]);
  expect([PAPERS.passport.price, PAPERS.ticket.price]).toEqual([3, 2]);
  const tokens = LANES.flat().sort((a, b) => a - b);
  expect(tokens).toEqual([3, 4, 5, 5, 6, 6, 7, 7, 7, 8, 8, 9, 9, 10, 11]);
});

test('ids and names are unique, and lead back to their cards', () => {
  const ids = CARDS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [number, { id }] of CARDS.entries()) expect([cardNumber(id), cardOf(id).id]).toEqual([number, id]);
  expect(cardNumber('DOC-22')).toBe(-1);
  expect(() => cardOf('DOC-22')).toThrow('no card');
  expect(() => destinationOf('DES-XX')).toThrow('no Destination');
});

test('what older records say of a turn can be read', () => {
  expect(formerDeed('buy:1:D3')).toEqual({ act: 'buy', from: 1, place: 'D3' });
  expect(formerDeed('scalp:ticket:2')).toEqual({ act: 'scalp', paper: 'ticket', from: 2 });
  expect(formerDeed('sell:DOC-05')).toEqual({ act: 'sell', card: 'DOC-05' });
  expect(formerDeed('college')).toEqual({ act: 'college' });
  expect(formerDeed('sell:AUG-1')).toBeUndefined();
  expect(formerDeed({ act: 'college' })).toBeUndefined();
});

test('no deed is there twice', () => {
  expect(new Set(DEEDS.map((deed) => JSON.stringify(deed))).size).toBe(DEEDS.length);
});

describe('covering', () => {
  test('whatever is left, something is free: no two cards cover each other', () => {
    for (let lying = 1; lying <= ALL_PLACES; lying += 1) expect(UNCOVERED[lying]! & lying).not.toBe(0);
  });

  test('no first take reveals a card; in any order every card comes free once, and all are taken', () => {
    const fresh = PLACES.map((place) => (/[AC]/.test(place) ? 'down' : 'DOC-01'));
    for (const place of availablePlaces(fresh)) expect(uncoveredBy(fresh, place)).toEqual([]);
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 14, maxLength: 14 }), (choices) => {
        let layout: (string | null)[] = fresh;
        for (const choice of choices) {
          const free = availablePlaces(layout);
          const place = free[choice % free.length]!;
          const opens = uncoveredBy(layout, place);
          layout = layout.map((card, at) =>
            PLACES[at] === place ? null : opens.includes(PLACES[at]!) ? 'DOC-01' : card,
          );
        }
        return layout.every((card) => card === null);
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});

const holding = fc.record({
  destination: fc.constantFrom(...DESTINATIONS.map(({ id }) => id)),
  money: fc.nat(40),
  assurance: fc.nat(6),
  documents: fc.nat(9).map((n) => new Array<string>(n).fill('DOC-01')),
  connections: fc.nat(9).map((n) => new Array<string>(n).fill('CNX-01')),
  life: fc.subarray(LIFE_CARDS.filter(({ keeps }) => keeps !== null).map(({ id }) => id)),
  raises: fc.nat(2),
});
const policies = fc.subarray(LIFE_CARDS.filter(({ policy }) => policy !== null).map(({ id }) => id));

describe('a forecast', () => {
  test('is never negative, leaves less than a set of Money, and policies never help', () => {
    fc.assert(
      fc.property(holding, policies, (player, inForce) => {
        const { assurance, moneyLeft, lost, gained } = forecast(player, inForce);
        const free = forecast(player, []);
        expect(assurance).toBe(Math.max(0, player.assurance + gained - lost));
        expect(moneyLeft).toBeGreaterThanOrEqual(0);
        expect(moneyLeft).toBeLessThan(destinationOf(player.destination).money.each);
        expect(assurance).toBeLessThanOrEqual(free.assurance);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  test('is what the trade says once the levy is paid', () => {
    fc.assert(
      fc.property(holding, policies, (player, inForce) => {
        const { levy, sets, assurance, moneyLeft } = forecast(player, inForce);
        const paid = { ...player, money: player.money - levy.screening - levy.tax };
        const traded = tradeForecast(paid, inForce, sets, levy.lost);
        expect([traded.assurance, traded.moneyLeft]).toEqual([assurance, moneyLeft]);
        expect(setsIn(answerFor(destinationOf(player.destination), sets))).toEqual(sets);
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});

test('lane odds: an empty lane lets nobody in, and what is known counts', () => {
  expect(laneOdds([], 11)).toEqual({ chance: 0, left: 0, mean: 0 });
  expect(laneOdds([3, 9, 11], 5, 3)).toEqual({ chance: 1, left: 2, mean: 3 });
});
