import { flightsBetween } from '@tablewright/board';
import { pearlDivers } from '@tablewright/pearl-divers-rules';
import { answer } from '@tablewright/testkit';
import { newcomerFaults } from '@tablewright/testkit/newcomer';
import { expect, test } from 'vitest';
import { shows } from './Board.tsx';
import { newcomer } from './newcomer.tsx';

test('what was landed flies from the boat into the chest', () => {
  const s = { ...pearlDivers.start({ seats: 2, seed: 1 }).state, boats: [2, 0], sea: 28 };
  const lies = (state: typeof s) => shows.placesOf(pearlDivers.view(state, 0));
  const flights = flightsBetween(lies(s), lies(answer(pearlDivers, s, 0, { act: 'land' })));
  expect(flights.map(({ from, to }) => `${from} ${to}`)).toEqual(['boat:0 chest:0', 'boat:0 chest:0']);
});

test('what a newcomer is told is so, and tells no secret', () => {
  expect(newcomerFaults(pearlDivers, newcomer, { seats: 3 })).toEqual([]);
});
