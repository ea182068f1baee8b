import type { Seat, Viewer } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { passTo } from './curtain.ts';

test.each<[string, Viewer, Seat[], Seat[], Seat | null]>([
  ['nobody holds it yet: the first who is asked', 'spectator', [0, 2], [2], 2],
  ['who holds it is asked: no curtain', 0, [0, 2], [0, 2], null],
  ['another one is asked', 0, [0, 2], [2], 2],
  ['clockwise from who holds it', 2, [0, 2, 3], [0, 3], 3],
  ['and round the table', 3, [0, 2, 3], [0, 2], 0],
  ['only bots are asked: it stays where it is', 0, [0, 2], [1, 3], null],
  ['one person alone needs no curtain', 'spectator', [0], [0], null],
])('%s', (_, me, people, asked, to) => {
  const waiting = asked.map((seat) => ({ seat, about: 'move' }));
  expect(passTo({ me, people, waiting, over: false })).toBe(to);
});

test('when the game is over there is nothing left to hide', () => {
  expect(passTo({ me: 0, people: [0, 1], waiting: [{ seat: 1, about: 'move' }], over: true })).toBeNull();
});
