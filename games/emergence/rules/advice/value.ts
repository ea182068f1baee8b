import { type Json, size } from '@tablewright/kernel';
import { blockCount, blocksInCity, type State, TYPES } from '../state.ts';
import { type Danger, exposure } from './danger.ts';
import { type Errands, NEXT } from './errands.ts';
import { eventGain } from './event.ts';
import type { Mind } from './mind.ts';
import { stockWorth } from './stock.ts';
import { purse, tokensIn, typesIn } from './worth.ts';

// What it is worth to end the turn somewhere.

/** A mind that has looked ahead. */
export interface Outlook extends Mind {
  readonly errands: Errands;
  readonly danger: Danger;
}

/** Somebody may call an event before I do anything else. */
export const SOON = 0.25;

/** The same with another table before it. Written out: for every option that is tried this is done again. */
export function at(o: Outlook, s: State): Outlook {
  return {
    me: o.me,
    human: o.human,
    belief: o.belief,
    ways: o.ways,
    s,
    stock: blocksInCity(s),
    need: o.need,
    caution: o.caution,
    manner: o.manner,
    trials: o.trials,
    errands: o.errands,
    danger: o.danger,
  };
}

/** What comes of an answer of mine. */
export function tried(o: Outlook, value: Json): Outlook {
  return at(o, o.trials.try(o.s, o.me, value).state);
}

/** With what I hold on the table now, on this tile. */
export function standing(
  o: Outlook,
  tile = o.s.at[o.me]!,
  event = o.errands.event,
  errand = errandWorth(o, tile),
): number {
  return ground(o, tile, event, errand) - exposure(o, o.danger, tile);
}

/** The same as long as nobody robs me. */
function ground(o: Outlook, tile: number, event: number, errand: number): number {
  const toEvent = event > 0 ? event * o.ways.nearEvent[tile]! : 0;
  return (
    purse(o.s.tokens[o.me]!) +
    0.1 * blockCount(o.s, o.me) +
    Math.max(errand, toEvent) +
    SOON * event +
    stockWorth(o, o.stock)
  );
}

/** What it is worth to stand on any of the tiles, whoever may rob me there: each is reckoned once. */
export function groundsOf(o: Outlook): (tile: number) => number {
  const known: (number | undefined)[] = [];
  return (tile) => (known[tile] ??= ground(o, tile, o.errands.event, errandWorth(o, tile)));
}

/** The same after tokens have come or gone. */
export function standingAnew(o: Outlook, tile = o.s.at[o.me]!): number {
  return standing(o, tile, eventGain(o, o.s.tokens));
}

/** The same after compiling: the next errand begins with what is left. */
export function standingAfresh(o: Outlook): number {
  const errand = NEXT + 0.3 * size(typesIn(o.s.held, o.me * TYPES));
  return standing(o, o.s.at[o.me], eventGain(o, o.s.tokens), errand);
}

/** The best errand from a tile; blocks for which it was not worked out make it richer. */
function errandWorth({ s, me, errands }: Outlook, tile: number): number {
  const types = typesIn(s.held, me * TYPES, errands.whole);
  const richer = tokensIn(s.held, me * TYPES) - errands.tokens[types]!;
  return errands.worth(types, tile) + 0.4 * richer;
}
