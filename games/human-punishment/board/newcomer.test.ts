import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { humanPunishment } from '@tablewright/human-punishment-rules';
import { newcomerFaults } from '@tablewright/testkit/newcomer';
import { expect, test } from 'vitest';
import { newcomer } from './newcomer.tsx';

const ledger = readFileSync(join(import.meta.dirname, '../../../docs/rules/human-punishment.md'), 'utf8');

test.each([{ firstGame: true }])('what a newcomer is told is so, and tells no secret: %j', (options) => {
  expect(newcomerFaults(humanPunishment, newcomer, { seats: 4, options, ledger })).toEqual([]);
});
