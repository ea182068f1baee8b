import { only, pick, type Seat, type Why } from '@tablewright/kernel';
import { CIVILIANS, MOST_OFFICE, OPPRESSORS, ROUNDS } from '../content/board.ts';
import {
  cardUsed,
  DRAWN,
  inVain,
  isVain,
  type SabotageEffect,
  type SabotageUse,
  SABOTAGE_IDS,
  SABOTAGES,
  type UpgradeId,
  UPGRADE_IDS,
} from '../content/cards.ts';
import { ELECTRIC_EYE } from '../content/characters.ts';
import { type K, stage } from '../events.ts';
import {
  countOnBoard,
  EXTRAS,
  NONE,
  noteDeed,
  SABOTAGE_DECK,
  seatOfCharacter,
  type State,
  UPGRADE_DECK,
} from '../state.ts';
import { perform, postersOut } from './effects.ts';

/** RTA-311, RTA-321 The top two (or the last one) are looked at; they stay on top of the deck until one is chosen. */
export function drawPair(s: State, k: K, by: Seat, which: number): void {
  const isUpgrade = which === UPGRADE_DECK;
  const deck = isUpgrade ? s.upgradeDeck : s.sabotageDeck;
  const cards = deck.slice(0, DRAWN).map((card) => (isUpgrade ? UPGRADE_IDS : SABOTAGE_IDS)[card]!);
  k.tell({ type: 'draws', by, deck: isUpgrade ? 'upgrade' : 'sabotage', count: cards.length });
  // RTA-313 In the cooperative mode there is nothing to hide.
  if (s.mode === 'cooperative') k.tell({ type: 'drew', by, cards });
  else k.tell({ type: 'drew', by, cards }, { only: by });
  k.push({ stage: isUpgrade ? 'upgrade' : 'sabotage', by });
}

/** The chosen card leaves its deck; the other goes back in, and the deck is shuffled. */
function takeFrom(s: State, k: K, by: Seat, which: number, card: number): void {
  const deck = which === UPGRADE_DECK ? s.upgradeDeck : s.sabotageDeck;
  const place = deck.indexOf(card);
  if (deck.length > 1) s.putBack.push(by, which, deck[1 - place]!);
  deck.splice(place, 1);
  // its length has never been so before, which gives this shuffle a name of its own
  k.shuffle(deck, which === UPGRADE_DECK ? 'upgrades' : 'sabotages', deck.length);
  if (which === SABOTAGE_DECK) showTop(s, k);
}

/** RTA-805 Electric Eye sees what lies on top now. */
export function showTop(s: State, k: K): void {
  const eye = seatOfCharacter(s, ELECTRIC_EYE);
  if (eye === NONE) return;
  k.tell({ type: 'peeked', cards: s.sabotageDeck.slice(0, DRAWN).map((card) => SABOTAGE_IDS[card]!) }, { only: eye });
}

/** The default of the ledger: the card with the lower number. */
function lowerOf(deck: readonly number[]): number {
  return deck.length > 1 ? Math.min(deck[0]!, deck[1]!) : deck[0]!;
}

// RTA-321 to RTA-324 One is kept, face up, and works from now on.
export const upgrade = stage.ask('upgrade', {
  rule: 'RTA-321',
  who: (_s, f) => only(f.by),
  offer: (s) => pick<UpgradeId>(s.upgradeDeck.slice(0, DRAWN).map((card) => UPGRADE_IDS[card]!)),
  absent: (s) => UPGRADE_IDS[lowerOf(s.upgradeDeck)]!,
  why: () => ({ rule: 'RTA-321', why: 'Keep one of the cards you have drawn.' }),
  answer(s, f, { value }, k) {
    const card = UPGRADE_IDS.indexOf(value);
    takeFrom(s, k, f.by, UPGRADE_DECK, card);
    s.upgradeOf[card] = f.by;
    k.tell({ type: 'kept', by: f.by, card: value });
    k.done();
  },
});

