import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { robotariat } from '@tablewright/robotariat-rules';
import { newcomerFaults } from '@tablewright/testkit/newcomer';
import { expect, test } from 'vitest';
import { newcomer } from './newcomer.tsx';

const ledger = readFileSync(join(import.meta.dirname, '../../../docs/rules/robotariat.md'), 'utf8');

test.each([{ mode: 'secret' }, { mode: 'cooperative' }])(
  'what a newcomer is told is so, and tells no secret: %j',
  (options) => {
    expect(newcomerFaults(robotariat, newcomer, { seats: 4, options, ledger })).toEqual([]);
  },
);
