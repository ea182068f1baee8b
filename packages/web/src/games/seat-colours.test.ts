import { DEFICIENCIES, distance } from '../testing/colour-vision.ts';
import { isComplete } from '@tablewright/testkit/complete';
import { expect, test } from 'vitest';
import { SEAT_COLOURS } from '../parts/Avatar.tsx';
import { allShelves, loadGame } from './registry.ts';

// Who is who, also for those who see fewer colours: simulated, every two seats of every game.

/** Beside each other on a screen; and a pattern goes with each of them. */
const APART = 7;

function tooNear(colours: readonly string[]): string[] {
  return [null, ...DEFICIENCIES].flatMap((deficiency) =>
    colours.flatMap((one, i) =>
      colours.slice(i + 1).flatMap((other) => {
        const apart = distance(one, other, deficiency);
        return apart < APART ? [`${one} and ${other}, ${deficiency ?? 'all colours seen'}: ${apart.toFixed(1)}`] : [];
      }),
    ),
  );
}

const ids = allShelves().map(({ id }) => id);
const complete = ids.filter(isComplete);

test('the frame’s own colours are told apart', () => {
  expect(tooNear(SEAT_COLOURS)).toEqual([]);
});

test.each(ids)('%s: the colours of its pieces are told apart', async (id) => {
  const { screen } = await loadGame(id);
  expect(tooNear(screen.seatColours ?? [])).toEqual([]);
});

test.each(complete)('%s: says which colours its people have', async (id) => {
  // Whoever says nothing gets the frame's, and its own board and chart would have others.
  const { screen } = await loadGame(id);
  expect(screen.seatColours?.length).toBeGreaterThan(0);
});
