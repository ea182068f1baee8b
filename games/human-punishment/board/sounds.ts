import { soundsOf } from '@tablewright/board';
import type { Told } from '@tablewright/human-punishment-rules';

export const sounds = soundsOf<Told>({
  rolled: 'dice',
  rerolled: 'dice',
  draws: 'card',
  discarded: 'card',
  played: 'card',
  paid: 'card',
  event: 'card',
  revealed: 'card',
  counted: 'card',
  contributed: 'card',
  playedProgram: 'card',
  playedStar: 'card',
  moved: 'piece',
  tookChip: 'piece',
  delivered: 'piece',
  spawned: 'piece',
  eliminated: 'piece',
  apexCame: 'piece',
  apexMoved: 'piece',
  deusCame: 'piece',
  detained: 'piece',
});
