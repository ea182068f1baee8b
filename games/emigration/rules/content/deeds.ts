import { CARDS, FIRST_LIFE, type Paper, PAPER_NAMES } from './cards.ts';
import { type Place, PLACES } from './places.ts';

// What can be done on a turn. Every deed there can be is made once, because an offer is made of them at every decision.

const MOST_SEATS = 6;
const SEATS = Array.from({ length: MOST_SEATS }, (_, seat) => seat);

/** With the card at a place in the layout of a seat. */
type Taking<A extends string> = { readonly act: A; readonly from: number; readonly place: Place };
/** With the public deck of a paper. */
type FromDeck<A extends string> = { readonly act: A; readonly paper: Paper };

export type Deed =
  | Taking<'buy'>
  | Taking<'discard'>
  | Taking<'activate'>
  | FromDeck<'pay'>
  | FromDeck<'skip'>
  /** with the extra paper of a seat */
  | { readonly act: 'scalp'; readonly paper: Paper; readonly from: number }
  /** with a card of the own stash, by its id */
  | { readonly act: 'sell'; readonly card: string }
  | { readonly act: 'college' }
  | { readonly act: 'graduate' }
  | { readonly act: 'forfeit' };

export type DeedOf<A extends Deed['act']> = A extends A ? Extract<Deed, { readonly act: A }> : never;

function atEveryPlace<T>(make: (from: number, place: Place) => T): readonly T[] {
  return SEATS.flatMap((from) => PLACES.map((place) => make(from, place)));
}

/** By seat · 14 + place. */
export const BUY = atEveryPlace((from, place): DeedOf<'buy'> => ({ act: 'buy', from, place }));
export const DISCARD = atEveryPlace((from, place): DeedOf<'discard'> => ({ act: 'discard', from, place }));
export const ACTIVATE = atEveryPlace((from, place): DeedOf<'activate'> => ({ act: 'activate', from, place }));

function byPaper<T>(make: (paper: Paper) => T): Readonly<Record<Paper, T>> {
  return { passport: make(PAPER_NAMES[0]), ticket: make(PAPER_NAMES[1]) };
}

export const PAY = byPaper((paper): DeedOf<'pay'> => ({ act: 'pay', paper }));
export const SKIP = byPaper((paper): DeedOf<'skip'> => ({ act: 'skip', paper }));
/** by seat */
export const SCALP = byPaper((paper) => SEATS.map((from): DeedOf<'scalp'> => ({ act: 'scalp', paper, from })));
/** by card */
export const SELL = CARDS.slice(0, FIRST_LIFE).map(({ id }): DeedOf<'sell'> => ({ act: 'sell', card: id }));
export const COLLEGE: DeedOf<'college'> = { act: 'college' };
export const GRADUATE: DeedOf<'graduate'> = { act: 'graduate' };
export const FORFEIT: DeedOf<'forfeit'> = { act: 'forfeit' };

/** All there are. */
export const DEEDS: readonly Deed[] = [
  ...BUY,
  ...DISCARD,
  ...ACTIVATE,
  ...PAPER_NAMES.flatMap((paper) => [PAY[paper], SKIP[paper], ...SCALP[paper]]),
  ...SELL,
  COLLEGE,
  GRADUATE,
  FORFEIT,
];

const FORMER = new Map<string, Deed>(DEEDS.map((deed) => [Object.values(deed).join(':'), deed]));

/** A deed as records wrote it before it had parts: 'buy:1:D3', 'pay:ticket', 'scalp:ticket:2', 'sell:DOC-05', 'college'. */
export function formerDeed(written: unknown): Deed | undefined {
  return typeof written === 'string' ? FORMER.get(written) : undefined;
}
