import { emergence } from '@tablewright/emergence-rules';
import { walkTutorial } from '@tablewright/testkit/tutorial';
import { expect, test } from 'vitest';
import { tutorial } from './tutorial.ts';

test('every pupil gets through the lessons, and they tell what is so', () => {
  expect(walkTutorial(emergence, tutorial)).toEqual([]);
});

test('[EMG-410] the lessons do not promise that nobody sees where tokens go: the sums may show it', () => {
  const said = tutorial.lessons.flatMap(({ beats }) => beats.flatMap(({ say = '' }) => say)).join(' ');
  expect(said).not.toContain('nobody sees where');
  expect(said).not.toContain('splits are secret');
  expect(said).toContain('if you alone put any in, the sums say where, and if one other does too, that one can tell');
});
