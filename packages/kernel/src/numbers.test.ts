import { expect, test } from 'vitest';
import { isCount, sameNumbers, signed, sum } from './numbers.ts';
import { most, mySeat } from './seats.ts';
import { about, seatThing } from './things.ts';

test('numbers are added up, and those that count something are whole and not below nothing', () => {
  expect([sum([]), sum([2, -1, 0.5])]).toEqual([0, 1.5]);
  expect([0, 3, -1, 0.5, Number.NaN].map(isCount)).toEqual([true, true, false, false, false]);
});

test('lists of numbers are the same when each number is', () => {
  expect([sameNumbers([], []), sameNumbers([1, 2], [1, 2])]).toEqual([true, true]);
  expect([sameNumbers([1], [1, 2]), sameNumbers([1, 2], [1]), sameNumbers([1, 2], [1, 3])]).toEqual([
    false,
    false,
    false,
  ]);
});

test('a number with its sign has a real minus, and nothing has no sign', () => {
  expect([4, -2, 0, -0].map(signed)).toEqual(['+4', '−2', '0', '0']);
});

test('an option is about things, and a player is one of them', () => {
  expect(about('Go there.', seatThing(2), 'tile:7')).toEqual({ says: 'Go there.', about: ['seat:2', 'tile:7'] });
});

test('whoever watches reads what the first seat would', () => {
  expect([mySeat({ me: 3 }), mySeat({ me: 'spectator' })]).toEqual([3, 0]);
});

test('those who have the most are asked for among some seats, and several may have it', () => {
  expect(most([0, 1, 3], [2, 5, 9, 5])).toEqual([1, 3]);
});
