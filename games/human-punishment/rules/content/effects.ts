// What a card does, as a tree of plain data (content ledger, section 0). Each kind of effect has one handler in
// stages/effects.ts; `codeOf` (code.ts) writes a tree in the ledger's own notation, so that the two cannot part.

export const BARS = ['riot', 'morale', 'resource', 'security', 'threat', 'apex', 'deus', 'guard'] as const;
export type Bar = (typeof BARS)[number];

export const ENEMY_TYPES = ['tank', 'sniper', 'soldier', 'crawler', 'thief'] as const;
export type EnemyType = (typeof ENEMY_TYPES)[number];

/** Somebody who is known without asking; `it` is who is looped over or was just picked. */
export type Who = 'self' | 'active' | 'leader' | 'general' | 'it';
export type Picker = Exclude<Who, 'it'>;
export type Among = 'any' | 'other' | 'otherFree' | 'hasChip' | 'detained' | 'inArea' | 'inRange';
/** One player (a character for heal, cure and free) whom somebody picks. */
export interface Picked {
  readonly pick: Picker;
  readonly among: Among;
}
export type Target = Who | Picked;

export type EnemyFilter = 'nonElite' | 'inRange' | 'nearKuro' | 'any';
export type Deck = 'own' | 'gen';
/** `J` Junkyard, `M` Med Center. */
export type AreaCode = '1' | '2' | '3' | '4' | '5' | '6' | 'J' | 'M';
export type Stat = 'move' | 'draw' | 'red' | 'shield' | 'maxHealth' | 'handLimit' | 'programLimit' | 'ap' | 'range';
export type AttackStat = 'value' | 'red' | 'strength' | 'damage' | 'all';
export type Need =
  | 'area1'
  | 'area6'
  | 'areaJ'
  | 'freeSlot'
  | 'resource3'
  | 'kuroOnBoard'
  | 'deusWithKuro'
  | 'otherFree';
export type Peeked =
  | 'sectorTop'
  | 'sectorTops'
  | 'network'
  | 'junkyard'
  | 'chipOf'
  | 'objectiveOf'
  | 'loyaltyOf'
  | 'handOf'
  | 'unusedLoyalty';

export type Effects = readonly Effect[];

export type Effect =
  | { readonly does: 'adjust'; readonly bar: Bar; readonly by: number }
  | { readonly does: 'calm'; readonly by: number }
  | { readonly does: 'raid'; readonly times: number }
  /** a number is a Spawn Location */
  | { readonly does: 'spawn'; readonly type: EnemyType; readonly where: 'roll' | 'red1' | number }
  | { readonly does: 'activate' }
  | { readonly does: 'refreshEnemies' }
  | { readonly does: 'kill'; readonly count: number; readonly filter: EnemyFilter; readonly who: Picker }
  | { readonly does: 'hitEnemy'; readonly damage: number; readonly filter: EnemyFilter; readonly who: Picker }
  /** rolled by the white dice, or picked by somebody */
  | { readonly does: 'deadZone'; readonly by: 'roll' | Picker }
  | { readonly does: 'supply'; readonly count: number; readonly here: boolean }
  | { readonly does: 'trap'; readonly count: number }
  | { readonly does: 'damage'; readonly to: Target; readonly by: number; readonly min1: boolean }
  | { readonly does: 'heal'; readonly to: Target; readonly by: number | 'full' }
  | { readonly does: 'wound'; readonly to: Target; readonly count: number }
  | { readonly does: 'cure'; readonly to: Target; readonly count: number }
  | { readonly does: 'draw'; readonly to: Target; readonly deck: Deck; readonly count: number }
  | { readonly does: 'program'; readonly to: Target; readonly count: number }
  | { readonly does: 'takeDisplay'; readonly to: Target; readonly count: number }
  | { readonly does: 'swapPrograms'; readonly to: Target; readonly more: number }
  | {
      readonly does: 'discard';
      readonly to: Target;
      readonly kind: 'influence' | 'program';
      readonly count: number;
      readonly how: 'choice' | 'random';
    }
  | { readonly does: 'discardTo'; readonly to: Target; readonly count: number }
  | { readonly does: 'steal'; readonly from: Target; readonly to: Who; readonly count: number }
  | { readonly does: 'detain'; readonly to: Target }
  | { readonly does: 'free'; readonly to: Target }
  | { readonly does: 'place'; readonly to: Who; readonly areas: readonly AreaCode[] }
  | { readonly does: 'relocate' }
  | { readonly does: 'ap'; readonly by: number }
  | { readonly does: 'move'; readonly by: number }
  | { readonly does: 'mod'; readonly stat: Stat; readonly by: number }
  | { readonly does: 'attackMod'; readonly stat: AttackStat; readonly by: number }
  | { readonly does: 'checkCard'; readonly way: 'toward' | 'against' | 'chosenSign'; readonly value: number }
  | { readonly does: 'checkMod'; readonly by: number }
  | { readonly does: 'checkRemove'; readonly count: number }
  | { readonly does: 'checkZero'; readonly what: 5 | 'extremes' }
  | { readonly does: 'wantedFree' }
  | { readonly does: 'reroll' }
  | { readonly does: 'cancel'; readonly what: 'enemyAttack' | 'wounds' | 'event' }
  /** `of`: whose chip, Objective, loyalty card or hand; null where nobody's is looked at */
  | {
      readonly does: 'peek';
      readonly by: Who;
      readonly what: Peeked;
      readonly of: Target | null;
      readonly count: number | 'whole';
    }
  | { readonly does: 'bury' }
  | { readonly does: 'junkTop'; readonly sector: number; readonly count: number }
  | { readonly does: 'takeJunk' }
  | { readonly does: 'removeJunk' }
  | { readonly does: 'chipToJunk' }
  | { readonly does: 'swapChip'; readonly to: Target }
  | { readonly does: 'swapTier' }
  | { readonly does: 'shuffleChips' }
  | { readonly does: 'voteLeader'; readonly excludeCurrent: boolean }
  | { readonly does: 'ex' }
  | { readonly does: 'riotMarkers' }
  | { readonly does: 'newDisplay' }
  | { readonly does: 'lasting'; readonly what: 'programCost' | 'noInfluence' }
  | { readonly does: 'destroyKuro' }
  | { readonly does: 'reviveKuro' }
  | { readonly does: 'none' }
  | { readonly does: 'each'; readonly of: 'all' | 'chars'; readonly then: Effects }
  | {
      readonly does: 'if';
      readonly bar: 'riot' | 'morale';
      readonly zone: 'yellow';
      readonly then: Effects;
      readonly otherwise: Effects;
    }
  | { readonly does: 'choose'; readonly who: Picker; readonly between: readonly Effects[] }
  | { readonly does: 'need'; readonly what: Need }
  | { readonly does: 'may'; readonly who: Picker; readonly then: Effects }
  | { readonly does: 'contagious'; readonly per: 'char' | 'player' | 'once'; readonly then: Effects };

export type Does = Effect['does'];

/** Where an item comes from: printed in the rulebook, follows from it, or is ours. */
export type Provenance = 'stated' | 'implied' | 'reconstructed';
