// Words that every sentence uses: who, how much, which card.

import type { Seat } from '@tablewright/kernel';
import { type Card, cardOf } from '../content/cards.ts';
import { LIFE_CARDS, type LifeCard } from '../content/life.ts';
import { NATIONALITIES } from '../content/people.ts';
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

export function isForSale({ kind }: Card): boolean {
  return kind === 'document' || kind === 'connection';
}
