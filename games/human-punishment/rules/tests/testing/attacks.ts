import { attackOf } from '../../stages/enemy-attacks.ts';
import type { EnemyAttackFrame } from '../../state.ts';

/** An Enemy on this place attacks; nothing of it has happened yet, unless said so. */
export function attackFrom(place: number, area: number, more: Partial<EnemyAttackFrame> = {}): EnemyAttackFrame {
  return { ...attackOf(place, area), ...more };
}
