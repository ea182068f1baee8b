import { expect, test } from 'vitest';
import type { Base } from './state.ts';
import { learnedParts, networkFrom, numbersIn } from './learned.ts';

const learning = { version: 2, names: ['a', 'b'] };

test('a network adds up its inputs, and its hidden units bend', () => {
  const sum = networkFrom({ version: 2, inputs: 2, hidden: 0, numbers: '0.5 1 -2' }, learning);
  expect(sum.judge(Float64Array.from([1, 0.5]))).toBeCloseTo(1 / (1 + Math.exp(-0.5)));
  const bent = networkFrom({ version: 2, inputs: 2, hidden: 1, numbers: '0 0 0 1 2 3 4' }, learning);
  expect(bent.judge(Float64Array.from([1, -1]))).toBeCloseTo(1 / (1 + Math.exp(-4 * Math.tanh(0))));
  expect(bent.judge(Float64Array.from([1, 0]))).toBeCloseTo(1 / (1 + Math.exp(-4 * Math.tanh(3))));
  expect(numbersIn(2, 1)).toBe(7);
});

test('weights that were trained on other features are refused, and it is said what to do', () => {
  const numbers = '0 0 0';
  expect(() => networkFrom({ version: 1, inputs: 2, hidden: 0, numbers }, learning)).toThrow(
    /version 1 of the features .* version 2 .*: train them again with tablewright lab train/,
  );
  expect(() => networkFrom({ version: 2, inputs: 3, hidden: 0, numbers: '0 0 0 0' }, learning)).toThrow('train them');
  expect(() => networkFrom({ version: 2, inputs: 2, hidden: 1, numbers }, learning)).toThrow(
    '3 numbers where 7 belong',
  );
});

test('what each number adds to the sum can be said, without what hidden units make of it', () => {
  const read = (_s: Base, seat: number, into: Float64Array): void => into.set([seat, 0.5]);
  const parts = learnedParts(
    { version: 2, inputs: 2, hidden: 1, numbers: '0.5 1 -2 1 2 3 4' },
    { ...learning, among: 'teams', read, judge: () => 0 },
  );
  expect([...parts({} as Base, 3)]).toEqual([3, -1]);
});
