import { emergent } from '@tablewright/emergent-rules';
import { walkTutorial } from '@tablewright/testkit/tutorial';
import { expect, test } from 'vitest';
import { GOLDEN, playRound } from './testing/rounds.ts';
import { tutorial } from './tutorial.ts';

test('every lesson can be played to its end, and tells what is so', () => {
  expect(walkTutorial(emergent, tutorial)).toEqual([]);
});

test('the plan that the last lesson compares with ends with $102', () => {
  expect(playRound(GOLDEN).view.players[0]!.cash).toBe(102);
  const moves = tutorial.lessons.at(-1)!.beats.filter((beat) => beat.seat !== undefined);
  expect(moves.map(({ value }) => value)).toEqual(GOLDEN.slice(1));
});
