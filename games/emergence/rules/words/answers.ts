// An answer as a record shows it: short, and readable beside the question's name.

import type { Words } from '@tablewright/kernel';
import { count } from '@tablewright/kernel/words';
import type { Told } from '../events.ts';
import type { Answers } from '../stages/index.ts';
import type { View } from '../view.ts';
import { colourOfData, selectionParts, setWords } from './say.ts';

/** All that the others see of a sealed answer before it is opened. */
const SEALED = 'sealed';

export const answer: Words<View, Told, Answers>['answer'] = {
  briefing: (understood: Answers['briefing'] | null) => understood ?? SEALED,
  select: (selection: Answers['select'] | null) => (selection === null ? SEALED : selectWords(selection)),
  move: (tile) => tile,
  action: (deed) => deed,
  compile: (sets) => (sets.length === 0 ? 'nothing' : sets.map(setWords).join(', ')),
  boost: (tile) => tile,
  teleport: (tile) => tile,
  replenish: (type) => (type === 'nothing' ? 'nothing' : colourOfData(type)),
  target: (seat, names) => (seat === 'nothing' ? 'nobody' : (names[seat] ?? `seat ${seat}`)),
  spySeen: (understood) => understood,
  // EMG-405 Others see the amount alone.
  insert: (split: Answers['insert'] | number) =>
    typeof split === 'number' ? count(split, 'token') : splitWords(split),
};

function selectWords(selection: Answers['select']): string {
  const { action, face } = selectionParts(selection);
  return `${action} ${face}`;
}

function splitWords({ ai, human }: Answers['insert']): string {
  return `${ai} A.I., ${human} Human`;
}
