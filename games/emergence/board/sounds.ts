import type { Event, Sound } from '@tablewright/board';

const SOUNDS: { readonly [type: string]: Sound } = {
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

export function sounds({ type }: Event): Sound | null {
  return SOUNDS[type] ?? null;
}
