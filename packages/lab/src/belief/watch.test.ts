import type { Game } from '@tablewright/kernel';
import { lantern } from '@tablewright/testkit/lantern';
import { expect, test } from 'vitest';
import { Watched } from './watch.ts';

const game = lantern as unknown as Game;

/** How a game of theirs ended, and how many answers it took. */
function endOf(bot?: string): unknown {
  const watched = new Watched(game, { seats: 5, seed: 'w', ...(bot !== undefined && { bot }) }, 0);
  return [watched.answersAt(1), watched.stateAfter(watched.answersAt(1))];
}

test('steady players are watched unless somebody else is asked for', () => {
  expect(endOf()).toEqual(endOf('steady'));
  expect(endOf('random')).not.toEqual(endOf('steady'));
  expect(endOf('strong@8')).not.toEqual(endOf('steady'));
});
