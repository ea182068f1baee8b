// An answer as a record shows it: short, and readable beside the question's name.

import type { Words } from '@tablewright/kernel';
import { count } from '@tablewright/kernel/words';
import { PAPERS } from '../content/cards.ts';
import type { Deed } from '../content/deeds.ts';
import type { Told } from '../events.ts';
import type { Answers } from '../stages/index.ts';
import type { View } from '../view.ts';
import { nameOf } from './say.ts';

export const answer: Words<View, Told, Answers>['answer'] = {
  action: deedWords,
  pears: (seat, names) => nameAt(seat, names),
  offering: (money) => (money === 0 ? 'nothing' : `${money} Money`),
  fog: (card) => (card === 'none' ? 'nothing' : nameOf(card)),
  officer: (lane) => `lane ${lane}`,
  withdraw: setWords,
  cross: (lane) => `lane ${lane}`,
};

function nameAt(seat: number, names: readonly string[]): string {
  return names[seat] ?? `seat ${seat}`;
}

function deedWords(deed: Deed, names: readonly string[]): string {
  switch (deed.act) {
    case 'buy':
    case 'discard':
    case 'activate':
      return `${deed.act} ${deed.place} of ${nameAt(deed.from, names)}`;
    case 'pay':
      return `buy a ${PAPERS[deed.paper].name}`;
    case 'skip':
      return `skip for a ${PAPERS[deed.paper].name}`;
    case 'scalp':
      return `buy the ${PAPERS[deed.paper].name} of ${nameAt(deed.from, names)}`;
    case 'sell':
      return `sell ${nameOf(deed.card)}`;
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
