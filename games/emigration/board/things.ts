import type { Json, OptionWords } from '@tablewright/kernel';
import {
  cardOf,
  type Deed,
  type Paper,
  PAPER_NAMES,
  type Place,
  placeIndex,
  PLACES,
} from '@tablewright/emigration-rules/content';
import type { Player, ScreenProps } from './props.ts';

// The things on the desk that can be touched, by the ids that the rules give them. One thing may offer several deeds (buy or
// cash; pay or skip). The log and the lessons point at things too, and flights go from one to the other.

/** A thing, read off its id. */
export type Thing =
  | { readonly kind: 'card'; readonly seat: number; readonly place: Place }
  | { readonly kind: 'paper'; readonly paper: Paper }
  | { readonly kind: 'extra'; readonly paper: Paper; readonly seat: number }
  | { readonly kind: 'stash'; readonly card: string }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'lane'; readonly lane: number }
  | { readonly kind: 'college' }
  | { readonly kind: 'career' };

/** null for whatever else a lesson may point at. */
export function thingOf(id: string): Thing | null {
  const [kind, first = '', second = ''] = id.split(':');
  const place = PLACES.find((one) => one === second);
  const paper = PAPER_NAMES.find((one) => one === first);
  switch (kind) {
    case 'card':
      return place === undefined ? null : { kind, seat: Number(first), place };
    case 'paper':
      return paper === undefined ? null : { kind, paper };
    case 'extra':
      return paper === undefined ? null : { kind, paper, seat: Number(second) };
    case 'stash':
      return first === '' ? null : { kind, card: first };
    case 'seat':
      return { kind, seat: Number(first) };
    case 'lane':
      return { kind, lane: Number(first) };
    case 'college':
    case 'career':
      return { kind };
    default:
      return null;
  }
}

/** Where deeds lie that have no thing of their own on the desk: the end of a turn. */
export const NO_THING = '';

/** What is offered on a turn, by the thing that is taken. */
export function offersOf(
  deeds: readonly Deed[],
  option: (deed: Deed) => OptionWords,
): ReadonlyMap<string, readonly Deed[]> {
  return Map.groupBy(deeds, (deed) => option(deed).about[0] ?? NO_THING);
}

/** What can be taken into the hand to look at, also while nothing is asked. */
export function canBeLifted(id: string): boolean {
  const kind = thingOf(id)?.kind;
  return kind !== undefined && kind !== 'seat' && kind !== 'lane';
}

/** Touched, but not on offer: about which answer the game is asked why not; null where the touch tries nothing. */
export function triedAt(
  about: NonNullable<ScreenProps['question']>['about'],
  id: string,
  players: readonly Player[],
): Json | null {
  const thing = thingOf(id);
  if (thing === null) return null;
  switch (about) {
    case 'action':
      return deedTried(thing, players);
    case 'fog':
      return thing.kind === 'stash' ? thing.card : thing.kind === 'card' ? cardIn(thing, players) : null;
    case 'pears':
      return thing.kind === 'seat' ? thing.seat : null;
    case 'officer':
    case 'cross':
      return thing.kind === 'lane' ? thing.lane : null;
    case 'offering':
    case 'withdraw':
      return null;
  }
}

function cardIn({ seat, place }: Extract<Thing, { kind: 'card' }>, players: readonly Player[]): string | null {
  return players[seat]?.layout[placeIndex(place)] ?? null;
}

function deedTried(thing: Thing, players: readonly Player[]): Deed | null {
  switch (thing.kind) {
    case 'card': {
      const card = cardIn(thing, players) ?? 'down';
      const priced = card === 'down' || cardOf(card).price > 0;
      return { act: priced ? 'buy' : 'activate', from: thing.seat, place: thing.place };
    }
    case 'paper':
      return { act: 'pay', paper: thing.paper };
    case 'extra':
      return { act: 'scalp', paper: thing.paper, from: thing.seat };
    case 'stash':
      return { act: 'sell', card: thing.card };
    case 'career':
      return { act: 'graduate' };
    case 'college':
      return { act: 'college' };
    case 'seat':
    case 'lane':
      return null;
  }
}
