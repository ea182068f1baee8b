import { expect, test } from 'vitest';
import { addDeed, type Deeds, fitOf, noDeeds, type Signs, type Witness } from './signs.ts';

type Told = { type: 'hit'; by: number; times: number };

const witness: Witness<Told> = {
  roles: ['good', 'bad'],
  deedsIn(told, seats): Deeds[] {
    const deeds = noDeeds(seats);
    for (const { by, times } of told) addDeed(deeds, by, 'hit', times);
    return deeds;
  },
};
const signs: Signs = { roles: 'good bad', none: '0.5 0', deeds: { hit: '0 0.25 0 0.5' } };
const hit = (by: number, times = 1): Told => ({ type: 'hit', by, times });

test('a deed counts for its amount, dampened, and for how far it is above the mean of the table', () => {
  const [none, some] = fitOf(signs, witness)([hit(1, 3), hit(1)], 2);
  // the square root of 4 is 2, the mean of the table 1
  expect(some![1]! - some![0]!).toBeCloseTo(0.25 * 2 + 0.5 * (2 - 1) - 0.5);
  expect(none![1]! - none![0]!).toBeCloseTo(0.5 * (0 - 1) - 0.5);
});

test('however often something is seen, no role is ruled out by deeds', () => {
  const [, many] = fitOf(signs, witness)([hit(1, 1e6)], 2);
  expect(many).toEqual([-4, 0]);
});

test('a table for other roles, or one that is damaged, is refused', () => {
  expect(() => fitOf({ ...signs, roles: 'good' }, witness)([], 2)).toThrow('run tablewright lab signs again');
  expect(() => fitOf({ ...signs, deeds: { hit: '1 2' } }, witness)([], 2)).toThrow('is not 4 numbers');
});
