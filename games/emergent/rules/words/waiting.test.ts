import { expect, test } from 'vitest';
import { emergent } from '../index.ts';

test('of every question it can be said what the others are waited for', () => {
  const asking = Object.entries(emergent.stages).filter(([, { kind }]) => kind !== 'happens');
  expect(asking.length).toBeGreaterThan(0);
  for (const [about] of asking) {
    const said = emergent.words.waiting(emergent.view(emergent.start({ seats: 3, seed: 1 }).state, 'spectator'), about);
    expect(said, about).toMatch(/^to [a-zA-Z ]+$/);
    expect(said, about).not.toBe('to decide');
  }
});
