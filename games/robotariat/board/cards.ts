import type { CardBook } from '@tablewright/board';
import { STATED } from '@tablewright/kernel/words';
import { CHARACTERS, OBJECTIVES, objectiveText, SABOTAGES, UPGRADES } from '@tablewright/robotariat-rules/content';

/** Everything that is printed on cards. What an objective asks for depends on the players: here it is told for four. */
export const cards: CardBook = {
  decks: [
    {
      id: 'upgrades',
      name: 'Upgrades',
      says: 'They work for their owner for the rest of the game.',
      colour: '#b8862b',
      cards: UPGRADES.map(({ id, name, text, provenance }) => ({ id, name, text, provenance })),
    },
    {
      id: 'sabotages',
      name: 'Sabotages',
      says: 'Played once; some do more for Reputation.',
      colour: '#c8102e',
      cards: SABOTAGES.map(({ id, name, text, extra, provenance }) => ({
        id,
        name,
        text,
        ...(extra !== null && { rows: [[`For ${extra.cost} Reputation`, extra.text]] as const }),
        provenance,
      })),
    },
    {
      id: 'characters',
      name: 'Characters',
      colour: '#1b1b1b',
      cards: CHARACTERS.map(({ id, name, ability }) => ({ id, name, text: ability, provenance: STATED })),
    },
    {
      id: 'objectives',
      name: 'Objectives',
      says: 'Secret. What they ask for with four players.',
      colour: '#7a6a4f',
      cards: OBJECTIVES.map(({ id, name, three }) => ({
        id,
        name,
        ...(!three && { kind: 'not among three players' }),
        text: objectiveText(id, 4),
        provenance: STATED,
      })),
    },
  ],
};
