import { emigration } from '@tablewright/emigration-rules';
import { seedFromText } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { CAREER, canBeLifted, FORFEIT, offersOf } from './spots.ts';

test('whatever a turn offers can be taken into the hand where it lies', () => {
  const { state } = emigration.start({ seats: 2, options: {}, seed: seedFromText('a student') });
  const seat = state.stack.flatMap((frame) => (frame.stage === 'action' ? [frame.by] : []))[0]!;
  state.inCollege = 1 << seat;
  state.documents[seat] = 1;
  state.passports[1 - seat] = 2;
  state.money[seat] = 12;
  const spots = [...offersOf(emigration.asksSeen(state, seat).mine).keys()];
  expect(spots).toContain(CAREER);
  expect(spots.length).toBeGreaterThan(10);
  // Ending the turn has no thing of its own on the desk.
  expect(spots.filter((spot) => spot !== FORFEIT && !canBeLifted(spot))).toEqual([]);
});
