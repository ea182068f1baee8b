import type { Tutorial } from '@tablewright/board';
import type { State, View } from '@tablewright/human-punishment-rules';
import { bars, check, enemies } from './lessons/danger.ts';
import { aims, chips, turn } from './lessons/first.ts';
import { badges, windows } from './lessons/people.ts';
import { NAMES, YOU } from './lessons/table.ts';

/** Learn by playing: eight lessons of two minutes, one idea each. You are Havoc, a Human. */
export const tutorial: Tutorial<State, View> = {
  seats: 4,
  me: YOU,
  names: NAMES,
  seed: 'human punishment',
  lessons: [turn, chips, aims, check, enemies, bars, badges, windows],
};
