import { fastRng, lowest, type Seat } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { SETS, type SetName } from '../content/demand.ts';
import { regionOf } from '../content/map.ts';
import { emergent, type State } from '../index.ts';
import { learning } from '../learning.ts';
import { begun, planning } from './testing/tables.ts';

// What is learned from: a table in numbers, as a seat has it.

function read(s: State, seat: Seat): number[] {
  const into = new Float64Array(learning.names.length).fill(Number.NaN);
  learning.read(s, seat, into);
  return [...into];
}

/** One number by its name. */
function numberOf(s: State, seat: Seat, name: string): number {
  const at = learning.names.indexOf(name);
  if (at < 0) throw new Error(`there is no number '${name}'`);
  return read(s, seat)[at]!;
}

const SALES = 'sales in this round, one round to go';
const TRANSPORT = 'transport in this round, one round to go';

describe('the numbers of a table', () => {
  test.each([
    [2, {}],
    [3, { market: 'open' }],
    [4, { mode: 'fast' }],
  ])('are the same in every world that a seat cannot tell from the real one: %i seats, %j', (seats, options) => {
    const { state: s } = emergent.start({ seats, options, seed: 5 });
    const rng = fastRng(5);
    for (let answers = 0; s.outcome === null; answers += 1) {
      const asked = lowest(emergent.waiting(s));
      const view = emergent.view(s, asked);
      for (let draw = 0; draw < 2; draw += 1) {
        const world = emergent.world(view, fastRng(100 * answers + draw));
        for (let seat = 0; seat < seats; seat += 1) expect(read(world, seat)).toEqual(read(s, seat));
      }
      emergent.play(s, asked, emergent.advisor(asked, rng).answer(view, emergent.asksSeen(s, asked).mine!));
    }
  });

  test('are as large as 1, about', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const { state: s } = emergent.start({ seats: 2 + (seed % 3), options: {}, seed });
      const rng = fastRng(seed);
      while (s.outcome === null) {
        for (let seat = 0; seat < s.seats; seat += 1) {
          for (const number of read(s, seat)) expect(Math.abs(number)).toBeLessThan(6);
        }
        emergent.playRandom(s, rng);
      }
    }
  });

  test('do not depend on where somebody sits', () => {
    const one = planning({ seats: 3, round: 3, cash: [80, 40, 60], small: [{ NOE: 2 }, { SCA: 1 }, { TEX: 1 }] });
    const other = planning({ seats: 3, round: 3, cash: [60, 80, 40], small: [{ TEX: 1 }, { NOE: 2 }, { SCA: 1 }] });
    for (let seat = 0; seat < 3; seat += 1) {
      const there = read(other, (seat + 1) % 3);
      for (const [i, number] of read(one, seat).entries()) expect(there[i]).toBeCloseTo(number);
    }
  });

  test('have a place for each number of rounds to go', () => {
    const filled = (round: number): string[] => {
      const s = planning({ seats: 2, round, cash: [90, 70], small: [{ NOE: 1 }, { SCA: 1 }] });
      const numbers = read(s, 0);
      return [...new Set(learning.names.filter((_, i) => numbers[i] !== 0).map((name) => name.split(', ').at(-1)!))];
    };
    expect(filled(4)).toEqual(['one round to go']);
    expect(filled(3)).toEqual(['two rounds to go']);
    expect(filled(2)).toEqual(['more rounds to go']);
    expect(filled(1)).toEqual(['more rounds to go']);
  });
});

describe('what the DCs that stand would sell', () => {
  const sales = (...small: Record<string, number>[]): number =>
    numberOf(planning({ seats: small.length, round: 4, set: 'A', small }), 0, SALES) * 15;

  test('is what their cities take, and no more than they hold', () => {
    // New York 7, Washington 5 and more: five fit in
    expect(sales({ NOE: 1 }, {})).toBe(5);
    expect(sales({}, { NOE: 1 })).toBe(0);
  });

  test('is less where somebody else stands as near', () => {
    const alone = sales({ FLA: 9 }, { PNW: 9 });
    expect(sales({ FLA: 9 }, { FLA: 9 })).toBeLessThan(alone);
  });

  test('costs transport where it comes from far away', () => {
    const transport = (region: string): number =>
      numberOf(planning({ seats: 2, round: 4, set: 'A', small: [{ [region]: 1 }, {}] }), 0, TRANSPORT);
    expect(transport('NOE')).toBe(0);
    expect(transport('OHV')).toBeGreaterThan(0);
  });

  test('is reckoned with the cards that lie there, and with the mean of all sets while none do', () => {
    const mine = { NOE: 9 };
    const lying = (set: SetName): number =>
      numberOf(planning({ seats: 2, round: 4, set, small: [mine, { PNW: 9 }] }), 0, SALES);
    const hidden = planning({ seats: 2, round: 4, small: [mine, { PNW: 9 }] });
    hidden.market = 'shuffled';
    hidden.sets.pop();
    const all = SETS.map(lying);
    expect(new Set(all).size).toBeGreaterThan(1);
    expect(numberOf(hidden, 0, SALES)).toBeCloseTo(all.reduce((sum, n) => sum + n, 0) / all.length);
  });
});

test('in Fast Play regions count that are surely won, or may still be', () => {
  const s = begun(2, { mode: 'fast' });
  s.round = 3;
  s.stock[regionOf('NOE')] = 5;
  s.stock[regionOf('SCA')] = 2;
  s.stock[16 + regionOf('SCA')] = 3;
  const has = (name: string): number => numberOf(s, 0, `${name}, one round to go`);
  expect(has('points')).toBeCloseTo(0.2);
  expect(has('points ahead')).toBeCloseTo(0);
  expect(has('regions surely won')).toBe(1 / 4);
  // all but New York's region: in fourteen of them nobody has anything yet
  expect(has('regions within reach')).toBe(15 / 4);
  expect(has('money')).toBe(0);
});
