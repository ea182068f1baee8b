// An answer as a record shows it: short, and readable beside the question's name.

import type { Words } from '@tablewright/kernel';
import { count, say } from '@tablewright/kernel/words';
import { PAPERS } from '../content/cards.ts';
import type { Deed } from '../content/deeds.ts';
import type { Told } from '../events.ts';
import type { Answers } from '../stages/index.ts';
import type { View } from '../view.ts';
import { nameOf } from './say.ts';

export const answer: Words<View, Told, Answers>['answer'] = {
  action: deedWords,
  pears: (seat, names) => nameAt(seat, names),
  offering: (money) => (money === 0 ? say`nothing` : say`${money} Money`),
  fog: (card) => (card === 'none' ? say`nothing` : nameOf(card)),
  officer: (lane) => say`lane ${lane}`,
  withdraw: setWords,
  cross: (lane) => say`lane ${lane}`,
};

function nameAt(seat: number, names: readonly string[]): string {
  return names[seat] ?? say`seat ${seat}`;
}

function deedWords(deed: Deed, names: readonly string[]): string {
  switch (deed.act) {
    case 'buy':
      return say`buy ${deed.place} of ${nameAt(deed.from, names)}`;
    case 'discard':
      return say`discard ${deed.place} of ${nameAt(deed.from, names)}`;
    case 'activate':
      return say`activate ${deed.place} of ${nameAt(deed.from, names)}`;
    case 'pay':
      return say`buy a ${PAPERS[deed.paper].name}`;
    case 'skip':
      return say`skip for a ${PAPERS[deed.paper].name}`;
    case 'scalp':
      return say`buy the ${PAPERS[deed.paper].name} of ${nameAt(deed.from, names)}`;
    case 'sell':
      return say`sell ${nameOf(deed.card)}`;
    case 'college':
      return say`college`;
    case 'graduate':
      return say`graduate`;
    case 'forfeit':
      return say`forfeit`;
  }
}

function setWords(sets: readonly (readonly string[])[]): string {
  return sets.length === 0 ? say`nothing` : sets.map((set) => held(set.length, set[0])).join(', ');
}

function held(n: number, item: string | undefined): string {
  if (item === 'money') return say`${n} Money`;
  return item === 'document' ? count(n, 'Document') : count(n, 'Connection');
}
