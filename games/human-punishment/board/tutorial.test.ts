import { humanPunishment } from '@tablewright/human-punishment-rules';
import { walkTutorial } from '@tablewright/testkit/tutorial';
import { expect, test } from 'vitest';
import { tutorial } from './tutorial.ts';

test('every pupil gets through the lessons, and they tell what is so', () => {
  expect(walkTutorial(humanPunishment, tutorial)).toEqual([]);
});
