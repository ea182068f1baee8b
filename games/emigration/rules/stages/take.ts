import type { Seat } from '@tablewright/kernel';
import { CARDS, CASHED, FIRST_LIFE, PAYDAY } from '../content/cards.ts';
import { LIFE_CARDS, lifeBits, stays } from '../content/life.ts';
import { PLACE_COUNT, PLACES, UNCOVERED } from '../content/places.ts';
import { type K, stage } from '../events.ts';
import { feeOf, salaryOf, type State } from '../state.ts';
import { discardFromStash, hand, lose, stash, take } from './bank.ts';
import { doEffects } from './life.ts';

// BUY, DISCARD and ACTIVATE a card of a layout. EMI-114 Fee, price, the card moves, effect, reveal.

/** The card at this place of the layout. */
export function cardAt(s: State, owner: Seat, at: number): number {
  return s.layout[owner * PLACE_COUNT + at]!;
}

/** EMI-112 The fee for this player: nothing for a card of the own layout. */
export function feeFor(s: State, by: Seat, owner: Seat): number {
  return by === owner ? 0 : feeOf(s, owner);
}

/** The fee is paid and the card leaves the layout; returns the fee. */
function takeAway(s: State, by: Seat, owner: Seat, at: number): number {
  const fee = feeFor(s, by, owner);
  hand(s, by, owner, fee);
  s.lying[owner]! &= ~(1 << at);
  return fee;
}

/** EMI-201 */
export function buy(s: State, by: Seat, from: Seat, at: number, k: K): void {
  const card = cardAt(s, from, at);
  const { id, price } = CARDS[card]!;
  const fee = takeAway(s, by, from, at);
  lose(s, by, price);
  stash(s, by, card);
  k.tell({ type: 'bought', by, from, place: PLACES[at]!, card: id, price, fee });
}

/** EMI-211, EMI-212 */
export function cash(s: State, by: Seat, from: Seat, at: number, k: K): void {
  const card = cardAt(s, from, at);
  const fee = takeAway(s, by, from, at);
  s.discards.push(card);
  take(s, by, CASHED);
  k.tell({ type: 'cashed', by, from, place: PLACES[at]!, card: CARDS[card]!.id, money: CASHED, fee });
}

/** EMI-221, EMI-225 */
export function activate(s: State, by: Seat, from: Seat, at: number, k: K): void {
  const card = cardAt(s, from, at);
  const fee = takeAway(s, by, from, at);
  const life = LIFE_CARDS[card - FIRST_LIFE];
  const kept = life !== undefined && stays(life); // EMI-305
  if (kept) stash(s, by, card);
  else s.discards.push(card);
  k.tell({ type: 'activated', by, from, place: PLACES[at]!, card: CARDS[card]!.id, fee, stays: kept });
  if (card === PAYDAY) payday(s, k);
  else doEffects(s, by, life!, k);
}

const STRIKES = lifeBits(({ keeps }) => keeps?.strike === true);

/** EMI-221, EMI-363 Everybody takes the salary, unless there is a strike. */
function payday(s: State, k: K): void {
  for (let holder = 0; holder < s.seats; holder += 1) {
    const strike = s.life[holder]! & STRIKES;
    if (strike === 0) continue;
    const card = FIRST_LIFE + Math.log2(strike);
    discardFromStash(s, holder, card);
    return k.tell({ type: 'struck', holder, card: CARDS[card]!.id });
  }
  const salaries: number[] = [];
  for (let seat = 0; seat < s.seats; seat += 1) {
    const salary = salaryOf(s, seat);
    take(s, seat, salary);
    salaries.push(salary);
  }
  k.tell({ type: 'paid', salaries });
}

// EMI-115 After the action is completely finished, whatever is no longer covered turns up, all at once.
export const reveal = stage.happens('reveal', (s, _f, k) => {
  let turned = 0;
  for (let seat = 0; seat < s.seats; seat += 1) turned |= UNCOVERED[s.lying[seat]!]! & ~s.up[seat]!;
  if (turned !== 0) turnUp(s, k);
  k.done();
});

function turnUp(s: State, k: K): void {
  const cards: { seat: Seat; place: string; card: string }[] = [];
  for (let seat = 0; seat < s.seats; seat += 1) {
    const turned = UNCOVERED[s.lying[seat]!]! & ~s.up[seat]!;
    s.up[seat]! |= turned;
    for (let at = 0; at < PLACE_COUNT; at += 1) {
      if ((turned & (1 << at)) !== 0) cards.push({ seat, place: PLACES[at]!, card: CARDS[cardAt(s, seat, at)]!.id });
    }
  }
  k.tell({ type: 'revealed', cards });
}
