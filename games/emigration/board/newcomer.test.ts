import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emigration } from '@tablewright/emigration-rules';
import { newcomerFaults } from '@tablewright/testkit/newcomer';
import { expect, test } from 'vitest';
import { newcomer } from './newcomer.tsx';

const ledger = readFileSync(join(import.meta.dirname, '../../../docs/rules/emigration.md'), 'utf8');

test.each([{ mode: 'competitive' }, { mode: 'cooperative' }])(
  'what a newcomer is told is so, and tells no secret: %j',
  (options) => {
    expect(newcomerFaults(emigration, newcomer, { seats: 3, options, ledger })).toEqual([]);
  },
);
