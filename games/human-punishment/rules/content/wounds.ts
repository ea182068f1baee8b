import type { Effects, Provenance } from './effects.ts';
import { adjust, contagious, discard, hurt, mod } from './vocabulary.ts';

// The Wounds (content ledger, section 8).

export interface Wound {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  /** works all the time, or when characters meet (HPB-575) */
  readonly kind: 'lasting' | 'contagious';
  readonly text: string;
  readonly effects: Effects;
  readonly provenance: Provenance;
}

function lasting(id: string, name: string, copies: number, text: string, ...effects: Effects): Wound {
  return { id, name, copies, kind: 'lasting', text, effects, provenance: 'reconstructed' };
}

function catching(id: string, name: string, text: string, ...effects: Effects): Wound {
  return { id, name, copies: 1, kind: 'contagious', text, effects, provenance: 'reconstructed' };
}

export const WOUNDS: readonly Wound[] = [
  lasting('W-01', 'Broken Leg', 2, 'You have 1 movement less, but at least 1.', mod('move', -1)),
  lasting('W-02', 'Concussion', 2, 'Draw 1 card less at the start of your turn, but at least 1.', mod('draw', -1)),
  lasting('W-03', 'Torn Shoulder', 2, 'You may play 1 red card less when you attack.', mod('red', -1)),
  lasting('W-04', 'Cracked Ribs', 2, 'Your Shield is 1 lower, but at least 0.', mod('shield', -1)),
  lasting('W-05', 'Internal Bleeding', 1, 'Your maximum Health is 1 lower, but at least 1.', mod('maxHealth', -1)),
  lasting('W-06', 'Tremor', 1, 'Your hand limit is 2 lower.', mod('handLimit', -2)),
  lasting('W-07', 'Fried Socket', 1, 'Your Program limit is 1 lower, but at least 0.', mod('programLimit', -1)),
  lasting('W-08', 'Exhaustion', 1, 'You have 1 Action Point less, but at least 1.', mod('ap', -1)),
  catching(
    'W-09',
    'Fever',
    'When you enter an Area with others, or another enters yours: you and those you meet discard 1 Influence card of choice each.',
    contagious('player', discard('it', 'influence', 1, 'choice')),
  ),
  catching(
    'W-10',
    'Nanite Rash',
    'When you enter an Area with others, or another enters yours: you and those you meet lose 1 Health each, but keep at least 1.',
    contagious('char', hurt('it', 1)),
  ),
  catching(
    'W-11',
    'Panic',
    'When you enter an Area with others, or another enters yours: Riot +1.',
    contagious('once', adjust('riot', 1)),
  ),
];

export const WOUND_COPIES: readonly number[] = WOUNDS.map(({ copies }) => copies);
