import { robotariat } from '@tablewright/robotariat-rules';
import { newcomerFaults } from '@tablewright/testkit/newcomer';
import { expect, test } from 'vitest';
import { newcomer } from './newcomer.tsx';

test.each([{ mode: 'secret' }, { mode: 'cooperative' }])(
  'what a newcomer is told is so, and tells no secret: %j',
  (options) => {
    expect(newcomerFaults(robotariat, newcomer, { seats: 4, options })).toEqual([]);
  },
);
