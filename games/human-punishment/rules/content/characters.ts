import type { Provenance } from './effects.ts';

// The player boards (ledger 4.5) and what is special about each character (3.9).

export const CHARACTER_IDS = ['jayden', 'feykah', 'nova', 'havoc', 'dryden', 'dee-coy'] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

export const JAYDEN = 0;
export const FEYKAH = 1;
export const NOVA = 2;
export const HAVOC = 3;
export const DRYDEN = 4;
export const DEE_COY = 5;

export interface PlayerBoard {
  readonly id: CharacterId | 'kuro';
  readonly name: string;
  readonly title: string;
  /** on the backs of the personal deck */
  readonly symbol: string;
  /** Action Points in a turn */
  readonly ap: number;
  readonly move: number;
  readonly range: number;
  readonly strength: number;
  /** how many red cards may be played with an attack */
  readonly red: number;
  readonly shield: number;
  /** how many blue cards may be played in defence */
  readonly blue: number;
  readonly health: number;
  readonly programLimit: number;
  /** cards drawn at the start of a turn */
  readonly draw: number;
  readonly handLimit: number;
  readonly advantage: string;
  readonly disadvantage: string;
  readonly special: string;
  readonly provenance: Provenance;
}

export const CHARACTERS: readonly (PlayerBoard & { readonly id: CharacterId })[] = [
  {
    id: 'jayden',
    name: 'Jayden',
    title: 'The All-Rounder',
    symbol: 'circle',
    ap: 2,
    move: 2,
    range: 0,
    strength: 1,
    red: 2,
    shield: 2,
    blue: 1,
    health: 2,
    programLimit: 2,
    draw: 3,
    handLimit: 7,
    advantage:
      'You begin with all 7 All-Rounder cards. You may play one of them in each of your turns, as a free action.',
    disadvantage: 'You have two Objectives and win only if you meet both.',
    special:
      'Once three of your Level 2 Boosts are unlocked: one time in the game, turn all played All-Rounder cards face-up again.',
    provenance: 'reconstructed',
  },
  {
    id: 'feykah',
    name: 'Feykah',
    title: 'The Machine',
    symbol: 'star',
    ap: 2,
    move: 2,
    range: 0,
    strength: 1,
    red: 2,
    shield: 2,
    blue: 1,
    health: 2,
    programLimit: 3,
    draw: 3,
    handLimit: 8,
    advantage:
      'You begin with 1 more card, and draw 1 more at the start of each turn that you begin as Leader or General. Once before each attack you may take 1 Wound: you may then play 1 more red card with it, and a success hits all Enemies in range.',
    disadvantage:
      'You draw two Loyalty cards, and must keep a Machine if you see one. For Data Chips in the Network you always draw Programs; you never unlock a Boost for them.',
    special: 'As soon as all four of your Level 1 Boosts are unlocked, draw 2 Programs.',
    provenance: 'reconstructed',
  },
  {
    id: 'nova',
    name: 'Nova',
    title: 'The Scout',
    symbol: 'hexagon',
    ap: 2,
    move: 3,
    range: 0,
    strength: 0,
    red: 2,
    shield: 1,
    blue: 1,
    health: 2,
    programLimit: 2,
    draw: 3,
    handLimit: 7,
    advantage: 'City Action 3 gives you 4 cards. When another player takes it, you may draw 1 general card.',
    disadvantage: 'You never take Scanners. Without a weapon your attacks do no damage.',
    special:
      'Your bar rises by 1 with each Boost you unlock, to at most 2. At 2, in HQ, you may take a weapon without paying; the bar falls to 0.',
    provenance: 'reconstructed',
  },
  {
    id: 'havoc',
    name: 'Havoc',
    title: 'The Fighter',
    symbol: 'cross',
    ap: 2,
    move: 2,
    range: 0,
    strength: 2,
    red: 2,
    shield: 1,
    blue: 1,
    health: 2,
    programLimit: 1,
    draw: 3,
    handLimit: 7,
    advantage: 'Draw 1 general card for each Enemy you eliminate in combat, besides the reward.',
    disadvantage: 'You may not take a Pistol in HQ.',
    special:
      'Your Combat Bar rises by 1 for each Enemy you eliminate in combat. At 2 and again at 5, unlock a Boost of the lowest Level still locked.',
    provenance: 'reconstructed',
  },
  {
    id: 'dryden',
    name: 'Dryden',
    title: 'The Medic',
    symbol: 'plus',
    ap: 2,
    move: 2,
    range: 0,
    strength: 0,
    red: 1,
    shield: 1,
    blue: 1,
    health: 2,
    programLimit: 2,
    draw: 3,
    handLimit: 7,
    advantage:
      'You begin with 2 Programs and a Pistol. As an action, restore one hurt character in range (you included) to full Health and draw 2 general cards.',
    disadvantage: 'At 0 Health you get 2 Wounds. Without a weapon your attacks do no damage.',
    special: 'Your bar rises by 1 for each character you heal. At 2 and again at 5, draw a Program.',
    provenance: 'reconstructed',
  },
  {
    id: 'dee-coy',
    name: 'Dee Coy',
    title: 'The Tracker',
    symbol: 'triangle',
    ap: 2,
    move: 2,
    range: 1,
    strength: 1,
    red: 1,
    shield: 1,
    blue: 1,
    health: 2,
    programLimit: 2,
    draw: 3,
    handLimit: 7,
    advantage:
      'Your dog Kuro is a character of his own. He acts in your Action Phase, wholly before you or wholly after you.',
    disadvantage: 'At 0 Health you are detained in the Isolation Cube. When Kuro falls to 0 Health, you get 1 Wound.',
    special: 'Once two of your Level 2 Boosts are unlocked, Kuro attacks without using his markers.',
    provenance: 'reconstructed',
  },
];

/** HPB-880 to HPB-890 The companion of Dee Coy; he holds no cards and no Programs of his own. */
export const KURO_BOARD: PlayerBoard & { readonly id: 'kuro' } = {
  id: 'kuro',
  name: 'Kuro',
  title: 'Companion of Dee Coy',
  symbol: 'triangle',
  ap: 1,
  move: 1,
  range: 0,
  strength: 1,
  red: 1,
  shield: 1,
  blue: 1,
  health: 2,
  programLimit: 0,
  draw: 0,
  handLimit: 0,
  advantage:
    'Enemies attack him last. He is never wounded and never detained, and may look at a face-down Supply Box where he enters.',
  disadvantage:
    'He takes one action or one move in a turn. He never enters the Med Center, and takes no Programs, Supply Boxes or weapons.',
  special: 'Each action turns down his marker of that Area. While it is down he can only fight there.',
  provenance: 'reconstructed',
};

/** Kuro's markers, as bits of Areas: one for each of the Areas 1 to 5 and the Junkyard (content ledger 12). */
export const KURO_MARKERS = 0b1011111;
