import type { Question } from '@tablewright/board';
import { cardOf, type Deed, deedOf, type Paper, type Place, PLACES } from '@tablewright/emigration-rules/content';
import type { Player } from './props.ts';

// A spot is a thing on the desk that can be touched: one spot may offer several deeds (buy or cash; pay or skip). The log
// and the lessons point at spots too, and flights go from one to the other.

export const cardSpot = (seat: number, place: string): string => `card:${seat}:${place}`;
export const paperSpot = (paper: Paper): string => `paper:${paper}`;
export const extraSpot = (paper: Paper, seat: number): string => `extra:${paper}:${seat}`;
export const stashSpot = (card: string): string => `stash:${card}`;
export const seatSpot = (seat: number): string => `seat:${seat}`;
export const laneSpot = (lane: number): string => `lane:${lane}`;
export const COLLEGE = 'college';
export const CAREER = 'career';
export const FORFEIT = 'forfeit';
export const BANK = 'bank';
export const DISCARDS = 'discards';

function spotOfDeed(deed: Deed, text: string): string {
  switch (deed.act) {
    case 'buy':
    case 'discard':
    case 'activate':
      return cardSpot(deed.from, deed.place);
    case 'pay':
    case 'skip':
      return paperSpot(deed.paper);
    case 'scalp':
      return extraSpot(deed.paper, deed.from);
    case 'sell':
      return stashSpot(text.slice('sell:'.length));
    case 'college':
      return COLLEGE;
    case 'graduate':
      return CAREER;
    case 'forfeit':
      return FORFEIT;
  }
}

/** Where on the desk an option of a turn lies; null for anything else. */
export function spotOf(option: unknown): string | null {
  const deed = typeof option === 'string' ? deedOf(option) : undefined;
  return deed === undefined ? null : spotOfDeed(deed, option as string);
}

/** What is offered on a turn, by the spot where it lies. */
export function offersOf(question: Question | null): ReadonlyMap<string, readonly string[]> {
  const offers = new Map<string, string[]>();
  if (question?.about !== 'action' || question.domain.kind !== 'pick') return offers;
  for (const option of question.domain.from) {
    const spot = spotOf(option);
    if (spot === null || typeof option !== 'string') continue;
    const deeds = offers.get(spot);
    if (deeds === undefined) offers.set(spot, [option]);
    else deeds.push(option);
  }
  return offers;
}

export function placeIn(spot: string): { readonly seat: number; readonly place: Place } | null {
  const [kind, seat, name] = spot.split(':');
  const place = PLACES.find((one) => one === name);
  return kind === 'card' && place !== undefined ? { seat: Number(seat), place } : null;
}

/** What can be taken into the hand to look at, also while nothing is asked. */
export function canBeLifted(spot: string): boolean {
  return ['card', 'paper', 'extra', 'stash', COLLEGE, CAREER].includes(spot.split(':')[0] ?? '');
}

/** Touched, but not on offer: about which answer the game is asked why not; null where the touch wishes nothing. */
export function wishFor(about: string, spot: string, players: readonly Player[]): string | number | null {
  const [kind = '', first = '', second = ''] = spot.split(':');
  if (about === 'action') return kind === 'lane' || kind === 'seat' ? null : wishAt(spot, players);
  if (about === 'fog') {
    if (kind === 'stash') return first;
    return kind === 'card'
      ? (players[Number(first)]?.layout[PLACES.findIndex((place) => place === second)] ?? null)
      : null;
  }
  const wished = about === 'pears' ? 'seat' : about === 'cross' || about === 'officer' ? 'lane' : null;
  return kind === wished ? Number(first) : null;
}

function wishAt(spot: string, players: readonly Player[]): string {
  const [kind = '', first = '', second = ''] = spot.split(':');
  switch (kind) {
    case 'card': {
      const card = players[Number(first)]?.layout[PLACES.findIndex((place) => place === second)] ?? 'down';
      const priced = card === 'down' || cardOf(card).price > 0;
      return `${priced ? 'buy' : 'activate'}:${first}:${second}`;
    }
    case 'paper':
      return `pay:${first}`;
    case 'extra':
      return `scalp:${first}:${second}`;
    case 'stash':
      return `sell:${first}`;
    case CAREER:
      return 'graduate';
    default:
      return spot;
  }
}
