import { expect, test } from 'vitest';
import { robotariat } from '../index.ts';

test('of every question it can be said what the others are waited for', () => {
  const asking = Object.entries(robotariat.stages).filter(([, { kind }]) => kind !== 'happens');
  expect(asking.length).toBeGreaterThan(0);
  for (const [about] of asking) {
    const said = robotariat.words.waiting(
      robotariat.view(robotariat.start({ seats: 3, seed: 1 }).state, 'spectator'),
      about,
    );
    expect(said, about).toMatch(/^to [a-zA-Z ]+$/);
    expect(said, about).not.toBe('to decide');
  }
});

test('[RTA-912, RTA-928] what is staked is SPARK, and who strikes are Civilians', () => {
  const view = robotariat.view(robotariat.start({ seats: 3, seed: 1 }).state, 'spectator');
  expect(robotariat.words.waiting(view, 'stake')).toBe('to stake SPARK');
  expect(robotariat.words.waiting(view, 'strike')).toBe('to move the Civilians');
});
