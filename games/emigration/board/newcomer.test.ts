import { emigration } from '@tablewright/emigration-rules';
import { newcomerFaults } from '@tablewright/testkit/newcomer';
import { expect, test } from 'vitest';
import { newcomer } from './newcomer.tsx';

test.each([{ mode: 'competitive' }, { mode: 'cooperative' }])(
  'what a newcomer is told is so, and tells no secret: %j',
  (options) => {
    expect(newcomerFaults(emigration, newcomer, { seats: 3, options })).toEqual([]);
  },
);
