import { describe, expect, test } from 'vitest';
import { allOptions } from './all-options.ts';
import { fastRng } from './chance.ts';
import {
  acts,
  type AnyDomain,
  countOptions,
  grouping,
  listOptions,
  optionAt,
  pick,
  pickSome,
  split,
  uniformOption,
} from './domain.ts';
import { deepFreeze } from './testing/talk.ts';

const SEATS = [0, 1, 2, 3, 4, 5, 6];

describe('optionAt() and allOptions() give the very list of listOptions()', () => {
  test.each<[string, AnyDomain]>([
    ['a pick', pick(['aye', 'nay'])],
    ['a pick of nothing', pick([])],
    ['acts', acts([{ act: 'pay' }, { act: 'buy', from: 1 }])],
    ['a team of three', pickSome(SEATS, { min: 3, max: 3 })],
    ['any seats at all', pickSome(SEATS, { min: 0, max: 7 })],
    ['two to four cards', pickSome(['a', 'b', 'c', 'd', 'e'], { min: 2, max: 4 })],
    ['more than there are', pickSome(['a', 'b'], { min: 3, max: 5 })],
    ['nobody', pickSome(SEATS, { min: 0, max: 0 })],
    ['a split of exactly five', split(['red', 'blue', 'green'], { min: 5, max: 5 })],
    ['a split of none to four', split(['red', 'blue', 'green', 'white'], { min: 0, max: 4 })],
    ['a split over one part', split(['red'], { min: 2, max: 6 })],
    [
      'pairs and triples',
      grouping(
        ['a', 'b', 'c'],
        [4, 3, 2],
        [
          [0, 0],
          [0, 1],
          [1, 1, 1],
          [0, 1, 2],
        ],
      ),
    ],
    [
      'at least two sets',
      grouping(
        ['a', 'b', 'c'],
        [4, 3, 2],
        [
          [0, 0],
          [0, 1],
          [1, 2],
          [0, 1, 2],
        ],
        2,
      ),
    ],
    ['no set possible', grouping(['a', 'b'], [1, 1], [[0, 0]])],
  ])('%s', (_name, domain) => {
    deepFreeze(domain); // an offer that is read is not changed
    const all = [...listOptions(domain)];
    expect(countOptions(domain)).toBe(all.length);
    expect(all.map((_, i) => optionAt(domain, i))).toEqual(all);
    expect(allOptions(domain)).toEqual(all);
    expect(() => optionAt(domain, all.length)).toThrow('no option');
  });

  test('without making those before it', () => {
    const many = pickSome(
      Array.from({ length: 50 }, (_, i) => i),
      { min: 25, max: 25 },
    );
    expect(optionAt(many, 0)).toEqual(Array.from({ length: 25 }, (_, i) => i));
    expect(optionAt(many, countOptions(many) - 1)).toEqual(Array.from({ length: 25 }, (_, i) => i + 25));
  });
});

test('groupings are counted by what is held, not by its digits: 1 and 11 are not 11 and 1', () => {
  const many = grouping(['a', 'b'], [11, 11], [[0], [1], [0, 0, 1]]);
  expect(countOptions(many)).toBe([...listOptions(many)].length);
});

test.each<[string, AnyDomain]>([
  ['a pick', pick(['aye', 'nay', 'abstain'])],
  ['acts', acts([{ act: 'pay' }, { act: 'buy', from: 1 }])],
  ['some', pickSome(SEATS.slice(0, 3), { min: 0, max: 3 })],
  ['a split', split(['red', 'blue'], { min: 1, max: 2 })],
  ['sets', grouping(['a', 'b'], [2, 1], [[0, 0], [0, 1], [0]])],
])('every answer is as likely as any other: %s', (_name, domain) => {
  const rng = fastRng(4);
  const counts = new Map([...listOptions(domain)].map((value) => [JSON.stringify(value), 0]));
  const each = 400;
  for (let i = 0; i < each * counts.size; i += 1) {
    const value = JSON.stringify(uniformOption(domain, rng));
    counts.set(value, counts.get(value)! + 1);
  }
  for (const count of counts.values()) expect(Math.abs(count - each)).toBeLessThan(each / 4);
});
