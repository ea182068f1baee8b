import { includes, only, type Seat } from '@tablewright/kernel';
import { FIRST_PAIR, type Paper, PAPERS, SCALPERS_SHARE } from '../content/cards.ts';
import type { K } from '../events.ts';
import { NOTHING, papersOf, publicOf, type State, UPSIDE_DOWN } from '../state.ts';
import { assure, hand, lose } from './bank.ts';

// Passports and Tickets: from the public decks by paying or skipping, or from somebody who holds an extra one.

/** EMI-261 */
export function scalpPrice(paper: Paper): number {
  return PAPERS[paper].price + SCALPERS_SHARE;
}

/** EMI-202, EMI-207 */
export function canPay(s: State, by: Seat, paper: Paper): boolean {
  return publicOf(s, paper) > 0 && s.money[by]! >= PAPERS[paper].price;
}

/** EMI-261, EMI-264 Whether this player could take an extra one, if anybody has it. */
export function mayScalp(s: State, by: Seat, paper: Paper): boolean {
  return papersOf(s, paper)[by] === 0 && s.money[by]! >= scalpPrice(paper);
}

/** EMI-261, EMI-264 */
export function canScalp(s: State, by: Seat, paper: Paper, from: Seat): boolean {
  return papersOf(s, paper)[from]! > 1 && mayScalp(s, by, paper); // who has one or more may not: nobody buys from oneself
}

function takeFromDeck(s: State, paper: Paper): void {
  if (paper === 'passport') s.publicPassports -= 1;
  else s.publicTickets -= 1;
}

/** Into the stash, and EMI-118 the Assurance Token for the first pair. */
function stashPaper(s: State, by: Seat, paper: Paper, k: K): void {
  papersOf(s, paper)[by]! += 1;
  if (includes(s.paired, by) || s.passports[by] === 0 || s.tickets[by] === 0) return;
  s.paired |= only(by);
  assure(s, by, FIRST_PAIR);
  k.tell({ type: 'paired', by });
}

export function payForPaper(s: State, by: Seat, paper: Paper, k: K): void {
  const { price } = PAPERS[paper];
  lose(s, by, price);
  takeFromDeck(s, paper);
  k.tell({ type: 'paper', by, paper, price, skips: false });
  stashPaper(s, by, paper, k);
}

/** EMI-203 */
export function skipForPaper(s: State, by: Seat, paper: Paper, k: K): void {
  takeFromDeck(s, paper);
  s.upsideDown[by] = UPSIDE_DOWN[paper];
  k.tell({ type: 'paper', by, paper, price: 0, skips: true });
}

/** EMI-206 In place of a turn. */
export function place(s: State, by: Seat, k: K): void {
  const paper: Paper = s.upsideDown[by] === UPSIDE_DOWN.passport ? 'passport' : 'ticket';
  s.upsideDown[by] = NOTHING;
  k.tell({ type: 'placed', by, paper });
  stashPaper(s, by, paper, k);
}

/** EMI-261, EMI-263, EMI-266 The owner is not asked, and keeps the Assurance Token of the pair. */
export function scalp(s: State, by: Seat, paper: Paper, from: Seat, k: K): void {
  const price = scalpPrice(paper);
  hand(s, by, from, price);
  papersOf(s, paper)[from]! -= 1;
  k.tell({ type: 'scalped', by, from, paper, price });
  stashPaper(s, by, paper, k);
}
