import type { Effects, Provenance } from './effects.ts';
import { ap, attackMod, chipToJunk, discard, hitEnemy, lasting, move, program } from './vocabulary.ts';

// The Supply Boxes (content ledger, section 10): weapons and other items, and Traps.

export interface Box {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  /** lies open at HQ and goes back there when used (HPB-334) */
  readonly hq: boolean;
  readonly trap: boolean;
  /** used with an attack; all other items are used in the own Action Phase */
  readonly weapon: boolean;
  /** at HQ (HPB-450) */
  readonly price: number | null;
  readonly text: string;
  readonly effects: Effects;
  readonly provenance: Provenance;
}

export const PISTOL = 0;
export const RIFLE_HQ = 1;
export const RIFLE = 2;
export const LAUNCHER = 3;
export const COMPANION = 4;
export const LASER = 5;
/** the first of the four */
export const TRAPS = 6;
export const SHOCK_CHARGE = 6;
export const WORM = 7;
export const MAGNET = 8;
export const MUTE_COLLAR = 9;

const ITEM = { hq: false, trap: false, weapon: false, price: null, provenance: 'stated' } as const;
const WEAPON = { ...ITEM, weapon: true } as const;
/** a name is ours */
const TRAP = { ...ITEM, copies: 1, trap: true, provenance: 'reconstructed' } as const;

const RIFLE_CARD = {
  name: 'Rifle',
  copies: 1,
  text: 'Discard it with an attack: your combat value is 3 higher, and a success deals 2 more damage.',
  effects: [attackMod('value', 3), attackMod('damage', 2)],
} as const;

export const BOXES: readonly Box[] = [
  {
    ...WEAPON,
    id: 'pistol',
    name: 'Pistol',
    copies: 2,
    hq: true,
    price: 4,
    text: 'Discard it with an attack: your combat value is 2 higher, and a success deals 1 more damage. Draw 1 Program.',
    effects: [attackMod('value', 2), attackMod('damage', 1), program('self', 1)],
  },
  { ...WEAPON, ...RIFLE_CARD, id: 'rifle-hq', hq: true, price: 6 },
  { ...WEAPON, ...RIFLE_CARD, id: 'rifle' },
  {
    ...WEAPON,
    id: 'launcher',
    name: 'Rocket Launcher',
    copies: 1,
    text: 'Discard it with an attack: your combat value is 3 higher, and a success hits all Enemies in range and deals 1 more damage to each. Draw 1 Program.',
    effects: [attackMod('value', 3), attackMod('all', 1), attackMod('damage', 1), program('self', 1)],
  },
  {
    ...ITEM,
    id: 'companion',
    name: 'Companion',
    copies: 2,
    text: 'Discard it in your Action Phase: gain 1 movement and 1 Action Point in this phase.',
    effects: [move(1), ap(1)],
  },
  {
    ...ITEM,
    id: 'laser',
    name: 'Laser',
    copies: 1,
    text: 'Discard it in your Action Phase: deal 2 damage to one Enemy anywhere on the board.',
    effects: [hitEnemy(2, 'any', 'self')],
  },
  {
    ...TRAP,
    id: 'T-1',
    name: 'Shock Charge',
    text: 'You discard 3 Influence cards at random.',
    effects: [discard('self', 'influence', 3, 'random')],
  },
  {
    ...TRAP,
    id: 'T-2',
    name: 'Worm',
    text: 'You discard 1 Program of your choice.',
    effects: [discard('self', 'program', 1, 'choice')],
  },
  {
    ...TRAP,
    id: 'T-3',
    name: 'Magnet',
    text: 'Your character that took the box puts 1 of its Data Chips face-down into the Junkyard.',
    effects: [chipToJunk],
  },
  {
    ...TRAP,
    id: 'T-4',
    name: 'Mute Collar',
    text: 'You may play no Influence card while the next Event is resolved.',
    effects: [lasting('noInfluence')],
  },
];

export const BOX_IDS: readonly string[] = BOXES.map(({ id }) => id);
export const BOX_COPIES: readonly number[] = BOXES.map(({ copies }) => copies);

/** HPB-008 The face-down stack at the start: every item that is not at HQ. */
export const SUPPLY_STACK: readonly number[] = BOXES.flatMap(({ hq, trap, copies }, box) =>
  hq || trap ? [] : Array.from({ length: copies }, () => box),
);
