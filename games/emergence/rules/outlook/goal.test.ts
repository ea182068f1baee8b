import { expect, test } from 'vitest';
import { emergence } from '../index.ts';
import { goalOf } from './goal.ts';

const { state } = emergence.start({ seats: 4, options: {}, seed: 1 });

test('[EMG-500] what both teams have and need is open, and how else the Humans win', () => {
  const view = { ...emergence.view(state, 'spectator'), totals: { ai: 3, human: 1 }, blocksInCity: 12, roundLimit: 60 };
  expect(goalOf(view)).toEqual({
    says: 'The A.I. have 3 of 15 knowledge, the Humans 1 of 5. The Humans also win without data (12 left) or after round 60.',
    secret: null,
  });
  expect(goalOf({ ...view, roundLimit: 0 }).says).not.toContain('round');
});

test('[EMG-011] which team is mine is kept apart', () => {
  for (let seat = 0; seat < 4; seat += 1) {
    const view = { ...emergence.view(state, seat), totals: { ai: 3, human: 1 } };
    const team = view.operatives[seat]!.team;
    const { says, secret } = goalOf(view);
    expect(says).not.toMatch(/\byou\b/i);
    expect(secret).toContain(team === 'ai' ? 'You are with the A.I.: 12 more' : 'You are Human: 4 more');
  }
});
