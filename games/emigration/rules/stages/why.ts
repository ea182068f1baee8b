import { includes, type Json, sameAnswer, type Seat, type Why } from '@tablewright/kernel';
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
        return { rule: 'EMI-251', why: `You have no ${cardOf(deed.card).name} in your stash.` };
      }
      return { rule: 'EMI-104', why: 'You have sold a card this turn; one is the most.' };
    case 'college':
      return whyNotCollege(s, by);
    case 'graduate':
      if ((tried & GRADUATED) !== 0) {
        return { rule: 'EMI-244', why: 'You have tried to graduate this turn; try again on your next one.' };
      }
      return { rule: 'EMI-241', why: 'You are not in college.' };
    case 'forfeit':
      return { rule: 'EMI-105', why: 'You can still take a card or go to college, so you cannot pass.' };
  }
}

/** The deed that somebody speaks of, whatever it was that came; undefined when there is no such deed. */
function deedIn(said: object): Deed | undefined {
  return DEEDS.find((deed) => sameAnswer(deed, said as Json));
}

/** EMI-252 To sell something that is neither a Document nor a Connection. */
function whyNeverSold(said: object): Why | null {
  if (!('act' in said && said.act === 'sell' && 'card' in said && typeof said.card === 'string')) return null;
  return { rule: 'EMI-252', why: `${whatIs(said.card)} cannot be sold; only Documents and Connections can.` };
}

function whatIs(id: string): string {
  if (id === 'passport' || id === 'ticket') return `A ${PAPERS[id].name}`;
  return CARDS[cardNumber(id)]?.name ?? 'That';
}

type Taking = DeedOf<'buy' | 'discard' | 'activate'>;

function whyNotTake(s: State, by: Seat, { act, from, place }: Taking): Why {
  const at = placeIndex(place);
  if (from >= s.seats) return { rule: 'EMI-111', why: 'Nobody sits there.' };
  const bit = 1 << at;
  if ((s.lying[from]! & bit) === 0) return { rule: 'EMI-110', why: `No card lies at ${place} any more.` };
  if ((UNCOVERED[s.lying[from]!]! & bit) === 0) {
    return { rule: 'EMI-110', why: `The card at ${place} is covered by the cards in front of it.` };
  }
  const card = cardAt(s, from, at);
  const { name, price } = CARDS[card]!;
  if (act === 'discard' && card >= FIRST_LIFE) {
    return { rule: 'EMI-213', why: `${name} cannot be cashed; only Documents and Connections can.` };
  }
  if (act === 'buy' && card >= FIRST_LIFE) {
    return { rule: 'EMI-201', why: `${name} is not for sale; you can only activate it.` };
  }
  if (act === 'activate' && card < FIRST_LIFE) {
    return { rule: 'EMI-225', why: `${name} has nothing to activate; buy it or cash it.` };
  }
  const fee = feeFor(s, by, from);
  const need = act === 'buy' ? price + fee : fee;
  const parts = [...(act === 'buy' ? [`${price} for the card`] : []), ...(fee > 0 ? [`${fee} for its owner`] : [])];
  return {
    rule: act === 'discard' ? 'EMI-212' : 'EMI-113',
    why: `You need ${need} Money beforehand (${parts.join(' and ')}); you have ${s.money[by]}.`,
  };
}

function whyNotPaper(s: State, by: Seat, { act, paper }: DeedOf<'pay' | 'skip'>): Why {
  const { name, price } = PAPERS[paper];
  if (publicOf(s, paper) === 0) {
    return { rule: act === 'pay' ? 'EMI-202' : 'EMI-203', why: `No ${name} is left in the public deck.` };
  }
  return {
    rule: 'EMI-202',
    why: `A ${name} costs ${price} Money and you have ${s.money[by]}; you can skip a turn for it.`,
  };
}

function whyNotScalp(s: State, by: Seat, { paper, from }: DeedOf<'scalp'>): Why {
  const { name } = PAPERS[paper];
  if (from >= s.seats) return { rule: 'EMI-261', why: 'Nobody sits there.' };
  const held = papersOf(s, paper);
  if (from === by || held[from]! < 2) return { rule: 'EMI-261', why: `There is no extra ${name} in that stash.` };
  if (held[by]! > 0)
    return { rule: 'EMI-264', why: `You have a ${name} already; only somebody who has none may buy an extra one.` };
  return { rule: 'EMI-261', why: `The owner gets ${scalpPrice(paper)} Money for it, and you have ${s.money[by]}.` };
}

function whyNotCollege(s: State, by: Seat): Why {
  if (includes(s.inCollege, by)) return { rule: 'EMI-232', why: 'You are in college already.' };
  if (s.raises[by]! >= RAISES) return { rule: 'EMI-231', why: 'Both of your Pay Raise slots are filled.' };
  const need = baseTuition(s, by) + 1;
  return { rule: 'EMI-231', why: `College needs at least ${need} Money, and you have ${s.money[by]}.` };
}
