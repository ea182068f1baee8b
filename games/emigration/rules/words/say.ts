// Words that every sentence uses: who, how much, which card.

import { mySeat, type Seat } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { type Card, cardOf } from '../content/cards.ts';
import type { Loss } from '../content/border.ts';
import { LIFE_CARDS, type LifeCard, SCREENING } from '../content/life.ts';
import { destinationOf, type NationalityId } from '../content/people.ts';
import type { PlayerView, View } from '../view.ts';

/** By seat; empty where they are not known. */
export type Names = readonly string[];

/** Nobody says 'the French' or 'the Japanese' of one person: alone the word would mean the whole nation. */
const PEOPLE: Readonly<Record<NationalityId, string>> = {
  'NAT-BA': say`the Bosnian`,
  'NAT-BR': say`the Brazilian`,
  'NAT-CA': say`the Canadian`,
  'NAT-EG': say`the Egyptian`,
  'NAT-FR': say`the French player`,
  'NAT-IN': say`the Indian`,
  'NAT-JP': say`the Japanese player`,
  'NAT-NZ': say`the New Zealander`,
  'NAT-NG': say`the Nigerian`,
};

/** 'you', a name, or, where nobody's name is known: 'the Canadian', 'the French player'. */
export function who(view: View, seat: Seat, names: Names): string {
  return seat === view.me ? say`you` : (names[seat] ?? PEOPLE[view.players[seat]!.nationality as NationalityId]);
}

export function mine(view: View): PlayerView {
  return view.players[mySeat(view)]!;
}

export function nameOf(card: string): string {
  return cardOf(card).name;
}

/** EMI-321 A card with two titles, one for each of its two copies, goes by the one that it was or will be activated as. */
export function titleOf(card: string, as: 'first' | 'second'): string {
  return LIFE_CARDS.find(({ id }) => id === card)?.titles?.[as] ?? nameOf(card);
}

export function lifeCard(id: string): LifeCard {
  const found = LIFE_CARDS.find((card) => card.id === id);
  if (found === undefined) throw new RangeError(`There is no Life Card ${id}.`);
  return found;
}

/** EMI-341 What counts as a Connection, in the order in which it is given up. */
export function connectionsOf({ connections, life }: PlayerView): string[] {
  return [...connections, ...life.filter((id) => lifeCard(id).keeps?.connections !== undefined)];
}

/** What is lost at the border, by what demands it: '2 for the unpaid Health Screening, 3 for Canada'. */
export function lossReasons(losses: readonly Loss[]): string {
  return losses.map(({ because, lost }) => lossReason(because, lost)).join(', ');
}

function lossReason(because: string, lost: number): string {
  if (because === SCREENING) return say`${lost} for the unpaid ${nameOf(because)}`;
  return say`${lost} for ${because.startsWith('DES-') ? destinationOf(because).name : nameOf(because)}`;
}

/** EMI-506 How much of what is due is really lost: '3', '1 of the 3 due', 'nothing of the 3 due'. */
export function lostWords(taken: number, due: number): string {
  if (taken === due) return String(due);
  return taken === 0 ? say`nothing of the ${due} due` : say`${taken} of the ${due} due`;
}

export function isForSale({ kind }: Card): boolean {
  return kind === 'document' || kind === 'connection';
}
