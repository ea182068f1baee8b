import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flightsBetween, type Lies } from './places.ts';

const pawn = (id: string, place: string): Lies => ({ what: 'pawn', id, place });
const coins = (place: string, count: number): Lies => ({ what: 'coin', place, count });
const backs = (place: string, count: number): Lies => ({ what: 'back', place, count });
const card = (id: string, place: string): Lies => ({ what: `card ${id}`, id, place, back: 'back' });
const bank: Lies = { what: 'coin', place: 'bank', endless: true };

describe('what can be told from the others', () => {
  test('goes from where it lay to where it lies; what stayed does not move', () => {
    expect(flightsBetween([pawn('a', 'A1'), pawn('b', 'B2')], [pawn('b', 'B2'), pawn('a', 'C3')])).toEqual([
      { what: 'pawn', id: 'a', from: 'A1', to: 'C3' },
    ]);
  });

  test('two that change places cross', () => {
    const moved = flightsBetween([pawn('a', 'A1'), pawn('b', 'B2')], [pawn('a', 'B2'), pawn('b', 'A1')]);
    expect(moved.map(({ id, from, to }) => [id, from, to])).toEqual([
      ['a', 'A1', 'B2'],
      ['b', 'B2', 'A1'],
    ]);
  });

  test('what appears or vanishes does not fly, though another of its kind does the opposite', () => {
    expect(flightsBetween([pawn('a', 'A1')], [pawn('b', 'B2')])).toEqual([]);
  });

  test('flies with the picture of what it is now', () => {
    const [moved] = flightsBetween([pawn('a', 'A1')], [{ what: 'queen', id: 'a', place: 'A8' }]);
    expect(moved?.what).toBe('queen');
  });
});

describe('what is alike', () => {
  const ways = (before: Lies[], after: Lies[]): string[] =>
    flightsBetween(before, after).map(({ what, from, to }) => `${what} ${from} ${to}`);

  test('goes from the place that lost some to the one that won them, as many as changed', () => {
    expect(ways([coins('ann', 5), coins('bea', 1)], [coins('ann', 3), coins('bea', 3)])).toEqual([
      'coin ann bea',
      'coin ann bea',
    ]);
  });

  test('one place pays several', () => {
    expect(ways([coins('ann', 3)], [coins('ann', 0), coins('bea', 1), coins('col', 2)])).toEqual([
      'coin ann bea',
      'coin ann col',
      'coin ann col',
    ]);
  });

  test('comes from the bank and goes to it, whatever lies there', () => {
    expect(ways([bank, coins('ann', 0), coins('bea', 2)], [bank, coins('ann', 1), coins('bea', 2)])).toEqual([
      'coin bank ann',
    ]);
    expect(ways([bank, coins('ann', 2)], [bank])).toEqual(['coin ann bank', 'coin ann bank']);
  });

  test('goes from one to the other first, and only the rest to the bank', () => {
    expect(ways([bank, coins('ann', 3), coins('bea', 0)], [bank, coins('ann', 0), coins('bea', 1)])).toEqual([
      'coin ann bea',
      'coin ann bank',
      'coin ann bank',
    ]);
  });

  test('does not fly where nobody gave it, nor to another kind', () => {
    expect(ways([coins('ann', 0)], [coins('ann', 2)])).toEqual([]);
    expect(ways([coins('ann', 1)], [{ what: 'seal', place: 'ann' }])).toEqual([]);
  });

  test('of a whole treasure only as many are drawn as one can look at', () => {
    expect(flightsBetween([coins('ann', 90)], [coins('bea', 90)])).toHaveLength(8);
    expect(flightsBetween([coins('ann', 90)], [coins('bea', 90)], { most: 3 })).toHaveLength(3);
  });

  test('said in several lines is counted as one', () => {
    expect(ways([coins('ann', 1), coins('ann', 1)], [coins('ann', 2)])).toEqual([]);
  });
});

describe('what lies face down', () => {
  test('has no identity that could be followed: shuffled piles of the same size show nothing', () => {
    expect(flightsBetween([backs('pile', 3), backs('hand', 2)], [backs('pile', 3), backs('hand', 2)])).toEqual([]);
  });

  test('is one of many as soon as it is turned down: it does not go on under its name', () => {
    // Ann lays card 7 on the pile; then the pile's top goes to Bea.
    const laid = flightsBetween([card('7', 'ann'), backs('pile', 3)], [backs('pile', 4)]);
    expect(laid).toEqual([{ what: 'back', id: null, from: 'ann', to: 'pile' }]);
    const dealt = flightsBetween([backs('pile', 4)], [backs('pile', 3), backs('bea', 1)]);
    expect(dealt).toEqual([{ what: 'back', id: null, from: 'pile', to: 'bea' }]);
  });

  test('is drawn from the pile by somebody who then sees it, and flies as a back', () => {
    expect(flightsBetween([backs('pile', 4)], [backs('pile', 3), card('7', 'me')])).toEqual([
      { what: 'back', id: null, from: 'pile', to: 'me' },
    ]);
  });

  test('that is turned over where it lies stays there', () => {
    expect(flightsBetween([backs('A1', 1)], [card('7', 'A1')])).toEqual([]);
  });

  test('cannot be given an id together with a number', () => {
    // @ts-expect-error -- five of them cannot all be card 7
    const lies: Lies = { what: 'back', place: 'pile', id: '7', count: 5 };
    expect(lies.place).toBe('pile');
  });
});

test('whatever lies wherever: nothing flies onto itself, and no place gives more than it lost', () => {
  const place = fc.constantFrom('a', 'b', 'c', 'd');
  const table = fc.array(fc.record({ what: fc.constantFrom('coin', 'seal'), place, count: fc.nat({ max: 4 }) }));
  const at = (lies: readonly Lies[], what: string, where: string): number =>
    lies.filter((one) => one.what === what && one.place === where).reduce((sum, { count = 1 }) => sum + count, 0);
  fc.assert(
    fc.property(table, table, (before, after) => {
      const moved = flightsBetween(before, after, { most: 1000 });
      for (const { from, to } of moved) expect(from).not.toBe(to);
      for (const what of ['coin', 'seal']) {
        for (const where of ['a', 'b', 'c', 'd']) {
          const change = at(after, what, where) - at(before, what, where);
          const gave = moved.filter((one) => one.what === what && one.from === where).length;
          const got = moved.filter((one) => one.what === what && one.to === where).length;
          expect(gave).toBeLessThanOrEqual(Math.max(0, -change));
          expect(got).toBeLessThanOrEqual(Math.max(0, change));
        }
      }
    }),
    { seed: 1, numRuns: 200 },
  );
});
