import { robotariat } from '@tablewright/robotariat-rules';
import { walkTutorial } from '@tablewright/testkit/tutorial';
import { expect, test } from 'vitest';
import { tutorial } from './tutorial.ts';

test('every lesson can be played as it is told, with the numbers that it tells', () => {
  expect(walkTutorial(robotariat, tutorial)).toEqual([]);
});
