import type { Effects, Provenance } from './effects.ts';
import { need, peek, peekAt, pick } from './vocabulary.ts';
import type { WindowId } from './windows.ts';

// The Recon cards (content ledger, section 7): six types, to be used after the Human Phase.

export interface Recon {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  readonly timing: 'own' | 'any';
  /** where `any` allows it */
  readonly windows: readonly WindowId[];
  readonly text: string;
  readonly effects: Effects;
  readonly provenance: Provenance;
}

const ANY_TIME: readonly WindowId[] = ['W1', 'W3', 'W6', 'W7'];

export const RECON: readonly Recon[] = [
  {
    id: 'R-1',
    name: 'Sector Survey',
    copies: 2,
    timing: 'own',
    windows: [],
    text: 'In Area 1: look at up to 3 Data Chips in all from the tops of the Sectors. They go back in the same order.',
    effects: [need('area1'), peek('self', 'sectorTops', 3)],
    provenance: 'reconstructed',
  },
  {
    id: 'R-2',
    name: 'Port Scan',
    copies: 2,
    timing: 'own',
    windows: [],
    text: 'In Area 6: look at one face-down Data Chip in the Network.',
    effects: [need('area6'), peek('self', 'network', 1)],
    provenance: 'reconstructed',
  },
  {
    id: 'R-3',
    name: 'Motive',
    copies: 2,
    timing: 'own',
    windows: [],
    text: 'Look at one Objective of another player.',
    effects: [peekAt('self', 'objectiveOf', pick('self', 'other'), 1)],
    provenance: 'reconstructed',
  },
  {
    id: 'R-4',
    name: 'Pat-Down',
    copies: 2,
    timing: 'own',
    windows: [],
    text: 'Look at one Data Chip carried by a character in your Area.',
    effects: [peekAt('self', 'chipOf', pick('self', 'inArea'), 1)],
    provenance: 'reconstructed',
  },
  {
    id: 'R-5',
    name: 'Card Sharp',
    copies: 2,
    timing: 'any',
    windows: ANY_TIME,
    text: 'Look at the whole hand of another player.',
    effects: [peekAt('self', 'handOf', pick('self', 'other'), 'whole')],
    provenance: 'reconstructed',
  },
  {
    id: 'R-6',
    name: 'Closed File',
    copies: 2,
    timing: 'any',
    windows: ANY_TIME,
    text: 'Look at one Loyalty card that is not in play.',
    effects: [peek('self', 'unusedLoyalty', 1)],
    provenance: 'reconstructed',
  },
];

export const RECON_COPIES: readonly number[] = RECON.map(({ copies }) => copies);
export const RECON_COST = 5; // HPB-460
