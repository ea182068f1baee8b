import { expect, test } from 'vitest';
import { humanPunishment } from '../index.ts';
import { goalOf } from './goal.ts';

const { state } = humanPunishment.start({ seats: 4, options: {}, seed: 1 });
const view = humanPunishment.view(state, 0);

test('[HPB-901] how near the city is to its fall is open', () => {
  const bars = { ...view.bars, resource: 5, security: 3, morale: -2, threat: 1 };
  expect(goalOf({ ...view, bars }).says).toBe(
    'Win the Network for your faction: 0 of 9 slots filled. The city falls at Resource 0 (5 now), Security 0 (3), Morale −10 (−2), Threat 4 (1).',
  );
});

test.each([
  ['human', 'blue chips have to win the Network'],
  ['machine', 'Resource falls to 0'],
  ['fallen', '3 of them lie in the Junkyard'],
  ['legion', 'Security has to fall to 0'],
] as const)('[HPB-910] my side (%s) and my Objective are kept apart', (faction, says) => {
  const objectives = [{ id: 'O-01', done: 1, wanted: 2, met: false }];
  const players = view.players.map((player, seat) => (seat === 0 ? { ...player, faction, objectives } : player));
  const goal = goalOf({ ...view, players });
  expect(goal.says).toBe(goalOf(view).says);
  expect(goal.secret).toContain(says);
  expect(goal.secret).toContain(
    'Your Objective, Courier: You have brought at least 2 Data Chips into the Network. So far: 1 of 2.',
  );
});

test('[HPB-028] while one Objective too many is held, none is called mine', () => {
  const { state: first } = humanPunishment.start({ seats: 4, options: { firstGame: true }, seed: 1 });
  const objectives = [{ id: 'O-01', done: 1, wanted: 2, met: false }];
  const players = view.players.map((player, seat) =>
    seat === 0 ? { ...player, faction: 'human' as const, objectives } : player,
  );
  const now = [...humanPunishment.view(first, 0).now, { stage: 'returnObjective' as const }];
  const { secret } = goalOf({ ...view, players, now } as typeof view);
  expect(secret).toContain('You are a Human');
  expect(secret).not.toContain('Objective');
});
