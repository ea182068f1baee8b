// An answer as a record shows it: short, and readable beside the question's name.

import type { Json } from '@tablewright/kernel';
import { count } from '@tablewright/kernel/words';
import { colourOfData, selectionParts, setWords } from './say.ts';
import { DATA, type Data } from '../content/types.ts';

export function answer(about: string, value: Json, names: readonly string[]): string {
  if (value === null) return 'sealed'; // all that the others see of it before it is opened
  switch (about) {
    case 'select': {
      const { action, face } = selectionParts(value as string);
      return `${action} ${face}`;
    }
    case 'target':
      return typeof value === 'number' ? (names[value] ?? `seat ${value}`) : 'nobody';
    case 'replenish':
      return DATA.some((type) => type === value) ? colourOfData(value as Data) : 'nothing';
    case 'compile': {
      const sets = value as Data[][];
      return sets.length === 0 ? 'nothing' : sets.map(setWords).join(', ');
    }
    case 'insert':
      return typeof value === 'number' ? count(value, 'token') : splitWords(value as { ai: number; human: number });
    default:
      return typeof value === 'string' ? value : JSON.stringify(value);
  }
}

function splitWords({ ai, human }: { ai: number; human: number }): string {
  return `${ai} A.I., ${human} Human`;
}
