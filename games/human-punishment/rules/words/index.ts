import type { Words } from '@tablewright/kernel';
import type { Told } from '../events.ts';
import type { Answers } from '../stages/index.ts';
import type { View } from '../view.ts';

export const words = {} as Words<View, Told, Answers>;
