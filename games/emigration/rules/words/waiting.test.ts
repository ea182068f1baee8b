import { expect, test } from 'vitest';
import { emigration } from '../index.ts';

test('of every question it can be said what the others are waited for', () => {
  const asking = Object.entries(emigration.stages).filter(([, { kind }]) => kind !== 'happens');
  expect(asking.length).toBeGreaterThan(0);
  for (const [about] of asking) {
    const said = emigration.words.waiting(
      emigration.view(emigration.start({ seats: 3, seed: 1 }).state, 'spectator'),
      about,
    );
    expect(said, about).toMatch(/^to [a-zA-Z ]+$/);
    expect(said, about).not.toBe('to decide');
  }
});
