// Words that every sentence uses: who, how much, which card.

import type { Seat } from '@tablewright/kernel';
import { type Card, cardOf } from '../content/cards.ts';
import type { Loss } from '../content/border.ts';
import { LIFE_CARDS, type LifeCard, SCREENING } from '../content/life.ts';
import { destinationOf, NATIONALITIES } from '../content/people.ts';
import type { PlayerView, View } from '../view.ts';

/** Of these nobody says 'a French' or 'a Japanese': alone the word would mean the whole nation. */
const ADJECTIVES: readonly string[] = ['NAT-FR', 'NAT-JP'];

/** What a player is called where nobody's name is known: 'the Canadian', 'the French player', or 'you'. */
export function who(view: View, seat: Seat): string {
  if (seat === view.me) return 'you';
  const { nationality } = view.players[seat]!;
  const { id, name } = NATIONALITIES.find((one) => one.id === nationality)!;
  return ADJECTIVES.includes(id) ? `the ${name} player` : `the ${name}`;
}

/** The seat that a sentence is for; a spectator is asked nothing. */
export function mySeat({ me }: View): Seat {
  return me === 'spectator' ? 0 : me;
}

export function mine(view: View): PlayerView {
  return view.players[mySeat(view)]!;
}

export function nameOf(card: string): string {
  return cardOf(card).name;
}

/** EMI-321 A card with two titles, one for each of its two copies, goes by the one that it was or will be activated as. */
export function titleOf(card: string, as: 'first' | 'second'): string {
  const titles = nameOf(card).split(' / ');
  return as === 'first' ? titles[0]! : titles.at(-1)!;
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
  return losses.map(({ because, lost }) => `${lost} for ${reasonOf(because)}`).join(', ');
}

function reasonOf(because: string): string {
  if (because === SCREENING) return `the unpaid ${nameOf(because)}`;
  return because.startsWith('DES-') ? destinationOf(because).name : nameOf(because);
}

/** EMI-506 How much of what is due is really lost: '3', '1 of the 3 due', 'nothing of the 3 due'. */
export function lostWords(taken: number, due: number): string {
  return taken === due ? String(due) : `${taken === 0 ? 'nothing' : taken} of the ${due} due`;
}

export function isForSale({ kind }: Card): boolean {
  return kind === 'document' || kind === 'connection';
}
