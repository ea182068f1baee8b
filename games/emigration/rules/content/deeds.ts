import { CARDS, FIRST_LIFE, type Paper, PAPER_NAMES } from './cards.ts';
import { PLACES, type Place } from './places.ts';

// What can be said on a turn, as text: 'buy:1:D3' (the card at D3 in the layout of seat 1), 'discard:0:D1', 'activate:0:D1',
// 'pay:ticket', 'skip:ticket', 'scalp:ticket:2' (from seat 2), 'college', 'graduate', 'sell:DOC-05', 'forfeit'.

const MOST_SEATS = 6;
const SEATS = Array.from({ length: MOST_SEATS }, (_, seat) => seat);

export type Deed =
  | { readonly act: 'buy' | 'discard' | 'activate'; readonly from: number; readonly place: Place; readonly at: number }
  | { readonly act: 'pay' | 'skip'; readonly paper: Paper }
  | { readonly act: 'scalp'; readonly paper: Paper; readonly from: number }
  | { readonly act: 'sell'; readonly card: number }
  | { readonly act: 'college' }
  | { readonly act: 'graduate' }
  | { readonly act: 'forfeit' };

const DEEDS = new Map<string, Deed>();

function named(text: string, deed: Deed): string {
  DEEDS.set(text, deed);
  return text;
}

function taking(act: 'buy' | 'discard' | 'activate'): readonly string[] {
  return SEATS.flatMap((from) => PLACES.map((place, at) => named(`${act}:${from}:${place}`, { act, from, place, at })));
}

/** By seat · 14 + place: made once, because an offer is made of them at every decision. */
export const BUY = taking('buy');
export const DISCARD = taking('discard');
export const ACTIVATE = taking('activate');

function byPaper<T>(make: (paper: Paper) => T): Readonly<Record<Paper, T>> {
  return { passport: make(PAPER_NAMES[0]), ticket: make(PAPER_NAMES[1]) };
}

export const PAY = byPaper((paper) => named(`pay:${paper}`, { act: 'pay', paper }));
export const SKIP = byPaper((paper) => named(`skip:${paper}`, { act: 'skip', paper }));
/** by seat */
export const SCALP = byPaper((paper) =>
  SEATS.map((from) => named(`scalp:${paper}:${from}`, { act: 'scalp', paper, from })),
);
/** by card */
export const SELL = CARDS.slice(0, FIRST_LIFE).map(({ id }, card) => named(`sell:${id}`, { act: 'sell', card }));
export const COLLEGE = named('college', { act: 'college' });
export const GRADUATE = named('graduate', { act: 'graduate' });
export const FORFEIT = named('forfeit', { act: 'forfeit' });

/** What an option of a turn says; undefined for anything else. */
export function deedOf(option: string): Deed | undefined {
  return DEEDS.get(option);
}
