import { includes, type Seat } from '@tablewright/kernel';
import { CARDS, FIRST_CONNECTION, FIRST_LIFE, PAPER_NAMES } from '../content/cards.ts';
import {
  ACTIVATE,
  BUY,
  COLLEGE,
  type Deed,
  DISCARD,
  FORFEIT,
  GRADUATE,
  PAY,
  SCALP,
  SELL,
  SKIP,
} from '../content/deeds.ts';
import { PLACE_COUNT } from '../content/places.ts';
import { available, GRADUATED, publicOf, SOLD, type State } from '../state.ts';
import { canEnrol } from './college.ts';
import { canPay, canScalp, mayScalp } from './papers.ts';
import { feeFor } from './take.ts';

// What may be done on a turn: the law of EMI-101 … EMI-113, computed from the state whenever somebody asks.

/** EMI-105, EMI-106 Whether this player could do a REQUIRED ACTION now. */
export function canAct(s: State, by: Seat): boolean {
  if (s.publicPassports > 0 || s.publicTickets > 0) return true;
  for (let owner = 0; owner < s.seats; owner += 1) {
    // Whatever is AVAILABLE can be cashed or activated for the fee alone.
    if (available(s, owner) !== 0 && s.money[by]! >= feeFor(s, by, owner)) return true;
    if (canScalp(s, by, 'passport', owner) || canScalp(s, by, 'ticket', owner)) return true;
  }
  return canEnrol(s, by);
}

/** EMI-104 */
export function mayGraduate(s: State, by: Seat, tried: number): boolean {
  return (tried & GRADUATED) === 0 && includes(s.inCollege, by);
}

/** EMI-104, EMI-251 */
export function maySell(s: State, by: Seat, tried: number): boolean {
  return (tried & SOLD) === 0 && (s.documents[by]! | s.connections[by]!) !== 0;
}

function pushTakes(s: State, by: Seat, owner: Seat, deeds: Deed[]): void {
  const fee = feeFor(s, by, owner);
  const money = s.money[by]! - fee;
  if (money < 0) return; // EMI-113
  const from = owner * PLACE_COUNT;
  for (let left = available(s, owner); left !== 0; left &= left - 1) {
    const at = from + 31 - Math.clz32(left & -left);
    const card = s.layout[at]!;
    if (card >= FIRST_LIFE) deeds.push(ACTIVATE[at]!);
    else {
      if (money >= CARDS[card]!.price) deeds.push(BUY[at]!);
      deeds.push(DISCARD[at]!);
    }
  }
}

function pushSales(cards: number, first: number, deeds: Deed[]): void {
  for (let left = cards; left !== 0; left &= left - 1) deeds.push(SELL[first + 31 - Math.clz32(left & -left)]!);
}

function pushRequired(s: State, by: Seat, deeds: Deed[]): void {
  for (let owner = 0; owner < s.seats; owner += 1) pushTakes(s, by, owner, deeds);
  for (const paper of PAPER_NAMES) {
    if (canPay(s, by, paper)) deeds.push(PAY[paper]);
    if (publicOf(s, paper) > 0) deeds.push(SKIP[paper]); // EMI-203, EMI-204
    if (!mayScalp(s, by, paper)) continue;
    for (let from = 0; from < s.seats; from += 1) if (canScalp(s, by, paper, from)) deeds.push(SCALP[paper][from]!);
  }
  if (canEnrol(s, by)) deeds.push(COLLEGE);
}

/** Everything that this player may do now; FORFEIT only when no REQUIRED ACTION is possible (EMI-105, EMI-107). */
export function pushDeeds(s: State, by: Seat, tried: number, deeds: Deed[]): void {
  const before = deeds.length;
  pushRequired(s, by, deeds);
  if (deeds.length === before) deeds.push(FORFEIT);
  if (mayGraduate(s, by, tried)) deeds.push(GRADUATE);
  if (!maySell(s, by, tried)) return;
  pushSales(s.documents[by]!, 0, deeds);
  pushSales(s.connections[by]!, FIRST_CONNECTION, deeds);
}
