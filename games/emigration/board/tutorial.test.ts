import { emigration } from '@tablewright/emigration-rules';
import { walkTutorial } from '@tablewright/testkit/tutorial';
import { expect, test } from 'vitest';
import { tutorial } from './tutorial.ts';

test('every pupil gets through the lessons, and every number in them is so', () => {
  expect(walkTutorial(emigration, tutorial)).toEqual([]);
});
