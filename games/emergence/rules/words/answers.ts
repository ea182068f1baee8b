// An answer as a record shows it: short, and readable beside the question's name.

import type { Words } from '@tablewright/kernel';
import { count, say } from '@tablewright/kernel/words';
import { selectionParts } from '../content/selections.ts';
import type { Told } from '../events.ts';
import type { Answers } from '../stages/index.ts';
import type { View } from '../view.ts';
import { actionWord, colourOfData, setWords } from './say.ts';

/** All that the others see of a sealed answer before it is opened. */
const SEALED = say`sealed`;
const UNDERSTOOD = say`understood`;
const NOTHING = say`nothing`;

export const answer: Words<View, Told, Answers>['answer'] = {
  briefing: (understood: Answers['briefing'] | null) => (understood === null ? SEALED : UNDERSTOOD),
  select: (selection: Answers['select'] | null) => (selection === null ? SEALED : selectWords(selection)),
  move: (tile) => tile,
  action: (deed) => (deed === 'nothing' ? NOTHING : actionWord(deed)),
  compile: (sets) => (sets.length === 0 ? NOTHING : sets.map(setWords).join(', ')),
  boost: tileOrNothing,
  teleport: tileOrNothing,
  replenish: (type) => (type === 'nothing' ? NOTHING : colourOfData(type)),
  target: (seat, names) => (seat === 'nothing' ? say`nobody` : (names[seat] ?? say`seat ${seat}`)),
  spySeen: () => UNDERSTOOD,
  // EMG-405 Others see the amount alone.
  insert: (split: Answers['insert'] | number) =>
    typeof split === 'number' ? count(split, 'token') : splitWords(split),
};

function tileOrNothing(tile: string): string {
  return tile === 'nothing' ? NOTHING : tile;
}

function selectWords(selection: Answers['select']): string {
  const { action, face } = selectionParts(selection);
  return `${actionWord(action)} ${face}`;
}

function splitWords({ ai, human }: Answers['insert']): string {
  return say`${ai} A.I., ${human} Human`;
}
