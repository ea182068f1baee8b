import { choicesIn, type Id, type Json, type Rng, type Seat, type Trials } from '@tablewright/kernel';
import { type Card, cardOf, FIRST_CONNECTION, FIRST_LIFE, PAYDAY } from '../content/cards.ts';
import { type Deed, GRADUATE } from '../content/deeds.ts';
import { connectionsAt } from '../content/border.ts';
import { PLACE_COUNT, placeIndex } from '../content/places.ts';
import { uncoveredBy } from '../outlook/places.ts';
import type { Answers } from '../stages/index.ts';
import { holdingOf, type State } from '../state.ts';
import type { View } from '../view.ts';
import type { Outlook } from './outlook.ts';
import { isUntouched, type Left, valueOf } from './value.ts';

// Every option is tried on a table of the player's own, with every number of the die; what it asks then is answered as well
// as possible.

/** An outlook, and what it takes to try options on it. */
export interface TrialOutlook extends Outlook {
  readonly rng: Rng;
  readonly trials: Trials<State, View>;
  /** what the table as it is is worth to a seat, by seat and by the kind that is one less; as far as somebody has asked */
  readonly known: (number | undefined)[];
}

const DICE = 6;
/** A card that is taken is one less of one kind, or of none. */
const KINDS_LEFT = 4;
/** What a look into a lane is worth. */
const A_LOOK = 0.4;

/** What the table is worth to me: my own value, less what the others have of it. */
function standing(t: TrialOutlook, s: State, left: Left): number {
  let others = 0;
  for (let seat = 0; seat < s.seats; seat += 1) if (seat !== t.me) others += worthFor(t, s, seat, left);
  return worthFor(t, s, t.me, left) - (t.envy * others) / (s.seats - 1);
}

/** Whom an answer leaves alone need not be reckoned again. */
function worthFor(t: TrialOutlook, s: State, seat: Seat, left: Left): number {
  if (!isUntouched(t.s, s, seat)) return valueOf(t, s, seat, left);
  const less =
    left.documents !== t.documents ? 1 : left.connections !== t.connections ? 2 : left.paydays !== t.paydays ? 3 : 0;
  return (t.known[seat * KINDS_LEFT + less] ??= valueOf(t, s, seat, left));
}

/** The worth of an answer, over all numbers of the die. */
function worthOfAnswer(t: TrialOutlook, from: State, value: Json, left: Left): number {
  let sum = 0;
  for (let die = 0; die < DICE; die += 1) {
    const { state, drew } = t.trials.try(from, t.me, value, [die]);
    sum += worthThen(t, state, left);
    if (drew === 0) return sum; // no die: the first try says it all
  }
  return sum / DICE;
}

/** What the table is worth after an answer, when I have answered what it asks of me as well as possible. */
function worthThen(t: TrialOutlook, s: State, left: Left): number {
  switch (s.stack.at(-1)?.stage) {
    case 'pears':
    case 'offering':
    case 'fog': {
      let best = Number.NEGATIVE_INFINITY;
      for (const value of choicesIn(t.trials.offer(s, t.me))) best = Math.max(best, worthOfAnswer(t, s, value, left));
      return best;
    }
    case 'officer':
      return standing(t, s, left) + A_LOOK;
    default:
      return standing(t, s, left);
  }
}

/** A little of chance, so that two alike do not always do the same. */
function noise({ rng }: TrialOutlook): number {
  return rng.below(1000) / 20_000;
}

/** The best answer to the question that stands on top. `besides`: what an answer is worth that no table shows yet. */
export function bestOf<T extends Id>(
  t: TrialOutlook,
  options: readonly T[],
  besides: (option: T) => number = () => 0,
): T {
  let best = options[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = worthOfAnswer(t, t.s, option, t) + besides(option) + noise(t);
    if (worth <= most) continue;
    most = worth;
    best = option;
  }
  return best;
}

interface Choice {
  readonly deed: Deed;
  readonly worth: number;
}

