// What somebody is asked, in one to three sentences.

import { choicesIn, type QuestionOf, type Words } from '@tablewright/kernel';
import { count, listed } from '@tablewright/kernel/words';
import type { Deed } from '../content/deeds.ts';
import { LIFE_CARDS } from '../content/life.ts';
import { destinationOf, type Rate } from '../content/people.ts';
import type { Told } from '../events.ts';
import type { Answers } from '../stages/index.ts';
import type { View } from '../view.ts';
import { lifeCard, mine, nameOf } from './say.ts';

export const prompt: Words<View, Told, Answers>['prompt'] = {
  action,
  pears: () =>
    'Stolen Pears: from whom do you take up to 2 Money? You keep the card, and it costs you 1 Assurance at the border.',
  offering,
  fog: () => 'Mental Fog: which Life Card do you discard, if any? It has no effect any more, wherever it lies.',
  officer: () => 'Ask an Officer: which lane do you look into? Everybody sees which one; only you see the number.',
  withdraw,
  cross: (view) => `You have ${mine(view).assurance} Assurance. ${papers(view)} Which lane do you choose?`,
};

/** What can be done now is said by the question itself: it may be college alone, or nothing. */
function action(view: View, { domain }: QuestionOf<Answers, 'action'>): string {
  const acts = new Set(choicesIn(domain).map(({ act }) => act));
  const first = [...(acts.has('graduate') ? ['try to graduate'] : []), ...(acts.has('sell') ? ['sell a card'] : [])];
  const turn = `Your turn: you have ${mine(view).money} Money.`;
  if (acts.has('forfeit')) {
    return `${turn} There is nothing you can take. You may ${listed(first)}; otherwise your turn ends.`;
  }
  const before = first.length === 0 ? '' : ` Before that you may ${listed(first)}.`;
  const college = acts.has('college');
  const takes = TAKES.some((act) => acts.has(act));
  const required = takes ? `Take one card${college ? ', or go to college' : ''}.` : 'All you can do is go to college.';
  return `${turn} ${required}${before}`;
}

const TAKES: readonly Deed['act'][] = ['buy', 'discard', 'activate', 'pay', 'skip', 'scalp'];

function offering(view: View): string {
  const frame = view.now.at(-1);
  const { price, most } = frame?.stage === 'offering' ? frame : { price: 4, most: 1 };
  const asks =
    most === 1
      ? `Do you pay ${price} Money for 1 Assurance?`
      : `Every ${price} Money bring 1 Assurance, ${price * most} at most. How much do you pay?`;
  return `${offeringCard(price, most)}${asks} You have ${mine(view).money} Money.`;
}

/** The Life Card that asks: the one with this price and this limit. */
function offeringCard(price: number, most: number): string {
  const asking = LIFE_CARDS.find(({ effects }) =>
    effects.some((effect) => effect.do === 'offering' && effect.price === price && effect.most === most),
  );
  return asking === undefined ? '' : `${asking.name}: `;
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
    ...me.life
      .filter((id) => lifeCard(id).keeps?.connections !== undefined)
      .map((id) => `${nameOf(id)}, which counts as a Connection`),
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
