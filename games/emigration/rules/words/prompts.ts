// What somebody is asked, in one to three sentences.

import { choicesIn, type QuestionOf, type Words } from '@tablewright/kernel';
import { count, listed, say } from '@tablewright/kernel/words';
import type { Deed } from '../content/deeds.ts';
import { LIFE_CARDS } from '../content/life.ts';
import { destinationOf } from '../content/people.ts';
import type { Told } from '../events.ts';
import type { Answers } from '../stages/index.ts';
import type { View } from '../view.ts';
import { tradeForecast } from '../outlook/border.ts';
import { connectionsOf, lifeCard, lossReasons, mine, nameOf } from './say.ts';

export const prompt: Words<View, Told, Answers>['prompt'] = {
  action,
  pears,
  offering,
  fog: () => say`Mental Fog: which Life Card do you discard, if any? It has no effect any more, wherever it lies.`,
  officer: () => say`Ask an Officer: which lane do you look into? Everybody sees which one; only you see the number.`,
  withdraw,
  cross: (view) => say`You have ${mine(view).assurance} Assurance. ${papers(view)} Which lane do you choose?`,
};

/** What can be done now is said by the question itself: it may be college alone, or nothing. */
function action(view: View, { domain }: QuestionOf<Answers, 'action'>): string {
  const acts = new Set(choicesIn(domain).map(({ act }) => act));
  const first = [
    ...(acts.has('graduate') ? [say`try to graduate`] : []),
    ...(acts.has('sell') ? [say`sell a card`] : []),
  ];
  const turn = say`Your turn: you have ${mine(view).money} Money.`;
  if (acts.has('forfeit')) {
    return `${turn} ${say`You can neither take a card nor go to college now. You may ${listed(first)}; otherwise your turn ends.`}`;
  }
  const before = first.length === 0 ? [] : [say`Before that you may ${listed(first)}.`];
  return [turn, required(acts), ...before].join(' ');
}

function required(acts: ReadonlySet<Deed['act']>): string {
  if (!TAKES.some((act) => acts.has(act))) return say`You can take no card now, so you go to college.`;
  return acts.has('college') ? say`Take one card, or go to college.` : say`Take one card.`;
}

const TAKES: readonly Deed['act'][] = ['buy', 'discard', 'activate', 'pay', 'skip', 'scalp'];

/** EMI-312 The card takes what it can get; chosen is only from whom. */
function pears(view: View): string {
  const frame = view.now.at(-1);
  const card = LIFE_CARDS.find(({ effects }) => effects.some((effect) => effect.do === 'rob'))!;
  const most = frame?.stage === 'pears' ? frame.most : 2;
  return say`${card.name}: from whom do you take ${most} Money, or all there is if it is less? You keep the card, and it costs you ${card.keeps?.guilt ?? 0} Assurance at the border.`;
}

function offering(view: View): string {
  const frame = view.now.at(-1);
  const { price, most } = frame?.stage === 'offering' ? frame : { price: 4, most: 1 };
  const rates = Array.from({ length: most }, (_, i) => say`${price * (i + 1)} Money bring ${i + 1} Assurance`);
  const asks =
    most === 1 ? say`Do you pay ${price} Money for 1 Assurance?` : say`How much do you pay? ${listed(rates)}.`;
  return `${offeringCard(price, most)}${asks} ${say`You have ${mine(view).money} Money.`}`;
}

/** The Life Card that asks: the one with this price and this limit. */
function offeringCard(price: number, most: number): string {
  const asking = LIFE_CARDS.find(({ effects }) =>
    effects.some((effect) => effect.do === 'offering' && effect.price === price && effect.most === most),
  );
  return asking === undefined ? '' : `${asking.name}: `;
}

function withdraw(view: View): string {
  const me = mine(view);
  const to = destinationOf(me.destination);
  const rates = [
    say`${to.money.each} Money bring ${to.money.brings}`,
    say`${to.documents.each} Documents bring ${to.documents.brings}`,
    say`${to.connections.each} Connections bring ${to.connections.brings}`,
  ];
  const held = [
    say`${me.money} Money`,
    count(me.documents.length, 'Document'),
    count(me.connections.length, 'Connection'),
    ...me.life
      .filter((id) => lifeCard(id).keeps?.connections !== undefined)
      .map((id) => say`${nameOf(id)}, which counts as a Connection`),
  ];
  return [
    say`You are at the border of ${to.name}: ${listed(rates)} Assurance.`,
    say`You hold ${listed(held)}.`,
    ...dueWords(view),
    say`What do you trade?`,
  ].join(' ');
}

const NO_SETS = { money: 0, documents: 0, connections: 0 };

/** EMI-504, EMI-505 What will be lost, whatever is traded; the minimum of the Destination in its own words. */
function dueWords(view: View): string[] {
  const me = mine(view);
  const frame = view.now.at(-1);
  const { lost, losses } = tradeForecast(me, view.policies, NO_SETS, frame?.stage === 'withdraw' ? frame.lost : 0);
  if (lost === 0) return [];
  const reasons = losses.map((loss) => (loss.because === me.destination ? lackWords(view) : lossReasons([loss])));
  return [say`After the trade you lose ${lost} Assurance, or all that you have if it is less: ${reasons.join(', ')}.`];
}

function lackWords(view: View): string {
  const me = mine(view);
  const { documentMinimum, connectionMinimum } = destinationOf(me.destination);
  const connections = connectionsOf(me).length;
  return [
    ...(documentMinimum !== null && me.documents.length < documentMinimum.fewerThan
      ? [say`${documentMinimum.loses} for fewer than ${count(documentMinimum.fewerThan, 'Document')}`]
      : []),
    ...(connectionMinimum !== null && connections < connectionMinimum.fewerThan
      ? [say`${connectionMinimum.loses} for fewer than ${count(connectionMinimum.fewerThan, 'Connection')}`]
      : []),
  ].join(', ');
}

function papers(view: View): string {
  const { passports, tickets } = mine(view);
  if (passports > 0 && tickets > 0) return say`The officer wants as many as the token says.`;
  if (passports > 0) return say`Without a Ticket you cannot get in, but you have to draw a token.`;
  return tickets > 0
    ? say`Without a Passport you cannot get in, but you have to draw a token.`
    : say`Without a Passport and a Ticket you cannot get in, but you have to draw a token.`;
}
