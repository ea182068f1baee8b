import type { AreaId } from './content/board.ts';
import type { FaceId } from './content/faces.ts';

// What can be done in an Action Phase and in a window, as data. Pieces are seats; Kuro is the piece behind the last seat.

export const DICE = ['orange', 'red', 'white1', 'white2', 'pink'] as const;
export type DieName = (typeof DICE)[number];

/** A card or power that may be used at this moment (HPB-114). */
export type ClaimAct =
  | { act: 'pass' }
  /** a face-down Program: carried out, or laid open if it has charges or stays */
  | { act: 'program'; card: string }
  | { act: 'charge'; card: string }
  | { act: 'star'; card: FaceId }
  | { act: 'useRecon'; piece: number }
  | { act: 'sacrifice' }
  | { act: 'reroll'; die: DieName };

/** `piece`: who does it, a character or Kuro. */
export type ActionAct =
  | Exclude<ClaimAct, { act: 'pass' } | { act: 'reroll' }>
  | { act: 'end' }
  | { act: 'move'; piece: number; to: AreaId }
  | { act: 'attack'; piece: number; at: string }
  | { act: 'sector'; piece: number; sector: 1 | 3 }
  | { act: 'share'; piece: number; partner: number }
  | { act: 'riot'; piece: number; sign: 1 | -1 }
  | { act: 'morale'; piece: number }
  | { act: 'resource'; piece: number }
  | { act: 'chance'; piece: number }
  | { act: 'buy'; card: string }
  | { act: 'buyUnseen' }
  | { act: 'nexus'; piece: number }
  | { act: 'censure'; seat: number }
  | { act: 'newLeader'; piece: number }
  | { act: 'weapon'; box: 'pistol' | 'rifle-hq' }
  | { act: 'recon'; piece: number }
  | { act: 'deliver'; piece: number }
  | { act: 'escape'; sign: 1 | -1 }
  | { act: 'interrogation' }
  | { act: 'pardon'; seat: number }
  | { act: 'drop'; piece: number; slot: 0 | 1 | 'both' }
  | { act: 'look'; piece: number }
  | { act: 'destroy'; piece: number }
  | { act: 'treat' }
  | { act: 'treatWithCards' }
  | { act: 'heal'; piece: number }
  | { act: 'care'; piece: number }
  | { act: 'allRounder'; card: string }
  | { act: 'takeBack' }
  | { act: 'bleed' }
  | { act: 'arm'; box: 'pistol' | 'rifle-hq' }
  /** the n-th box of those that may be taken here */
  | { act: 'box'; piece: number; box: number }
  | { act: 'item' }
  | { act: 'panelMove' }
  | { act: 'panelAttack'; at: string }
  | { act: 'transfer' };

/** Cards are put down one by one. */
export type CardAct = { act: 'card'; card: FaceId } | { act: 'done' };
