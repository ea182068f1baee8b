import { emergent } from '@tablewright/emergent-rules';
import { newcomerFaults } from '@tablewright/testkit/newcomer';
import { expect, test } from 'vitest';
import { newcomer } from './newcomer.tsx';

test.each([{ mode: 'standard' }, { mode: 'learning' }, { mode: 'fast' }])(
  'what a newcomer is told is so, and tells no secret: %j',
  (options) => {
    expect(newcomerFaults(emergent, newcomer, { seats: 3, options })).toEqual([]);
  },
);
