import {
  type AnyDomain,
  countOptions,
  grouping,
  listOptions,
  pick,
  pickSome,
  settle,
  split,
} from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { difference, notPlain } from './plain.ts';
import { Offered, wrongAnswers } from './wrong.ts';

const DOMAINS: [string, AnyDomain][] = [
  ['words', pick(['aye', 'nay', 'constructor'])],
  ['numbers', pick([0, 1, 31, 32])],
  ['some seats', pickSome([0, 1, 2, 3], { min: 1, max: 2 })],
  ['none or some words', pickSome(['a', 'b', 'c'], { min: 0, max: 3 })],
  ['a split', split(['red', 'blue'], { min: 1, max: 3 })],
  [
    'sets',
    grouping(
      ['r', 'g', 'b'],
      [2, 2, 1],
      [
        [0, 0],
        [0, 1],
        [0, 1, 2],
      ],
      1,
    ),
  ],
];

describe('the kit’s own opinion about what is on offer', () => {
  test.each(DOMAINS)('agrees with the list: %s', (_name, domain) => {
    const offered = new Offered(domain);
    expect(offered.list).toHaveLength(countOptions(domain));
    expect(offered.allDifferent).toBe(true);
    for (const value of listOptions(domain)) expect(offered.has(value)).toBe(true);
  });

  test.each(DOMAINS)('agrees with the kernel about wrong answers: %s', (_name, domain) => {
    const offered = new Offered(domain);
    const wrong = wrongAnswers(offered.list);
    expect(wrong.filter((value) => !offered.has(value)).length).toBeGreaterThan(25);
    for (const value of wrong)
      expect([value, settle(domain, value) !== undefined]).toEqual([value, offered.has(value)]);
  });

  test('takes a set in any order, and nothing twice', () => {
    const offered = new Offered(pickSome([0, 1, 2], { min: 2, max: 2 }));
    expect(offered.has([2, 0])).toBe(true);
    expect(offered.has([0, 0])).toBe(false);
    expect(offered.has(['0', 1])).toBe(false);
  });
});

describe('differences', () => {
  test.each([
    [{ a: [1, 2] }, { a: [1, 3] }, 'a[1]: 2 | 3'],
    [{ a: 1 }, {}, 'a: 1 | undefined'],
    [[1], [1, 2], '[1]: undefined | 2'],
    [{}, [], 'it: {} | []'],
    [{ a: undefined }, {}, 'it: something is missing on one side'],
    [{ x: { y: null } }, { x: { y: 'z' } }, 'x.y: null | "z"'],
  ])('%j | %j', (a, b, place) => {
    expect(difference(a, b)).toBe(place);
  });

  test('the order of keys is none', () => {
    expect(difference({ a: 1, b: 2 }, { b: 2, a: 1 })).toBeNull();
  });
});

test('plain data is plain, through and through', () => {
  expect(notPlain({ a: [1, 'two', null, { b: false }] })).toBeNull();
  expect(notPlain({ a: [1, { b: [Number.NaN] }] })).toBe('a[1].b[0] is NaN');
});
