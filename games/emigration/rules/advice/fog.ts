import type { Id, Seat } from '@tablewright/kernel';
import { CARDS, FIRST_LIFE } from '../content/cards.ts';
import { type Amount, type Effect, LIFE_CARDS, type LifeCard } from '../content/life.ts';
import { PLACE_COUNT } from '../content/places.ts';
import { numbersIn, type State } from '../state.ts';

// EMI-323 What Mental Fog should discard of the Life Cards that still lie in a layout: they do nothing yet, but somebody will take
// them, and most probably their owner, who pays no fee.

/** Money for each kind of amount, about. */
const ABOUT: Readonly<Record<Exclude<Amount, number>, number>> = {
  die: 3.5,
  'half-of-richest': 4,
  'twice-salary': 5,
  third: 3,
  half: 4,
  baggage: 3,
};

/** What a dollar is worth in Assurance, about, and how likely a card in a layout comes to its owner. */
const DOLLAR = 0.2;
const OWN = 0.5;
const OTHERS = 0.1;

function money(amount: Amount): number {
  return typeof amount === 'number' ? amount : ABOUT[amount];
}

/** What an effect is worth to whoever activates the card, in Assurance. */
function effectWorth(effect: Effect): number {
  switch (effect.do) {
    case 'gain':
      return effect.who === 'me' ? DOLLAR * money(effect.amount) : 0;
    case 'lose':
      return effect.who === 'me' ? -DOLLAR * money(effect.amount) : 0;
    case 'pay':
      return -DOLLAR * effect.amount;
    case 'assurance':
      return effect.amount;
    case 'offering':
    case 'fog':
    case 'look':
      return 0.3;
    case 'rob':
      return DOLLAR * effect.most;
    case 'first-or-second':
      return (effectWorth(effect.first) + effectWorth(effect.second)) / 2;
    case 'raised':
      return (effectWorth(effect.with) + effectWorth(effect.without)) / 2;
  }
}

/** What a Life Card is worth to whoever takes it; what binds everybody counts for nobody. */
function lifeWorth({ effects, keeps }: LifeCard): number {
  let worth = 0;
  for (const effect of effects) worth += effectWorth(effect);
  worth -= keeps?.guilt ?? 0;
  worth += (keeps?.insurance === undefined ? 0 : 0.8) + 0.8 * (keeps?.connections ?? 0);
  return worth + (keeps?.fee === undefined ? 0 : 0.4) + (keeps?.scholarship === undefined ? 0 : 0.8);
}

/** What it is worth to me that this card no longer lies in a layout; 0 for one in a stash, and for none. */
export function clearing(s: State, me: Seat, id: Id): number {
  for (let owner = 0; owner < s.seats; owner += 1) {
    for (const at of numbersIn(s.lying[owner]! & s.up[owner]!)) {
      const card = s.layout[owner * PLACE_COUNT + at]!;
      if (CARDS[card]?.id !== id) continue;
      const life = LIFE_CARDS[card - FIRST_LIFE];
      if (life === undefined) return 0;
      return -lifeWorth(life) * (owner === me ? OWN : -OTHERS);
    }
  }
  return 0;
}
