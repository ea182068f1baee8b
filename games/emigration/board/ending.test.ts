import { describe, expect, test } from 'vitest';
import { endingOf } from './ending.ts';
import { player } from './testing/table.ts';

describe('how it ended', () => {
  const inside = { lane: 1, token: 6, in: true };
  const players = [player({ assurance: 3, money: 2, attempt: inside }), player({ attempt: { ...inside, in: false } })];
  const outcome = { rules: [], roles: [] };

  test('[EMI-601] the winner by name, and by how much', () => {
    const ending = endingOf({ players }, { ...outcome, winners: [0], reason: 'most-assurance' }, ['Ann', 'Bo'], 1);
    expect(ending).toEqual({ title: 'Ann won', why: '1 of 2 got in. The most Assurance left, 3, wins.' });
  });

  test('to the winner it says you', () => {
    expect(endingOf({ players }, { ...outcome, winners: [0], reason: 'emigrated' }, ['Ann', 'Bo'], 0).title).toBe(
      'You won',
    );
  });

  test('[EMI-604] nobody', () => {
    expect(endingOf({ players }, { ...outcome, winners: [], reason: 'nobody-in' }, ['Ann', 'Bo'], 0).title).toBe(
      'Nobody got in',
    );
  });
});
