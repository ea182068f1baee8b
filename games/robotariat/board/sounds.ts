import type { Event, Sound } from '@tablewright/board';

const SOUNDS: { readonly [type: string]: Sound } = {
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

export function sounds({ type }: Event): Sound | null {
  return SOUNDS[type] ?? null;
}