/** The best of these by what the table is worth afterwards; nothing when there are none. */
function bestDeed(t: TrialOutlook, s: State, deeds: readonly Deed[]): Choice | null {
  let best: Choice | null = null;
  for (const deed of deeds) {
    const worth = worthOfAnswer(t, s, deed, leftAfter(t, deed)) - opened(t, deed) + noise(t);
    if (best === null || worth > best.worth) best = { deed, worth };
  }
  return best;
}

/** A sale must bring this much to be worth it. */
const SALE = 0.15;

/** The best REQUIRED ACTION; a sale before it only if that leads to something better still. */
export function turnAdvice(t: TrialOutlook, deeds: readonly Deed[]): Deed {
  if (deeds.some(({ act }) => act === 'graduate')) return GRADUATE; // it costs nothing
  const best = bestDeed(
    t,
    t.s,
    deeds.filter(({ act }) => act !== 'sell'),
  )!;
  const sale = bestDeed(
    t,
    t.s,
    deeds.filter(({ act }) => act === 'sell'),
  );
  if (sale === null || sale.worth < standing(t, t.s, t)) return best.deed;
  return worthAfterSale(t, sale.deed) > best.worth + SALE ? sale.deed : best.deed;
}

/** What can be done with the Money of a sale. */
function worthAfterSale(t: TrialOutlook, sale: Deed): number {
  const { state } = t.trials.try(t.s, t.me, sale);
  const frame = state.stack.at(-1);
  if (frame?.stage !== 'action' || frame.by !== t.me) return standing(t, state, t);
  return bestDeed(t, state, choicesIn<Answers['action']>(t.trials.offer(state, t.me)))!.worth;
}

/** What is left of the kinds when this card is taken. */
function leftAfter(o: Outlook, deed: Deed): Left {
  if (deed.act !== 'buy' && deed.act !== 'discard' && deed.act !== 'activate') return o;
  const card = o.s.layout[deed.from * PLACE_COUNT + placeIndex(deed.place)]!;
  return {
    documents: o.documents - (card < FIRST_CONNECTION ? 1 : 0),
    connections: o.connections - (card >= FIRST_CONNECTION && card < FIRST_LIFE ? 1 : 0),
    paydays: o.paydays - (card === PAYDAY ? 1 : 0),
  };
}

// ------------------------------------------------------------------------------------------------- what it opens for others

/** What a card that nobody has seen may tempt the next player with. */
const UNKNOWN = 0.25;
/** How much of it counts: they may want something else. */
const OPENED = 0.35;

/** What this taking uncovers for those who come before me again. */
function opened(o: Outlook, deed: Deed): number {
  if (deed.act !== 'buy' && deed.act !== 'discard' && deed.act !== 'activate') return 0;
  const { layout } = o.view.players[deed.from]!;
  let worth = 0;
  for (const place of uncoveredBy(layout, deed.place)) {
    const seen = layout[placeIndex(place)]!;
    worth += seen === 'down' ? UNKNOWN : temptation(o, seen);
  }
  return OPENED * worth * Math.sign(o.envy);
}

/** The most that somebody else would gain by buying this card, beyond what cashing any card brings. */
function temptation(o: Outlook, id: string): number {
  const card = cardOf(id);
  if (card.kind === 'life' || card.kind === 'payday') return 0;
  let most = 0;
  for (let seat = 0; seat < o.s.seats; seat += 1) if (seat !== o.me) most = Math.max(most, gainOf(o, seat, card));
  return most;
}

function gainOf(o: Outlook, seat: Seat, { kind, price }: Card): number {
  const holding = holdingOf(o.s, seat);
  if (holding.money < price) return 0;
  const { destination } = holding;
  const rate = kind === 'document' ? destination.documents : destination.connections;
  const held = kind === 'document' ? holding.documents : connectionsAt(holding);
  const completes = (held + 1) % rate.each === 0;
  const share = (rate.brings / rate.each) * (completes ? 1.3 : 0.7);
  return Math.max(0, share - (price + 2) * (destination.money.brings / destination.money.each));
}
