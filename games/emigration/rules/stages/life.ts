import { only, pick, type Seat } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { CARDS, cardNumber, FIRST_LIFE, PAYDAY } from '../content/cards.ts';
import { LANE_COUNT, TOKENS_IN_LANE } from '../content/lanes.ts';
import { type Amount, type Effect, LIFE_CARDS, lifeBits, type LifeCard } from '../content/life.ts';
import { DESTINATIONS } from '../content/people.ts';
import { PLACE_COUNT, PLACES } from '../content/places.ts';
import { type K, stage } from '../events.ts';
import { count, lifeInStashes, numbersIn, salaryOf, type State } from '../state.ts';
import { assure, discardFromStash, hand, lose, take } from './bank.ts';

// What Life Cards do. The card lies on the discard pile or in the stash already; whatever is asked comes last on a card.

export function doEffects(s: State, by: Seat, card: LifeCard, k: K): void {
  for (const effect of card.effects) doEffect(s, by, card, effect, k);
}

function doEffect(s: State, by: Seat, card: LifeCard, effect: Effect, k: K): void {
  switch (effect.do) {
    case 'gain':
    case 'lose':
      return moveMoney(s, by, card, effect, k);
    case 'pay':
      return k.tell({ type: 'lost', card: card.id, money: onlyBy(s, by, lose(s, by, effect.amount)) });
    case 'assurance':
      assure(s, by, effect.amount);
      return k.tell({ type: 'assured', by, card: card.id, assurance: effect.amount });
    case 'offering':
      // Who cannot pay has nothing to choose, and everybody sees it.
      if (s.money[by]! < effect.price) {
        return k.tell({ type: 'offered', by, money: 0, assurance: 0, asked: false });
      }
      return k.push({ stage: 'offering', by, price: effect.price, most: effect.most });
    case 'rob':
      if (s.seats === 2) return rob(s, by, 1 - by, effect.most, k);
      return k.push({ stage: 'pears', by, most: effect.most });
    case 'fog':
      if (!hasFoggable(s)) {
        return k.tell({ type: 'fogged', by, card: null, owner: by, place: null, asked: false });
      }
      return k.push({ stage: 'fog', by });
    case 'look':
      return k.push({ stage: 'officer', by });
    case 'first-or-second':
      s.pandemics += 1; // EMI-321, EMI-322 only activations count
      return doEffect(s, by, card, s.pandemics === 1 ? effect.first : effect.second, k);
    case 'raised':
      return doEffect(s, by, card, s.raises[by]! > 0 ? effect.with : effect.without, k);
  }
}

function onlyBy(s: State, by: Seat, money: number): number[] {
  const amounts = new Array<number>(s.seats).fill(0);
  amounts[by] = money;
  return amounts;
}

const INSURANCES = lifeBits(({ keeps }) => keeps?.insurance !== undefined);
const INSURED = LIFE_CARDS.find(({ keeps }) => keeps?.insurance !== undefined)!.keeps!.insurance!;

/** EMI-332 How much smaller a loss is for this player. */
function insuranceOf(s: State, seat: Seat): number {
  return (s.life[seat]! & INSURANCES) === 0 ? 0 : INSURED;
}

/** EMI-302 For every player at once, from one roll if there is a die. */
function moveMoney(s: State, by: Seat, card: LifeCard, effect: Extract<Effect, { do: 'gain' | 'lose' }>, k: K): void {
  const die = effect.amount === 'die' ? k.chance(6, 'card', s.turn) + 1 : 0;
  if (die > 0) k.tell({ type: 'rolled', by, die, for: 'card' });
  const money: number[] = [];
  for (let seat = 0; seat < s.seats; seat += 1) {
    if (effect.who === 'me' && seat !== by) money.push(0);
    else {
      const amount = amountFor(s, seat, effect.amount, die);
      if (effect.do === 'lose') money.push(lose(s, seat, Math.max(0, amount - insuranceOf(s, seat))));
      else {
        take(s, seat, amount);
        money.push(amount);
      }
    }
  }
  k.tell({ type: effect.do === 'gain' ? 'gained' : 'lost', card: card.id, money });
}

function amountFor(s: State, seat: Seat, amount: Amount, die: number): number {
  if (typeof amount === 'number') return amount;
  switch (amount) {
    case 'die':
      return die;
    case 'half-of-richest': // EMI-331, EMI-308
      return Math.floor(Math.max(...s.money) / 2);
    case 'twice-salary':
      return 2 * salaryOf(s, seat);
    case 'third':
      return Math.floor(s.money[seat]! / 3);
    case 'half':
      return Math.floor(s.money[seat]! / 2);
    case 'baggage': // EMI-372
      return count(s.documents[seat]!) + count(s.connections[seat]!) + s.passports[seat]! + s.tickets[seat]!;
  }
}

// ---------------------------------------------------------------------------------------------------------------- pears

function rob(s: State, by: Seat, from: Seat, most: number, k: K): void {
  k.tell({ type: 'robbed', by, from, money: hand(s, from, by, most) });
}

// D3, EMI-312 Another player; with two at the table there is nothing to choose.
export const pears = stage.ask('pears', {
  rule: 'EMI-312',
  who: (_s, f) => only(f.by),
  offer: (s, f) => pick(othersClockwise(s, f.by)),
  absent: (s, f) => othersClockwise(s, f.by).reduce((best, seat) => (s.money[seat]! > s.money[best]! ? seat : best)),
  why: (_s, f, _seat, value) =>
    value === f.by ? { rule: 'EMI-312', why: say`You take the Money from another player, not from yourself.` } : null,
  answer(s, f, { value }, k) {
    rob(s, f.by, value, f.most, k);
    k.done();
  },
});

