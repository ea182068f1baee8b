// What somebody is asked, in one to three sentences.

import type { Question } from '@tablewright/kernel';
import { destinationOf, type Rate } from '../content/people.ts';
import type { View } from '../view.ts';
import { GRADUATED, SOLD } from '../state.ts';
import { count, listed, mine } from './say.ts';

export function prompt(view: View, { about }: Question): string {
  const me = mine(view);
  switch (about) {
    case 'action':
      return action(view);
    case 'pears':
      return 'Stolen Pears: from whom do you take up to 2 Money?';
    case 'offering':
      return offering(view);
    case 'fog':
      return 'Mental Fog: which Life Card do you discard? It has no effect any more, wherever it lies.';
    case 'officer':
      return 'Ask an Officer: which lane do you look into? Everybody sees which one; only you see the number.';
    case 'withdraw':
      return withdraw(view);
    case 'cross':
      return `You have ${me.assurance} Assurance. ${papers(view)} Which lane do you choose?`;
    default:
      return 'What do you do?';
  }
}

function action(view: View): string {
  const me = mine(view);
  const frame = view.now.at(-1);
  const tried = frame?.stage === 'action' ? frame.tried : 0;
  const first = [
    ...(me.inCollege && (tried & GRADUATED) === 0 ? ['try to graduate'] : []),
    ...(me.documents.length + me.connections.length > 0 && (tried & SOLD) === 0 ? ['sell a card'] : []),
  ];
  const before = first.length === 0 ? '' : ` Before that you may ${listed(first)}.`;
  return `Your turn: you have ${me.money} Money. Take one card, or go to college.${before}`;
}

function offering(view: View): string {
  const frame = view.now.at(-1);
  const price = frame?.stage === 'offering' ? frame.price : 4;
  return `How much do you give? Every ${price} Money bring 1 Assurance. You have ${mine(view).money} Money.`;
}

function rateWords({ each, brings }: Rate, thing: string): string {
  return `${each} ${thing} bring ${brings}`;
}

function withdraw(view: View): string {
  const me = mine(view);
  const to = destinationOf(me.destination);
  const rates = [
    rateWords(to.money, 'Money'),
    rateWords(to.documents, 'Documents'),
    rateWords(to.connections, 'Connections'),
  ];
  const held = [
    `${me.money} Money`,
    count(me.documents.length, 'Document'),
    count(me.connections.length, 'Connection'),
  ];
  return `You are at the border of ${to.name}: ${listed(rates)} Assurance. You hold ${listed(held)}. What do you trade?`;
}

function papers(view: View): string {
  const me = mine(view);
  const missing = [...(me.passports === 0 ? ['Passport'] : []), ...(me.tickets === 0 ? ['Ticket'] : [])];
  return missing.length === 0
    ? 'The officer wants as many as the token says.'
    : `Without a ${missing.join(' and a ')} you cannot get in, but you have to draw a token.`;
}
