import { soundsOf } from '@tablewright/board';
import type { Told } from '@tablewright/robotariat-rules';

export const sounds = soundsOf<Told>({
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
});
