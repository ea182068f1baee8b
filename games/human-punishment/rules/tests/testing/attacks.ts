import { NONE, type EnemyAttackFrame } from '../../state.ts';

/** An Enemy on this place attacks, nothing of it has happened yet. */
export function attackFrom(place: number, area: number, more: Partial<EnemyAttackFrame> = {}): EnemyAttackFrame {
  return {
    stage: 'enemyAttack',
    place,
    area,
    step: 0,
    targets: 0,
    now: NONE,
    declared: 0,
    cancelled: 0,
    entered: NONE,
    blue: 0,
    answer: NONE,
    ...more,
  };
}
