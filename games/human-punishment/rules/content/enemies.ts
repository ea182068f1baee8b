import { ENEMY_TYPES, type EnemyType, type Provenance } from './effects.ts';

// The Enemies (content ledger, section 11). A kind of Enemy is `type * 3 + level - 1`.

export const TANK = 0;
export const SNIPER = 1;
export const SOLDIER = 2;
export const CRAWLER = 3;
export const THIEF = 4;

export const LEVELS = 3;

export interface Enemy {
  readonly type: EnemyType;
  readonly level: number;
  readonly health: number;
  readonly strength: number;
  /** how many red cards it turns up when it attacks */
  readonly redCards: number;
  readonly shield: number;
  readonly range: number;
  /** how many of this type and Level there are */
  readonly markers: number;
  readonly provenance: Provenance;
}

type Row = readonly [health: number, strength: number, redCards: number, shield: number];

function levels(
  type: EnemyType,
  range: number,
  markers: number,
  provenance: Provenance,
  rows: readonly Row[],
): Enemy[] {
  return rows.map(([health, strength, redCards, shield], index) => ({
    type,
    level: index + 1,
    health,
    strength,
    redCards,
    shield,
    range,
    markers,
    provenance,
  }));
}

export const ENEMIES: readonly Enemy[] = [
  ...levels('tank', 0, 2, 'implied', [
    [1, 1, 1, 3],
    [2, 1, 2, 3],
    [3, 2, 2, 3],
  ]),
  ...levels('sniper', 1, 2, 'stated', [
    [1, 1, 1, 2],
    [1, 1, 2, 3],
    [2, 2, 2, 3],
  ]),
  ...levels('soldier', 0, 3, 'implied', [
    [1, 1, 1, 2],
    [2, 1, 2, 2],
    [2, 2, 2, 3],
  ]),
  ...levels('crawler', 0, 3, 'implied', [
    [1, 1, 1, 2],
    [2, 1, 2, 2],
    [3, 1, 2, 2],
  ]),
  ...levels('thief', 0, 2, 'stated', [
    [1, 1, 1, 1],
    [2, 1, 2, 2],
    [2, 1, 2, 3],
  ]),
];

export const ENEMY_NAMES: Readonly<Record<EnemyType, string>> = {
  tank: 'Tank',
  sniper: 'Sniper',
  soldier: 'Soldier',
  crawler: 'Crawler',
  thief: 'Thief',
};

export const ENEMY_TEXTS: Readonly<Record<EnemyType, string>> = {
  tank: 'Attacks every character in its Area; each defends alone.',
  sniper: 'Also attacks into the Areas next to its own.',
  soldier: 'Attacks one character in its Area.',
  crawler: 'Starts on Red 1 and walks the red path. When it reaches the Network, Security falls by 1.',
  thief:
    'Does no damage, but sends a Data Chip to the Junkyard. Also acts when somebody with a Data Chip enters its Area.',
};

/** HPB-500 Every Enemy defends itself with one card. */
export const ENEMY_DEFENCE_CARDS = 1;

/** HPB-520 By the face of the red die, less 1: the type that appears, or nothing. */
export const RED_DIE: readonly (number | null)[] = [
  TANK,
  SNIPER,
  SOLDIER,
  SOLDIER,
  CRAWLER,
  CRAWLER,
  THIEF,
  THIEF,
  null,
  null,
  null,
  null,
];

/** HPB-501 The order of the Levels in a stack: at first, after the Human Phase, after the Machine Phase. */
export const LEVEL_ORDERS: readonly (readonly number[])[] = [
  [1, 2, 3],
  [2, 3, 1],
  [3, 2, 1],
];

/** Apex and Deus; their Health is their bar. */
export const ELITE = { health: 9, strength: 2, redCards: 2, shield: 3 } as const;

export function enemyKind(type: number, level: number): number {
  return type * LEVELS + level - 1;
}

export function typeOf(kind: number): number {
  return Math.floor(kind / LEVELS);
}

export function levelOf(kind: number): number {
  return (kind % LEVELS) + 1;
}

export const ENEMY_KINDS = ENEMY_TYPES.length * LEVELS;
