// What somebody is asked, in one to three sentences.

import { choicesIn, type QuestionOf, type Words } from '@tablewright/kernel';
import { count, listed } from '@tablewright/kernel/words';
import type { Deed } from '../content/deeds.ts';
import { LIFE_CARDS } from '../content/life.ts';
import { destinationOf, type Minimum, type Rate } from '../content/people.ts';
import type { Told } from '../events.ts';
import type { Answers } from '../stages/index.ts';
import type { View } from '../view.ts';
import { tradeForecast } from '../outlook/border.ts';
import { connectionsOf, lifeCard, lossReasons, mine, nameOf } from './say.ts';

export const prompt: Words<View, Told, Answers>['prompt'] = {
  action,
  pears,
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
    return `${turn} You can neither take a card nor go to college now. You may ${listed(first)}; otherwise your turn ends.`;
  }
  const before = first.length === 0 ? '' : ` Before that you may ${listed(first)}.`;
  const college = acts.has('college');
  const takes = TAKES.some((act) => acts.has(act));
  const required = takes
    ? `Take one card${college ? ', or go to college' : ''}.`
    : 'You can take no card now, so you go to college.';
  return `${turn} ${required}${before}`;
}

const TAKES: readonly Deed['act'][] = ['buy', 'discard', 'activate', 'pay', 'skip', 'scalp'];

/** EMI-312 The card takes what it can get; chosen is only from whom. */
function pears(view: View): string {
  const frame = view.now.at(-1);
  const card = LIFE_CARDS.find(({ effects }) => effects.some((effect) => effect.do === 'rob'))!;
  const most = frame?.stage === 'pears' ? frame.most : 2;
  const costs = `it costs you ${card.keeps?.guilt ?? 0} Assurance at the border`;
  return `${card.name}: from whom do you take ${most} Money, or all there is if it is less? You keep the card, and ${costs}.`;
}

function offering(view: View): string {
  const frame = view.now.at(-1);
  const { price, most } = frame?.stage === 'offering' ? frame : { price: 4, most: 1 };
  const rates = Array.from({ length: most }, (_, i) => `${price * (i + 1)} Money bring ${i + 1} Assurance`);
  const asks = most === 1 ? `Do you pay ${price} Money for 1 Assurance?` : `How much do you pay? ${listed(rates)}.`;
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
  return `You are at the border of ${to.name}: ${listed(rates)} Assurance. You hold ${listed(held)}.${dueWords(view)} What do you trade?`;
}

const NO_SETS = { money: 0, documents: 0, connections: 0 };

/** EMI-504, EMI-505 What will be lost, whatever is traded; the minimum of the Destination in its own words. */
function dueWords(view: View): string {
  const me = mine(view);
  const frame = view.now.at(-1);
  const { lost, losses } = tradeForecast(me, view.policies, NO_SETS, frame?.stage === 'withdraw' ? frame.lost : 0);
  if (lost === 0) return '';
  const reasons = losses.map((loss) => (loss.because === me.destination ? lackWords(view) : lossReasons([loss])));
  return ` After the trade you lose ${lost} Assurance, or all that you have if it is less: ${reasons.join(', ')}.`;
}

function lackWords(view: View): string {
  const me = mine(view);
  const { documentMinimum, connectionMinimum } = destinationOf(me.destination);
  const connections = connectionsOf(me).length;
  return [
    ...lack(documentMinimum, me.documents.length, 'Document'),
    ...lack(connectionMinimum, connections, 'Connection'),
  ].join(', ');
}

function lack(minimum: Minimum | null, held: number, thing: string): string[] {
  if (minimum === null || held >= minimum.fewerThan) return [];
  return [`${minimum.loses} for fewer than ${count(minimum.fewerThan, thing)}`];
}

function papers(view: View): string {
  const me = mine(view);
  const missing = [...(me.passports === 0 ? ['Passport'] : []), ...(me.tickets === 0 ? ['Ticket'] : [])];
  return missing.length === 0
    ? 'The officer wants as many as the token says.'
    : `Without a ${missing.join(' and a ')} you cannot get in, but you have to draw a token.`;
}
