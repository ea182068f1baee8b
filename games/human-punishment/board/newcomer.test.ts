import { humanPunishment } from '@tablewright/human-punishment-rules';
import { newcomerFaults } from '@tablewright/testkit/newcomer';
import { expect, test } from 'vitest';
import { newcomer } from './newcomer.tsx';
import { table } from './testing/table.ts';

test.each([{ firstGame: true }])('what a newcomer is told is so, and tells no secret: %j', (options) => {
  expect(newcomerFaults(humanPunishment, newcomer, { seats: 4, options })).toEqual([]);
});

test('a faction that was dealt is turned over by its owner; Feykah has chosen hers', () => {
  const [first, ...others] = table().players;
  const mine = (changes: Partial<typeof first>) => table({ players: [{ ...first!, ...changes }, ...others] });
  expect(newcomer.secret!.isDealt(mine({ faction: null }), 0)).toBe(false);
  expect(newcomer.secret!.isDealt(mine({ faction: 'machine', character: 'havoc' }), 0)).toBe(true);
  expect(newcomer.secret!.isDealt(mine({ faction: 'machine', character: 'feykah' }), 0)).toBe(false);
});
