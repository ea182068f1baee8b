import type { Advice } from '@tablewright/kernel';
import type { Answers } from './stages/index.ts';
import type { View } from './view.ts';

export function advisor(): Advice<View, Answers> {
  throw new Error('not written yet');
}
