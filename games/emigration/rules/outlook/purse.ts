import type { Seat } from '@tablewright/kernel';
import { cardOf } from '../content/cards.ts';
import { type Amount, type Effect, LIFE_CARDS } from '../content/life.ts';
import type { PlayerView, View } from '../view.ts';

// What somebody would have in the purse after activating a card, to the last coin; a die, or whom one will choose, leaves it open.

export interface Purse {
  readonly low: number;
  readonly high: number;
}

const DIE = { low: 1, high: 6 };

/** `from`: in whose layout the card lies. */
export function purseAfter(view: View, me: Seat, from: Seat, card: string): Purse {
  const fee = from === me ? 0 : view.players[from]!.fee;
  const mine = view.players[me]!;
  const start = { low: mine.money - fee, high: mine.money - fee };
  if (cardOf(card).kind === 'payday') return isStruck(view) ? start : moved(start, mine.salary, mine.salary);
  const effects = lifeOf(card)?.effects ?? [];
  return effects.reduce((purse, effect) => after(view, { me, from, fee }, effect, purse), start);
}

/** EMI-363 */
function isStruck(view: View): boolean {
  return view.players.some(({ life }) => life.some((id) => lifeOf(id)?.keeps?.strike === true));
}

function lifeOf(id: string): (typeof LIFE_CARDS)[number] | undefined {
  return LIFE_CARDS.find((card) => card.id === id);
}

/** Nobody has less than nothing (EMI-117). */
function moved({ low, high }: Purse, least: number, most: number): Purse {
  return { low: Math.max(0, low + least), high: Math.max(0, high + most) };
}

interface Taking {
  readonly me: Seat;
  readonly from: Seat;
  readonly fee: number;
}

function after(view: View, taking: Taking, effect: Effect, purse: Purse): Purse {
  const mine = view.players[taking.me]!;
  switch (effect.do) {
    case 'gain': {
      const { low, high } = amounts(view, taking, effect.amount, purse);
      return moved(purse, low, high);
    }
    case 'lose': {
      const { low, high } = amounts(view, taking, effect.amount, purse);
      const insured = insuranceOf(mine);
      return moved(purse, -Math.max(0, high - insured), -Math.max(0, low - insured));
    }
    case 'pay':
      return moved(purse, -effect.amount, -effect.amount);
    case 'rob': {
      const others = view.players.flatMap(({ money }, seat) =>
        seat === taking.me ? [] : [Math.min(effect.most, money + (seat === taking.from ? taking.fee : 0))],
      );
      return moved(purse, Math.min(...others), Math.max(...others));
    }
    case 'first-or-second':
      return after(view, taking, view.pandemics === 0 ? effect.first : effect.second, purse);
    case 'raised':
      return after(view, taking, mine.raises > 0 ? effect.with : effect.without, purse);
    case 'assurance':
    case 'offering':
    case 'fog':
    case 'look':
      return purse;
  }
}

/** EMI-332 */
function insuranceOf({ life }: PlayerView): number {
  return life.reduce((sum, id) => sum + (lifeOf(id)?.keeps?.insurance ?? 0), 0);
}

function amounts(view: View, { me, from, fee }: Taking, amount: Amount, { low }: Purse): Purse {
  const exactly = (n: number): Purse => ({ low: n, high: n });
  const mine = view.players[me]!;
  switch (amount) {
    case 'die':
      return DIE;
    case 'half-of-richest': {
      // EMI-308, EMI-331 counted when the fee is paid
      const purses = view.players.map(({ money }, seat) => (seat === me ? low : money + (seat === from ? fee : 0)));
      return exactly(Math.floor(Math.max(...purses) / 2));
    }
    case 'twice-salary':
      return exactly(2 * mine.salary);
    case 'third':
      return exactly(Math.floor(low / 3));
    case 'half':
      return exactly(Math.floor(low / 2));
    case 'baggage':
      return exactly(mine.documents.length + mine.connections.length + mine.passports + mine.tickets);
    default:
      return exactly(amount);
  }
}
