import { includes, type Json, sameAnswer, type Seat, type Why } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { CARDS, cardNumber, cardOf, FIRST_LIFE, PAPERS } from '../content/cards.ts';
import { type Deed, type DeedOf, DEEDS } from '../content/deeds.ts';
import { RAISES } from '../content/people.ts';
import { GRADUATED, papersOf, publicOf, type State } from '../state.ts';
import { placeIndex, UNCOVERED } from '../content/places.ts';
import { isStashed } from './bank.ts';
import { baseTuition } from './college.ts';
import { scalpPrice } from './papers.ts';
import { cardAt, feeFor } from './take.ts';

// Why something that is not on offer cannot be done on this turn. A face-down card is refused before anybody looks at what it is.

export function whyNot(s: State, by: Seat, tried: number, said: unknown): Why | null {
  if (said === null || typeof said !== 'object') return null;
  const deed = deedIn(said);
  if (deed === undefined) return whyNeverSold(said);
  switch (deed.act) {
    case 'buy':
    case 'discard':
    case 'activate':
      return whyNotTake(s, by, deed);
    case 'pay':
    case 'skip':
      return whyNotPaper(s, by, deed);
    case 'scalp':
      return whyNotScalp(s, by, deed);
    case 'sell':
      if (!isStashed(s, by, cardNumber(deed.card))) {
        return { rule: 'EMI-251', why: say`You have no ${cardOf(deed.card).name} in your stash.` };
      }
      return { rule: 'EMI-104', why: say`You have sold a card this turn; one is the most.` };
    case 'college':
      return whyNotCollege(s, by);
    case 'graduate':
      if ((tried & GRADUATED) !== 0) {
        return { rule: 'EMI-244', why: say`You have tried to graduate this turn; try again on your next one.` };
      }
      return { rule: 'EMI-241', why: say`You are not in college.` };
    case 'forfeit':
      return { rule: 'EMI-105', why: say`You can still take a card or go to college, so you cannot pass.` };
  }
}

/** The deed that somebody speaks of, whatever it was that came; undefined when there is no such deed. */
function deedIn(said: object): Deed | undefined {
  return DEEDS.find((deed) => sameAnswer(deed, said as Json));
}

/** EMI-252 To sell something that is neither a Document nor a Connection. */
function whyNeverSold(said: object): Why | null {
  if (!('act' in said && said.act === 'sell' && 'card' in said && typeof said.card === 'string')) return null;
  return { rule: 'EMI-252', why: neverSold(said.card) };
}

function neverSold(id: string): string {
  if (id === 'passport' || id === 'ticket') {
    return say`A ${PAPERS[id].name} cannot be sold; only Documents and Connections can.`;
  }
  const card = CARDS[cardNumber(id)];
  return card === undefined
    ? say`That cannot be sold; only Documents and Connections can.`
    : say`${card.name} cannot be sold; only Documents and Connections can.`;
}

type Taking = DeedOf<'buy' | 'discard' | 'activate'>;

function whyNotTake(s: State, by: Seat, { act, from, place }: Taking): Why {
  const at = placeIndex(place);
  if (from >= s.seats) return { rule: 'EMI-111', why: say`Nobody sits there.` };
  const bit = 1 << at;
  if ((s.lying[from]! & bit) === 0) return { rule: 'EMI-110', why: say`No card lies at ${place} any more.` };
  if ((UNCOVERED[s.lying[from]!]! & bit) === 0) {
    return { rule: 'EMI-110', why: say`The card at ${place} is covered by the cards in front of it.` };
  }
  const card = cardAt(s, from, at);
  const { name, price } = CARDS[card]!;
  if (act === 'discard' && card >= FIRST_LIFE) {
    return { rule: 'EMI-213', why: say`${name} cannot be cashed; only Documents and Connections can.` };
  }
  if (act === 'buy' && card >= FIRST_LIFE) {
    return { rule: 'EMI-201', why: say`${name} is not for sale; you can only activate it.` };
  }
  if (act === 'activate' && card < FIRST_LIFE) {
    return { rule: 'EMI-225', why: say`${name} has nothing to activate; buy it or cash it.` };
  }
  const fee = feeFor(s, by, from);
  return {
    rule: act === 'discard' ? 'EMI-212' : 'EMI-113',
    why: tooDear(act === 'buy' ? price : 0, fee, s.money[by]!),
  };
}

function tooDear(price: number, fee: number, money: number): string {
  const need = price + fee;
  if (price === 0) return say`You need ${need} Money beforehand (${fee} for its owner); you have ${money}.`;
  return fee === 0
    ? say`You need ${need} Money beforehand (${price} for the card); you have ${money}.`
    : say`You need ${need} Money beforehand (${price} for the card and ${fee} for its owner); you have ${money}.`;
}

function whyNotPaper(s: State, by: Seat, { act, paper }: DeedOf<'pay' | 'skip'>): Why {
  const { name, price } = PAPERS[paper];
  if (publicOf(s, paper) === 0) {
    return { rule: act === 'pay' ? 'EMI-202' : 'EMI-203', why: say`No ${name} is left in the public deck.` };
  }
  return {
    rule: 'EMI-202',
    why: say`A ${name} costs ${price} Money and you have ${s.money[by]!}; you can skip a turn for it.`,
  };
}

function whyNotScalp(s: State, by: Seat, { paper, from }: DeedOf<'scalp'>): Why {
  const { name } = PAPERS[paper];
  if (from >= s.seats) return { rule: 'EMI-261', why: say`Nobody sits there.` };
  const held = papersOf(s, paper);
  if (from === by || held[from]! < 2) return { rule: 'EMI-261', why: say`There is no extra ${name} in that stash.` };
  if (held[by]! > 0)
    return { rule: 'EMI-264', why: say`You have a ${name} already; only somebody who has none may buy an extra one.` };
  return { rule: 'EMI-261', why: say`The owner gets ${scalpPrice(paper)} Money for it, and you have ${s.money[by]!}.` };
}

function whyNotCollege(s: State, by: Seat): Why {
  if (includes(s.inCollege, by)) return { rule: 'EMI-232', why: say`You are in college already.` };
  if (s.raises[by]! >= RAISES) return { rule: 'EMI-231', why: say`Both of your Pay Raise slots are filled.` };
  const need = baseTuition(s, by) + 1;
  return { rule: 'EMI-231', why: say`College needs at least ${need} Money, and you have ${s.money[by]!}.` };
}
