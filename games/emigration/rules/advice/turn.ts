import type { Flow, Id, Seat } from '@tablewright/kernel';
import { type Card, cardOf, CASHED, FIRST_CONNECTION, FIRST_LIFE, PAYDAY } from '../content/cards.ts';
import { type Deed, deedOf, GRADUATE } from '../content/deeds.ts';
import { connectionsAt } from '../content/border.ts';
import { PLACE_COUNT, placeIndex } from '../content/places.ts';
import { uncoveredBy } from '../outlook/places.ts';
import type { Told } from '../events.ts';
import { discardFromStash, take } from '../stages/bank.ts';
import { stages } from '../stages/index.ts';
import { deedsOf } from '../stages/options.ts';
import { copy, type Frame, GRADUATED, holdingOf, SOLD, type State } from '../state.ts';
import type { Outlook } from './outlook.ts';
import { type Left, valueOf } from './value.ts';

// Every option is tried on a copy of the table, with every number of the die; what it asks then is answered as well as
// possible.

/** What a stage does is done on a copy; whatever it asks next is kept to be looked at. */
class Trial implements Flow<State, Told> {
  readonly state: State;
  readonly die: number;
  next: Frame | null = null;
  rolled = false;

  constructor(state: State, die: number) {
    this.state = state;
    this.die = die;
  }

  push(frame: Frame): void {
    this.next = frame;
  }

  become(): void {}
  done(): void {}
  finish(): void {}
  tell(): void {}

  chance(): number {
    this.rolled = true;
    return this.die;
  }

  shuffle<T>(items: T[]): T[] {
    return items;
  }
}

const DICE = 6;
/** What a look into a lane is worth. */
const A_LOOK = 0.4;

/** What the table is worth to me: my own value, less what the others have of it. */
function standing(o: Outlook, s: State, left: Left): number {
  let others = 0;
  for (let seat = 0; seat < s.seats; seat += 1) if (seat !== o.me) others += valueOf(o, s, seat, left);
  return valueOf(o, s, o.me, left) - (o.envy * others) / (s.seats - 1);
}

/** The worth of an answer to the question of this frame, over all numbers of the die. */
function worthOfAnswer(o: Outlook, from: State, frame: Frame, value: Id, left: Left): number {
  const stage = stages[frame.stage];
  if (stage.kind !== 'ask') return 0;
  let sum = 0;
  for (let die = 0; die < DICE; die += 1) {
    const s = copy(from);
    const trial = new Trial(s, die);
    stage.answer(s, frame, { by: o.me, value }, trial);
    sum += trial.next === null ? standing(o, s, left) : worthOfQuestion(o, s, trial.next, left);
    if (!trial.rolled) return sum; // no die: the first try says it all
  }
  return sum / DICE;
}

function worthOfQuestion(o: Outlook, s: State, frame: Frame, left: Left): number {
  if (frame.stage === 'officer') return standing(o, s, left) + A_LOOK;
  const stage = stages[frame.stage];
  if (stage.kind !== 'ask') return standing(o, s, left);
  const domain = stage.offer(s, frame, o.me);
  if (domain.kind !== 'pick') return standing(o, s, left);
  let best = Number.NEGATIVE_INFINITY;
  for (const value of domain.from) best = Math.max(best, worthOfAnswer(o, s, frame, value, left));
  return best;
}

/** A little of chance, so that two alike do not always do the same. */
function noise({ rng }: Outlook): number {
  return rng.below(1000) / 20_000;
}

/** The best answer to the question that stands on top. */
export function bestOf(o: Outlook, options: readonly Id[]): Id {
  const frame = o.s.stack.at(-1)!;
  let best = options[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = worthOfAnswer(o, o.s, frame, option, o) + noise(o);
    if (worth <= most) continue;
    most = worth;
    best = option;
  }
  return best;
}

interface Choice {
  readonly option: string;
  readonly worth: number;
}

/** The best of these by what the table is worth afterwards; nothing when none of them is of this sort. */
function bestDeed(o: Outlook, s: State, options: readonly string[], sort: (deed: Deed) => boolean): Choice | null {
  const frame: Frame = { stage: 'action', by: o.me, tried: GRADUATED | SOLD };
  let best: Choice | null = null;
  for (const option of options) {
    const deed = deedOf(option)!;
    if (!sort(deed)) continue;
    const worth = worthOfAnswer(o, s, frame, option, leftAfter(o, deed)) - opened(o, deed) + noise(o);
    if (best === null || worth > best.worth) best = { option, worth };
  }
  return best;
}

function isSale({ act }: Deed): boolean {
  return act === 'sell';
}

/** A sale must bring this much to be worth it. */
const SALE = 0.15;

/** The best REQUIRED ACTION; a sale before it only if that leads to something better still. */
export function turnAdvice(o: Outlook, options: readonly string[]): string {
  if (options.includes(GRADUATE)) return GRADUATE; // it costs nothing
  const best = bestDeed(o, o.s, options, (deed) => !isSale(deed))!;
  const sale = bestDeed(o, o.s, options, isSale);
  if (sale === null || sale.worth < standing(o, o.s, o)) return best.option;
  const { card } = deedOf(sale.option) as Extract<Deed, { act: 'sell' }>;
  const sold = copy(o.s);
  discardFromStash(sold, o.me, card);
  take(sold, o.me, CASHED);
  const then = bestDeed(o, sold, deedsOf(sold, o.me, GRADUATED | SOLD), () => true)!;
  return then.worth > best.worth + SALE ? sale.option : best.option;
}

/** What is left of the kinds when this card is taken. */
function leftAfter(o: Outlook, deed: Deed): Left {
  if (deed.act !== 'buy' && deed.act !== 'discard' && deed.act !== 'activate') return o;
  const card = o.s.layout[deed.from * PLACE_COUNT + deed.at]!;
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
