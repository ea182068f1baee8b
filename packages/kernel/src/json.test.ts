import { expect, test } from 'vitest';
import { canonicalJson } from './json.ts';
import { clockwiseFrom, everybody, includes, isSeat, list, lowest, NOBODY, only, size, without } from './seats.ts';
import { copyStack } from './state.ts';

test('canonical JSON is the same whatever the order of the keys, at every depth', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[{"c":null,"d":1}]}');
  expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
});

test('canonical JSON is what JSON.stringify writes of an object whose keys were put in in order', () => {
  const sorting = (value: unknown): string =>
    JSON.stringify(value, (_key, part: unknown) => {
      if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
      const source = part as Record<string, unknown>;
      const sorted: Record<string, unknown> = {};
      for (const key of Object.keys(source).sort()) sorted[key] = source[key];
      return sorted;
    });
  for (const value of [
    null,
    0,
    -0.5,
    1e21,
    Number.NaN,
    'quote " and \n and \u2028 and \ud800',
    [],
    {},
    [[], {}, [undefined, 1]],
    { b: undefined, a: () => 1, c: [() => 1] },
    { Z: 1, a: 2, A: 3, é: 4, '': 5, ' ': 6 },
    { b: 1, 10: 2, 9: 3, a: 4, '01': 5, '-1': 6, 1.5: 7, 4294967294: 8, 4294967295: 9, 2: 10 },
    { 2: 'only numbers', 10: 'and', 1: 'nothing else' },
    [{ type: 'answer', seat: 1, about: 'vote', value: { act: 'buy', from: 1, place: 'D3' }, sealed: true }],
  ]) {
    expect(canonicalJson(value)).toBe(sorting(value));
  }
});

test('sets of seats', () => {
  const set = only(1) | only(4);
  expect(list(set)).toEqual([1, 4]);
  expect([size(set), lowest(set), includes(set, 4), includes(set, 2)]).toEqual([2, 1, true, false]);
  expect(list(without(set, 1))).toEqual([4]);
  expect(list(everybody(5))).toEqual([0, 1, 2, 3, 4]);
  expect(list(NOBODY)).toEqual([]);
  expect(clockwiseFrom(3, 5)).toEqual([3, 4, 0, 1, 2]);
});

test('a seat is a whole number at this table, and nothing that bits would take for one', () => {
  expect([0, 1, 2].every((seat) => isSeat(seat, 3))).toBe(true);
  for (const not of [-1, 3, 32, 33, 0.5, Number.NaN, '0', null, undefined, 'spectator'])
    expect(isSeat(not, 3)).toBe(false);
});

test('copied frames share no arrays', () => {
  const stack = [{ stage: 'a', cards: [1, 2], n: 1 }];
  const copy = copyStack(stack);
  copy[0]!.cards.push(3);
  copy[0]!.n = 2;
  expect(stack).toEqual([{ stage: 'a', cards: [1, 2], n: 1 }]);
});
