import {
  activate,
  adjust,
  damage,
  deadZone,
  discardTo,
  draw,
  each,
  lasting,
  newDisplay,
  raid,
  refreshEnemies,
  relocate,
  riotMarkers,
  shuffleChips,
  voteOtherLeader,
} from '../vocabulary.ts';
import type { EventCard } from './card.ts';

// EX (content ledger, section 4).

export const EX: readonly EventCard[] = [
  {
    id: 'E-EX-01',
    name: 'Powder Keg',
    stack: 3,
    provenance: 'reconstructed',
    type: 'ex',
    effects: [riotMarkers],
    says: {
      effects:
        'The outermost yellow space on each side of the Riot Bar is red from now on. If it is so already: Morale −2.',
    },
  },
  {
    id: 'E-EX-02',
    name: 'Collapsing Blocks',
    stack: 3,
    provenance: 'reconstructed',
    type: 'ex',
    effects: [deadZone('roll'), deadZone('roll')],
    says: { effects: 'Twice: roll the white dice; a Spawn Location of that number is destroyed.' },
  },
  {
    id: 'E-EX-03',
    name: 'Code Lockdown',
    stack: 3,
    provenance: 'reconstructed',
    type: 'ex',
    effects: [newDisplay, lasting('programCost')],
    says: { effects: 'The 3 displayed Programs are replaced. Buying a Program costs 1 more for the rest of the game.' },
  },
  {
    id: 'E-EX-04',
    name: 'Empty Pockets',
    stack: 3,
    provenance: 'reconstructed',
    type: 'ex',
    effects: [each('all', discardTo('it', 3))],
    says: { effects: 'Each player discards down to 3 Influence cards.' },
  },
  {
    id: 'E-EX-05',
    name: 'Palace Coup',
    stack: 3,
    provenance: 'reconstructed',
    type: 'ex',
    effects: [voteOtherLeader],
    says: {
      effects:
        'A New Leader vote is held; the present Leader cannot be elected. If nobody else can be, the Leader stays.',
    },
  },
  {
    id: 'E-EX-06',
    name: 'Night of Knives',
    stack: 3,
    provenance: 'reconstructed',
    type: 'ex',
    effects: [each('chars', damage('it', 1)), raid(1)],
    says: { effects: 'Each character loses 1 Health. Roll for 1 new Enemy.' },
  },
  {
    id: 'E-EX-07',
    name: 'Arms Race',
    stack: 3,
    provenance: 'reconstructed',
    type: 'ex',
    effects: [adjust('apex', 1), adjust('deus', 1)],
    says: { effects: 'Apex +1. Deus +1.' },
  },
  {
    id: 'E-EX-08',
    name: 'Hive Surge',
    stack: 3,
    provenance: 'reconstructed',
    type: 'ex',
    effects: [refreshEnemies, activate],
    says: {
      effects: 'Every Enemy on the board except Deus regains full Health. Roll the orange die and activate that Area.',
    },
  },
  {
    id: 'E-EX-09',
    name: 'Data Storm',
    stack: 3,
    provenance: 'reconstructed',
    type: 'ex',
    effects: [shuffleChips, each('all', draw('it', 'gen', 1))],
    says: {
      effects:
        'All Data Chips on boards are gathered and shuffled; each slot that held one gets one back. Each player draws 1 general card.',
    },
  },
  {
    id: 'E-EX-10',
    name: 'Shockwave',
    stack: 3,
    provenance: 'reconstructed',
    type: 'ex',
    effects: [each('chars', relocate)],
    says: {
      effects: 'Each character is put into an Area rolled with the orange die; nobody who is detained or at 0 Health.',
    },
  },
];
