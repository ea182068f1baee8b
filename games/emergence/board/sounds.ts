import { soundsOf } from '@tablewright/board';
import type { Told } from '@tablewright/emergence-rules';

export const sounds = soundsOf<Told>({
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
});
