import { describe, expect, test } from 'vitest';
import { allOptions } from './all-options.ts';
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
} from './domain.ts';

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
