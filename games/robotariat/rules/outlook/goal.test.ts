import { expect, test } from 'vitest';
import { robotariat } from '../index.ts';
import { goalOf } from './goal.ts';

const start = (mode: string) => robotariat.start({ seats: 4, options: { mode }, seed: 1 }).state;

test('[RTA-601] [RTA-602] what the town needs, and what ends it', () => {
  const view = { ...robotariat.view(start('cooperative'), 0), round: 2, funds: 14, reputation: 5 };
  expect(goalOf(view)).toEqual({
    says: 'Bring 60 SPARK into the Funds by the end of round 6: 14 now, round 2. At 0 Reputation all is lost: 5 now.',
    secret: null,
  });
});

test('[RTA-701] my own card is kept apart, with how far I am', () => {
  const mine = { objective: 'saboteur' as const, conditions: [{ what: 'reputation', have: 5, need: 1, met: false }] };
  const { says, secret } = goalOf({ ...robotariat.view(start('secret'), 0), mine });
  expect(says).not.toContain('Saboteur');
  expect(secret).toBe(
    'To win you need your own card too, Saboteur: The Revolution succeeds with exactly 1 Reputation left. It is 5 now.',
  );
  expect(goalOf(robotariat.view(start('secret'), 'spectator')).secret).toBeNull();
});
