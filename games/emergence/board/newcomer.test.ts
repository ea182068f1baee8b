import { emergence } from '@tablewright/emergence-rules';
import { newcomerFaults } from '@tablewright/testkit/newcomer';
import { expect, test } from 'vitest';
import { newcomer } from './newcomer.tsx';

test.each([{ length: 'short' }])('what a newcomer is told is so, and tells no secret: %j', (options) => {
  expect(newcomerFaults(emergence, newcomer, { seats: 5, options })).toEqual([]);
});