// RTA-311 to RTA-314 One is used at once, and never returns.
export const sabotage = stage.ask('sabotage', {
  rule: 'RTA-311',
  who: (_s, f) => only(f.by),
  offer(s) {
    const drawn = s.sabotageDeck.slice(0, DRAWN);
    const uses: SabotageUse[] = drawn.map((card) => SABOTAGE_IDS[card]!);
    for (const card of drawn) if (canPay(s, card) && !isUseful(s, card)) uses.push(inVain(SABOTAGE_IDS[card]!));
    return pick(uses);
  },
  absent: (s) => SABOTAGE_IDS[lowerOf(s.sabotageDeck)]!,
  why: (s, _f, _seat, value) => whyNotUsed(s, value),
  answer(s, f, { value }, k) {
    const id = cardUsed(value);
    const card = SABOTAGE_IDS.indexOf(id);
    takeFrom(s, k, f.by, SABOTAGE_DECK, card);
    s.sabotageOf[card] = f.by;
    k.done(); // before it is told: a moment in which the pair still counts as drawn would show the new top of the deck
    k.tell({ type: 'used', by: f.by, card: id });
    if (isVain(value)) pay(s, k, f.by, card, true);
    else if (canPay(s, card) && isUseful(s, card)) return k.push({ stage: 'extra', by: f.by, card });
    carryOut(s, k, f.by, card, false);
  },
});

function whyNotUsed(s: State, value: unknown): Why {
  const drawn = s.sabotageDeck.slice(0, DRAWN).find((card) => value === inVain(SABOTAGE_IDS[card]!));
  if (drawn === undefined) return { rule: 'RTA-314', why: 'You have drawn these cards and must use one of them.' };
  const { name, extra } = SABOTAGES[drawn]!;
  if (extra === null) return { rule: 'RTA-315', why: `${name} has no extra effect to pay for.` };
  return canPay(s, drawn)
    ? { rule: 'RTA-319', why: `The extra effect of ${name} does something now: you are asked about it after the card.` }
    : { rule: 'RTA-316', why: `You cannot pay ${extra.cost} of ${s.reputation} Reputation: none would be left.` };
}

const PAY = pick(['pay', 'decline'] as const);

// RTA-315 Whether to pay is decided before anything of the card happens.
export const extra = stage.ask('extra', {
  rule: 'RTA-315',
  who: (_s, f) => only(f.by),
  offer: () => PAY,
  absent: () => 'decline',
  answer(s, f, { value }, k) {
    const { by, card } = f;
    k.done();
    if (value === 'pay') pay(s, k, by, card, false);
    carryOut(s, k, by, card, value === 'pay');
  },
});

function pay(s: State, k: K, by: Seat, card: number, vain: boolean): void {
  const { cost } = SABOTAGES[card]!.extra!;
  s.reputation -= cost;
  noteDeed(s, by, EXTRAS, cost);
  k.tell({ type: 'paid', by, card: SABOTAGE_IDS[card]!, reputation: cost, vain });
}

/** RTA-316 Never down to 0. */
function canPay(s: State, card: number): boolean {
  const { extra } = SABOTAGES[card]!;
  return extra !== null && s.reputation > extra.cost;
}

/**
 * RTA-319 Whether the extra is a question of its own, after the card. One that would do nothing is on offer with the card:
 * records of games in which it could not be bought have no answer to such a question, and still play as they did.
 */
function isUseful(s: State, card: number): boolean {
  const effect: SabotageEffect = SABOTAGES[card]!.extra!.effect;
  switch (effect.does) {
    case 'office':
      return s.office + 1 < MOST_OFFICE;
    case 'jam':
      return !isLastNpcTurn(s);
    case 'broadcast':
      return postersOut(s) > 3;
    case 'alarm':
      return countOnBoard(s, OPPRESSORS) > 1;
    case 'repaste':
      return s.junk > 0;
    case 'strike':
      return countOnBoard(s, CIVILIANS) > 1;
    case 'cookAll':
      return s.office > 0;
    default:
      return true;
  }
}

function isLastNpcTurn(s: State): boolean {
  const turns = s.stack.find((frame) => frame.stage === 'turns')!;
  return s.round === ROUNDS && turns.taken === s.seats;
}

/** RTA-315 The main effect, then the extra, unless it takes its place. */
function carryOut(s: State, k: K, by: Seat, card: number, paid: boolean): void {
  const { main } = SABOTAGES[card]!;
  if (!paid) return perform(s, k, by, card, main);
  const extra = SABOTAGES[card]!.extra!;
  if (extra.instead) return perform(s, k, by, card, extra.effect);
  // What asks lies on a stack: the extra goes under the main effect, to come after it.
  const order: readonly SabotageEffect[] = main.does === 'paste' ? [extra.effect, main] : [main, extra.effect];
  for (const effect of order) if (!isFrozen(s)) perform(s, k, by, card, effect);
}

/** RTA-601 The game has ended in the middle of a card. */
function isFrozen(s: State): boolean {
  return s.outcome !== null || s.stack.at(-1)!.stage === 'report';
}
