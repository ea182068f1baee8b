import { pick, plan } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { someOptions, wantedOptions } from './lessons.ts';

const apples = plan(
  {
    sheets: [{ name: 'buy', lines: ['apple', 'pear'], rule: 'R1', says: 'At most {most} of {line}.' }],
    names: {},
    limits: [{ rule: 'R2', says: 'That costs {uses}, you have {has}.', uses: [0, 1, 1, 2], gives: [] }],
    moves: [
      { add: [0, 1], weight: 1 },
      { add: [1, 1], weight: 1 },
    ],
  },
  { most: [3, 3], has: [4], steps: [0, 4] },
);

test('what can be listed is listed, as far as is wanted', () => {
  expect([...someOptions(pick(['a', 'b', 'c']), 2)]).toEqual(['a', 'b']);
  expect(wantedOptions({ want: (value) => value !== 'a' }, pick(['a', 'b', 'c']), 5)).toEqual(['b', 'c']);
});

test('of plans, which cannot be listed, some are drawn, always the same', () => {
  const drawn = [...someOptions(apples, 30)];
  expect(drawn).toHaveLength(30);
  expect([...someOptions(apples, 30)]).toEqual(drawn);
  const wanted = wantedOptions({ want: (value) => JSON.stringify(value).includes('"pear":2') }, apples, 3);
  expect(wanted).toHaveLength(3);
  expect(wanted[0]).toEqual({ buy: { pear: 2 } });
});
