// An answer as a record shows it: short, and readable beside the question's name.

import type { Json } from '@tablewright/kernel';
import { count } from '@tablewright/kernel/words';
import { CARDS, PAPERS } from '../content/cards.ts';
import { type Deed, deedOf } from '../content/deeds.ts';
import { nameOf } from './say.ts';

export function answer(about: string, value: Json, names: readonly string[]): string {
  switch (about) {
    case 'action': {
      const deed = typeof value === 'string' ? deedOf(value) : undefined;
      return deed === undefined ? JSON.stringify(value) : deedWords(deed, names);
    }
    case 'pears':
      return typeof value === 'number' ? (names[value] ?? `seat ${value}`) : JSON.stringify(value);
    case 'offering':
      return value === 0 ? 'nothing' : `${value as number} Money`;
    case 'fog':
      return value === 'none' ? 'nothing' : nameOf(value as string);
    case 'officer':
    case 'cross':
      return `lane ${value as number}`;
    case 'withdraw':
      return setWords(value as string[][]);
    default:
      return JSON.stringify(value);
  }
}

function deedWords(deed: Deed, names: readonly string[]): string {
  switch (deed.act) {
    case 'buy':
    case 'discard':
    case 'activate':
      return `${deed.act} ${deed.place} of ${names[deed.from] ?? `seat ${deed.from}`}`;
    case 'pay':
      return `buy a ${PAPERS[deed.paper].name}`;
    case 'skip':
      return `skip for a ${PAPERS[deed.paper].name}`;
    case 'scalp':
      return `buy the ${PAPERS[deed.paper].name} of ${names[deed.from] ?? `seat ${deed.from}`}`;
    case 'sell':
      return `sell ${CARDS[deed.card]!.name}`;
    case 'college':
    case 'graduate':
    case 'forfeit':
      return deed.act;
  }
}

function setWords(sets: readonly (readonly string[])[]): string {
  return sets.length === 0 ? 'nothing' : sets.map((set) => held(set.length, set[0])).join(', ');
}

function held(n: number, item: string | undefined): string {
  if (item === 'money') return `${n} Money`;
  return count(n, item === 'document' ? 'Document' : 'Connection');
}
