import type { Sound } from '@tablewright/board';
import type { Told } from '@tablewright/robotariat-rules';

const SOUNDS: { readonly [type in Told['type']]?: Sound } = {
  rolled: 'dice',
  staked: 'dice',
  drew: 'card',
  kept: 'card',
  used: 'card',
  started: 'card',
  chose: 'piece',
  moved: 'piece',
  pushed: 'piece',
  entered: 'piece',
  sent: 'piece',
  alarmed: 'piece',
  led: 'piece',
  postered: 'piece',
  carried: 'piece',
  rebuilt: 'piece',
  repasted: 'piece',
  salvaged: 'piece',
};

export function sounds({ type }: Told): Sound | null {
  return SOUNDS[type] ?? null;
}
