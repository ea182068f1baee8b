import type { Effects, Provenance } from './effects.ts';
import { adjust, attackMod, calm, choose, cure, draw, heal, move, peek, pick, program } from './vocabulary.ts';

// Jayden's seven All-Rounder cards (content ledger, section 2).

export interface AllRounder {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly effects: Effects;
  readonly provenance: Provenance;
}

function card(id: string, name: string, text: string, ...effects: Effects): AllRounder {
  return { id, name, text, effects, provenance: 'reconstructed' };
}

const SOMEBODY_NEAR = pick('self', 'inRange');

export const ALL_ROUNDERS: readonly AllRounder[] = [
  card('AR-1', 'Sprinter', 'Gain 2 movement this turn.', move(2)),
  card(
    'AR-2',
    'Marksman',
    'Your next attack this turn: you may play 1 more red card, and your Strength is 1 higher.',
    attackMod('red', 1),
    attackMod('strength', 1),
  ),
  card(
    'AR-3',
    'Medic',
    'Restore one character in your range, you included, to full Health; or remove 1 of its Wounds.',
    choose('self', [heal(SOMEBODY_NEAR, 'full')], [cure(SOMEBODY_NEAR, 1)]),
  ),
  card('AR-4', 'Hacker', 'Draw 1 Program.', program('self', 1)),
  card(
    'AR-5',
    'Diplomat',
    'Riot moves 3 steps toward 0; or Morale +2.',
    choose('self', [calm(3)], [adjust('morale', 2)]),
  ),
  card(
    'AR-6',
    'Engineer',
    'Apex +1 or −1, or Deus +1 or −1.',
    choose('self', [adjust('apex', 1)], [adjust('apex', -1)], [adjust('deus', 1)], [adjust('deus', -1)]),
  ),
  card(
    'AR-7',
    'Analyst',
    'Draw 2 general cards, and look at the top Data Chip of one Sector.',
    draw('self', 'gen', 2),
    peek('self', 'sectorTop', 1),
  ),
];
