import { expect, test } from 'vitest';
import { emergent } from '../index.ts';
import { goalOf } from './goal.ts';

const { state } = emergent.start({ seats: 3, options: {}, seed: 1 });
const view = emergent.view(state, 0);

function withMoney(...cash: number[]): string {
  return goalOf({ ...view, players: view.players.map((player, seat) => ({ ...player, cash: cash[seat]! })) }).says;
}

test.each([
  ['all are level', [100, 100, 100], 'You have $100: all are level.'],
  ['ahead', [120, 100, 90], 'You have $120: first of 3.'],
  ['behind', [80, 100, 90], 'You have $80: third of 3.'],
  ['level with one', [90, 100, 90], 'You have $90: second of 3, level with another one.'],
])('[EMT-703] %s', (_what, cash, says) => {
  expect(withMoney(...cash)).toBe(`Have the most money after round 4; DCs are sold then. ${says}`);
});

test('[EMT-701] what DCs would bring counts', () => {
  const players = view.players.map((player, seat) =>
    seat === 0 ? { ...player, cash: 85, large: { NOE: 2 } } : player,
  );
  expect(goalOf({ ...view, players }).says).toContain('You have $85 and DCs worth $20: first of 3.');
});

test('[EMT-915] in Fast Play points count', () => {
  const fast = emergent.start({ seats: 3, options: { mode: 'fast' }, seed: 1 }).state;
  expect(goalOf(emergent.view(fast, 1)).says).toContain('You would have 0 now: all are level.');
});
