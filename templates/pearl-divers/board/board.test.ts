import { flightsBetween } from '@tablewright/board';
import { pearlDivers } from '@tablewright/pearl-divers-rules';
import { expect, test } from 'vitest';
import { shows } from './Board.tsx';

test('what was landed flies from the boat into the chest', () => {
  const { state } = pearlDivers.start({ seats: 2, seed: 1 });
  const s = { ...state, boats: [2, 0], sea: 28 };
  const landed = pearlDivers.after(s, { seat: 0, value: { act: 'land' } });
  if (!landed.ok) throw new Error(landed.why);
  const flights = flightsBetween(
    shows.placesOf(pearlDivers.view(s, 0)),
    shows.placesOf(pearlDivers.view(landed.state, 0)),
  );
  expect(flights.map(({ from, to }) => `${from} ${to}`)).toEqual(['boat:0 chest:0', 'boat:0 chest:0']);
});
