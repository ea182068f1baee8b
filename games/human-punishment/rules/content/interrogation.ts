import type { Effects, Provenance } from './effects.ts';
import { adjust, discard, removeJunk, wound } from './vocabulary.ts';

// The Interrogation cards (content ledger, section 9). Every task stands under at least two factions, so that doing one
// proves nothing.

export interface Interrogation {
  readonly id: string;
  readonly name: string;
  /** by faction */
  readonly tasks: readonly Effects[];
  /** what each faction reads */
  readonly says: readonly string[];
  readonly provenance: Provenance;
}

interface Task {
  readonly effects: Effects;
  readonly says: string;
}

const DISCARD_CARDS: Task = {
  effects: [discard('self', 'influence', 3, 'choice')],
  says: 'Discard 3 Influence cards of your choice.',
};
const DISCARD_PROGRAM: Task = {
  effects: [discard('self', 'program', 1, 'choice')],
  says: 'Discard 1 Program of your choice.',
};
const TAKE_WOUND: Task = { effects: [wound('self', 1)], says: 'Take 1 Wound.' };
const LOWER_APEX: Task = { effects: [adjust('apex', -1)], says: 'Apex −1.' };
const LOWER_DEUS: Task = { effects: [adjust('deus', -1)], says: 'Deus −1.' };
const LOWER_THREAT: Task = { effects: [adjust('threat', -1)], says: 'Threat −1.' };
const LOWER_MORALE: Task = { effects: [adjust('morale', -2)], says: 'Morale −2.' };
const REMOVE_CHIP: Task = {
  effects: [removeJunk],
  says: 'Remove 1 Data Chip of the Junkyard from the game, unseen.',
};

/** The tasks that there are. */
export const TASKS: readonly Task[] = [
  DISCARD_CARDS,
  DISCARD_PROGRAM,
  TAKE_WOUND,
  LOWER_APEX,
  LOWER_DEUS,
  LOWER_THREAT,
  LOWER_MORALE,
  REMOVE_CHIP,
];

function card(id: string, name: string, human: Task, machine: Task, fallen: Task, legion: Task): Interrogation {
  const tasks = [human, machine, fallen, legion];
  return {
    id,
    name,
    tasks: tasks.map(({ effects }) => effects),
    says: tasks.map(({ says }) => says),
    provenance: 'reconstructed',
  };
}

export const INTERROGATIONS: readonly Interrogation[] = [
  card('IR-1', 'Bright Lamp', DISCARD_CARDS, TAKE_WOUND, DISCARD_CARDS, TAKE_WOUND),
  card('IR-2', 'Confession', LOWER_APEX, LOWER_DEUS, REMOVE_CHIP, LOWER_THREAT),
  card('IR-3', 'Plea Bargain', REMOVE_CHIP, LOWER_THREAT, LOWER_DEUS, LOWER_APEX),
  card('IR-4', 'Strip Search', DISCARD_PROGRAM, DISCARD_CARDS, DISCARD_PROGRAM, DISCARD_CARDS),
  card('IR-5', 'Public Shaming', LOWER_MORALE, LOWER_MORALE, LOWER_MORALE, LOWER_MORALE),
];
