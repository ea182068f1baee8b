import type { Sound } from '@tablewright/board';
import type { Told } from '@tablewright/emergence-rules';

const SOUNDS: { readonly [type in Told['type']]?: Sound } = {
  revealed: 'card',
  saw: 'card',
  spied: 'card',
  moved: 'piece',
  boosted: 'piece',
  teleported: 'piece',
  terminated: 'piece',
  collected: 'piece',
  replenished: 'piece',
  compiled: 'card',
  inserted: 'piece',
  opened: 'card',
};

export function sounds({ type }: Told): Sound | null {
  return SOUNDS[type] ?? null;
}
