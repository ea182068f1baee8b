import { expect, test } from 'vitest';
import { emigration } from '../index.ts';
import { goalOf } from './goal.ts';

const { state } = emigration.start({ seats: 3, options: {}, seed: 1 });
const view = emigration.view(state, 0);
const me = { ...view.players[0]!, destination: 'DES-BA' };

function goal(changes: Partial<typeof me>, mode: 'competitive' | 'cooperative' = 'competitive'): string {
  const players = [{ ...me, money: 0, ...changes }, ...view.players.slice(1)];
  const { says, secret } = goalOf({ ...view, mode, players });
  expect(secret).toBeNull(); // EMI-119 all that counts lies open
  return says;
}

test.each([
  ['nothing yet', {}, 'Passport and Ticket missing, 0 Assurance for lanes of 3 to 11.'],
  ['one paper', { passports: 1, assurance: 9 }, 'Ticket missing, '],
  ['one that is coming', { upsideDown: 'ticket' as const }, 'Passport missing'],
  ['both', { passports: 1, tickets: 1 }, 'both papers'],
])('[EMI-508] %s', (_what, changes, says) => {
  expect(goal(changes)).toContain('Get into Bosnia and Herzegovina with most Assurance left: ');
  expect(goal(changes)).toContain(says);
});

test('[EMI-605] together it is enough to get in', () => {
  expect(goal({}, 'cooperative')).toContain('Get into Bosnia and Herzegovina: ');
});

test('[EMI-601] after the border', () => {
  expect(goal({ assurance: 2, attempt: { lane: 2, token: 6, in: true } })).toBe(
    'You are in Bosnia and Herzegovina, with 2 Assurance left: now nobody else may bring more.',
  );
  expect(goal({ attempt: { lane: 2, token: 8, in: false } })).toBe('You did not get into Bosnia and Herzegovina.');
});

test('whoever watches hears what all want', () => {
  expect(goalOf(emigration.view(state, 'spectator')).says).toContain('Everybody wants into another country');
});