function othersClockwise(s: State, by: Seat): Seat[] {
  const others: Seat[] = [];
  for (let step = 1; step < s.seats; step += 1) others.push((by + step) % s.seats);
  return others;
}

// ------------------------------------------------------------------------------------------------------------- offering

/** EMI-313, EMI-373 How much Money may be given: nothing, or the price once or more often. */
function offerings(s: State, by: Seat, price: number, most: number): number[] {
  const amounts = [0];
  for (let times = 1; times <= most && times * price <= s.money[by]!; times += 1) amounts.push(times * price);
  return amounts;
}

// D4, D7, EMI-304
export const offering = stage.ask('offering', {
  rule: 'EMI-304',
  who: (_s, f) => only(f.by),
  offer: (s, f) => pick(offerings(s, f.by, f.price, f.most)),
  absent(s, f) {
    const { each, brings } = DESTINATIONS[s.destination[f.by]!]!.money;
    return each / brings >= f.price ? offerings(s, f.by, f.price, f.most).at(-1)! : 0;
  },
  why(s, f, _seat, value) {
    if (typeof value !== 'number') return null;
    const rule = f.most === 1 ? 'EMI-313' : 'EMI-373';
    if (value > f.price * f.most) return { rule, why: say`The card takes ${f.price * f.most} Money at most.` };
    if (value > s.money[f.by]!) return { rule, why: say`You have only ${s.money[f.by]!} Money.` };
    return { rule, why: say`The card takes ${f.price} Money for each Assurance, or nothing.` };
  },
  answer(s, f, { value }, k) {
    const assurance = value / f.price;
    lose(s, f.by, value);
    assure(s, f.by, assurance);
    k.tell({ type: 'offered', by: f.by, money: value, assurance, asked: true });
    k.done();
  },
});

// ------------------------------------------------------------------------------------------------------------------ fog

/** Where a Life Card lies that Mental Fog may discard: in a stash, or face-up in a layout, covered or not. */
interface Lies {
  readonly card: number;
  readonly owner: Seat;
  /** NONE in a stash */
  readonly at: number;
}

const IN_STASH = -1;

function isLife(card: number): boolean {
  return card >= FIRST_LIFE && card < PAYDAY;
}

function faceUp(s: State, owner: Seat): number {
  return s.lying[owner]! & s.up[owner]!;
}

function hasFoggable(s: State): boolean {
  if (lifeInStashes(s) !== 0) return true;
  for (let owner = 0; owner < s.seats; owner += 1) {
    for (const at of numbersIn(faceUp(s, owner))) if (isLife(s.layout[owner * PLACE_COUNT + at]!)) return true;
  }
  return false;
}

/** EMI-323 */
function foggable(s: State): Lies[] {
  const found: Lies[] = [];
  for (let owner = 0; owner < s.seats; owner += 1) {
    for (const life of numbersIn(s.life[owner]!)) found.push({ card: FIRST_LIFE + life, owner, at: IN_STASH });
    for (const at of numbersIn(faceUp(s, owner))) {
      const card = s.layout[owner * PLACE_COUNT + at]!;
      if (isLife(card)) found.push({ card, owner, at });
    }
  }
  return found;
}

const GUILTY = LIFE_CARDS.filter(({ keeps }) => keeps?.guilt !== undefined).map(({ id }) => id);

// D5, EMI-323, EMI-324 Any Life Card that can be seen, or none.
export const fog = stage.ask('fog', {
  rule: 'EMI-323',
  who: (_s, f) => only(f.by),
  offer: (s) => pick(['none', ...foggable(s).map(({ card }) => CARDS[card]!.id)]),
  absent: (s, f) => GUILTY.find((id) => (s.life[f.by]! & (1 << (cardNumber(id) - FIRST_LIFE))) !== 0) ?? 'none',
  why(_s, _f, _seat, value) {
    const card = CARDS[cardNumber(value as string)]; // undefined for whatever is no card's id
    if (card === undefined) return null;
    if (card.kind !== 'life')
      return { rule: 'EMI-323', why: say`${card.name} is no Life Card; Mental Fog takes only those.` };
    return { rule: 'EMI-323', why: say`${card.name} lies neither in a stash nor face-up in a layout.` };
  },
  answer(s, f, { value }, k) {
    const lies = foggable(s).find(({ card }) => CARDS[card]!.id === value);
    if (lies === undefined) {
      k.tell({ type: 'fogged', by: f.by, card: null, owner: f.by, place: null, asked: true });
    } else {
      const { card, owner, at } = lies;
      if (at === IN_STASH) discardFromStash(s, owner, card);
      else {
        s.lying[owner]! &= ~(1 << at); // EMI-120 nothing slides
        s.discards.push(card);
      }
      k.tell({ type: 'fogged', by: f.by, card: value, owner, place: PLACES[at] ?? null, asked: true });
    }
    k.done();
  },
});

// -------------------------------------------------------------------------------------------------------------- officer

const ALL_LANES = pick(Array.from({ length: LANE_COUNT }, (_, lane) => lane + 1));

// D6, EMI-325 Everybody sees which lane; what was seen is for one player alone.
export const officer = stage.ask('officer', {
  rule: 'EMI-325',
  who: (_s, f) => only(f.by),
  offer: () => ALL_LANES,
  absent: () => LANE_COUNT,
  answer(s, f, { value }, k) {
    s.looked.push(f.by, value - 1);
    k.tell({ type: 'looked', by: f.by, lane: value });
    k.tell({ type: 'saw', lane: value, token: s.tokens[(value - 1) * TOKENS_IN_LANE]! }, { only: f.by });
    k.done();
  },
});
