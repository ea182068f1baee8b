import type { Sound } from '@tablewright/board';
import type { Told } from '@tablewright/human-punishment-rules';

const SOUNDS: { readonly [type in Told['type']]?: Sound } = {
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
};

export function sounds({ type }: Told): Sound | null {
  return SOUNDS[type] ?? null;
}
