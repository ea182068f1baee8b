import { expect, test } from 'vitest';
import { columnOf, NETWORK_COLUMNS, slotId, slotNamed, slotWords, TIERS } from './slots.ts';

test('every slot has a name of its own, which leads back to it', () => {
  const slots = Array.from({ length: NETWORK_COLUMNS.length * TIERS }, (_, slot) => slot);
  expect(slots.map((slot) => slotNamed(slotId(slot)))).toEqual(slots);
  expect(slots.map(columnOf)).toEqual(NETWORK_COLUMNS.flatMap((column) => new Array<string>(TIERS).fill(column)));
});

// These names stand in stored answers: other ones would make the records of old games unreadable.
test('[HPB-471] the names that answers are stored with', () => {
  expect([0, 4, 7, 14].map(slotId)).toEqual(['alpha-1', 'alpha-5', 'beta-3', 'gamma-5']);
});

test('a slot in words, and what is none', () => {
  expect(slotWords('alpha-2')).toBe('Alpha, Tier 2');
  expect(['alpha-0', 'alpha-6', 'alpha', 'delta-1', ''].map(slotNamed)).toEqual([-1, -1, -1, -1, -1]);
});
