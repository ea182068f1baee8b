// oxlint-disable unicorn/no-thenable -- effects are plain data and never awaited; `then` is what happens in a loop or branch
import type {
  AreaCode,
  Among,
  AttackStat,
  Bar,
  Deck,
  Effect,
  Effects,
  EnemyFilter,
  EnemyType,
  Need,
  Peeked,
  Picked,
  Picker,
  Stat,
  Target,
  Who,
} from './effects.ts';

// The words of the content ledger (0.3) as functions, so that a card reads here as it reads there.

export const adjust = (bar: Bar, by: number): Effect => ({ does: 'adjust', bar, by });
export const calm = (by: number): Effect => ({ does: 'calm', by });
export const raid = (times: number): Effect => ({ does: 'raid', times });
export const spawn = (type: EnemyType, where: 'roll' | 'red1' | number): Effect => ({ does: 'spawn', type, where });
export const activate: Effect = { does: 'activate' };
export const refreshEnemies: Effect = { does: 'refreshEnemies' };
export const kill = (count: number, filter: EnemyFilter, who: Picker): Effect => ({ does: 'kill', count, filter, who });
export const hitEnemy = (damage: number, filter: EnemyFilter, who: Picker): Effect => ({
  does: 'hitEnemy',
  damage,
  filter,
  who,
});
export const deadZone = (by: 'roll' | Picker): Effect => ({ does: 'deadZone', by });
export const supply = (count: number): Effect => ({ does: 'supply', count, here: false });
export const supplyHere: Effect = { does: 'supply', count: 1, here: true };
export const trap = (count: number): Effect => ({ does: 'trap', count });
export const damage = (to: Target, by: number): Effect => ({ does: 'damage', to, by, min1: false });
export const hurt = (to: Target, by: number): Effect => ({ does: 'damage', to, by, min1: true });
export const heal = (to: Target, by: number | 'full'): Effect => ({ does: 'heal', to, by });
export const wound = (to: Target, count: number): Effect => ({ does: 'wound', to, count });
export const cure = (to: Target, count: number): Effect => ({ does: 'cure', to, count });
export const draw = (to: Target, deck: Deck, count: number): Effect => ({ does: 'draw', to, deck, count });
export const program = (to: Target, count: number): Effect => ({ does: 'program', to, count });
export const takeDisplay = (to: Target, count: number): Effect => ({ does: 'takeDisplay', to, count });
export const swapPrograms = (to: Target, more: number): Effect => ({ does: 'swapPrograms', to, more });
export const discard = (
  to: Target,
  kind: 'influence' | 'program',
  count: number,
  how: 'choice' | 'random',
): Effect => ({ does: 'discard', to, kind, count, how });
export const discardTo = (to: Target, count: number): Effect => ({ does: 'discardTo', to, count });
export const steal = (from: Target, to: Who, count: number): Effect => ({ does: 'steal', from, to, count });
export const detain = (to: Target): Effect => ({ does: 'detain', to });
export const free = (to: Target): Effect => ({ does: 'free', to });
export const place = (to: Who, ...areas: readonly AreaCode[]): Effect => ({ does: 'place', to, areas });
export const relocate: Effect = { does: 'relocate' };
export const ap = (by: number): Effect => ({ does: 'ap', by });
export const move = (by: number): Effect => ({ does: 'move', by });
export const mod = (stat: Stat, by: number): Effect => ({ does: 'mod', stat, by });
export const attackMod = (stat: AttackStat, by: number): Effect => ({ does: 'attackMod', stat, by });
export const checkCard = (way: 'toward' | 'against' | 'chosenSign', value: number): Effect => ({
  does: 'checkCard',
  way,
  value,
});
export const checkMod = (by: number): Effect => ({ does: 'checkMod', by });
export const checkRemove = (count: number): Effect => ({ does: 'checkRemove', count });
export const checkZero = (what: 5 | 'extremes'): Effect => ({ does: 'checkZero', what });
export const reroll: Effect = { does: 'reroll' };
export const cancel = (what: 'enemyAttack' | 'wounds' | 'event'): Effect => ({ does: 'cancel', what });
export const peek = (by: Who, what: Peeked, count: number): Effect => ({ does: 'peek', by, what, of: null, count });
export const peekAt = (by: Who, what: Peeked, of: Target, count: number | 'whole'): Effect => ({
  does: 'peek',
  by,
  what,
  of,
  count,
});
export const bury: Effect = { does: 'bury' };
export const junkTop = (sector: number, count: number): Effect => ({ does: 'junkTop', sector, count });
export const takeJunk: Effect = { does: 'takeJunk' };
export const removeJunk: Effect = { does: 'removeJunk' };
export const chipToJunk: Effect = { does: 'chipToJunk' };
export const swapChip = (to: Target): Effect => ({ does: 'swapChip', to });
export const swapTier: Effect = { does: 'swapTier' };
export const shuffleChips: Effect = { does: 'shuffleChips' };
export const voteLeader: Effect = { does: 'voteLeader', excludeCurrent: false };
export const voteOtherLeader: Effect = { does: 'voteLeader', excludeCurrent: true };
export const ex: Effect = { does: 'ex' };
export const riotMarkers: Effect = { does: 'riotMarkers' };
export const newDisplay: Effect = { does: 'newDisplay' };
export const lasting = (what: 'programCost' | 'noInfluence'): Effect => ({ does: 'lasting', what });
export const destroyKuro: Effect = { does: 'destroyKuro' };
export const reviveKuro: Effect = { does: 'reviveKuro' };
export const none: Effect = { does: 'none' };
export const each = (of: 'all' | 'chars', ...then: Effects): Effect => ({ does: 'each', of, then });
export const ifYellow = (bar: 'riot' | 'morale', then: Effects, otherwise: Effects): Effect => ({
  does: 'if',
  bar,
  zone: 'yellow',
  then,
  otherwise,
});
export const choose = (who: Picker, ...between: readonly Effects[]): Effect => ({ does: 'choose', who, between });
export const need = (what: Need): Effect => ({ does: 'need', what });
export const may = (who: Picker, ...then: Effects): Effect => ({ does: 'may', who, then });
export const contagious = (per: 'char' | 'player' | 'once', ...then: Effects): Effect => ({
  does: 'contagious',
  per,
  then,
});

/** Somebody picks one player (or character) among those named. */
export const pick = (by: Picker, among: Among): Picked => ({ pick: by, among });
