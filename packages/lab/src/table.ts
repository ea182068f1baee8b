import {
  type Base,
  clockwiseFrom,
  fastRng,
  type Game,
  includes,
  type Json,
  lowest,
  NOBODY,
  type Rng,
  type Seat,
  type Seats,
  settle,
  size,
} from '@tablewright/kernel';
import { askBot, type Bot, botNamed, dealBots, hearBot } from './bots.ts';
import { Ears } from './ears.ts';
import type { TableSetup } from './setup.ts';
import type { Seeds } from './seeds.ts';

/** Bots who have sat down to one game. */
export interface Table {
  readonly names: readonly string[];
  readonly bots: readonly Bot[];
  /** draws who answers first where several are asked */
  readonly order: Rng;
  /** what each seat was told; null where nobody listens, since to note it takes time */
  readonly ears: Ears | null;
}

export function sitDown(game: Game, setup: TableSetup, seeds: Seeds, index: number): Table {
  const names = dealBots(setup.bots, setup.seats, index);
  const kinds = names.map(botNamed);
  return {
    names,
    bots: kinds.map((kind, seat) => kind.sit(game, seat, fastRng(seeds.bots + seat))),
    order: fastRng(seeds.order),
    ears: game.weigh !== undefined && kinds.some(({ listens }) => listens) ? new Ears(setup.seats) : null,
  };
}

/** What is said next at a table: by whom, and in the words of a complaint when a bot said something impossible. */
export interface Next {
  readonly seat: Seat;
  readonly value: Json;
  readonly complaint: string | null;
}

/**
 * What somebody says who may speak without being asked; else some waiting seat's answer. In place of an impossible one stands
 * what is answered for somebody who is away.
 */
export function nextAnswer(game: Game, s: Base, table: Table): Next | null {
  const waiting = game.waiting(s);
  if (waiting === NOBODY) return null;
  const may = game.mayAnswer(s);
  const spoken = may === NOBODY ? null : unasked(game, s, table, may);
  return spoken ?? asked(game, s, table, waiting);
}

function asked(game: Game, s: Base, table: Table, waiting: Seats): Next {
  const seat = anyOf(waiting, table.order);
  const said = askBot(game, s, seat, table.bots[seat]!, table.ears?.of(seat) ?? []);
  const value = settle(game.offer(s, seat), said);
  if (value !== undefined) return { seat, value, complaint: null };
  return { seat, value: game.absent(s, seat), complaint: impossible(s, table, seat, said) };
}

function impossible(s: Base, table: Table, seat: Seat, said: Json): string {
  const about = s.stack.at(-1)?.stage ?? '';
  return `${table.names[seat]} on seat ${seat} answered ${JSON.stringify(said)} to '${about}', which is not on offer`;
}

/** The first who speaks, from a seat on that is drawn. Something impossible is said by nobody, but complained about. */
function unasked(game: Game, s: Base, table: Table, may: Seats): Next | null {
  for (const seat of clockwiseFrom(table.order.below(s.seats), s.seats)) {
    if (!includes(may, seat)) continue;
    const said = hearBot(game, s, seat, table.bots[seat]!, table.ears?.of(seat) ?? []);
    if (said === null) continue;
    const value = settle(game.offer(s, seat), said);
    if (value !== undefined) return { seat, value, complaint: null };
    return { ...asked(game, s, table, game.waiting(s)), complaint: impossible(s, table, seat, said) };
  }
  return null;
}

/** Any order of answers must do, so a seat is drawn; where one seat is asked nothing is. */
function anyOf(waiting: Seats, rng: Rng): Seat {
  const count = size(waiting);
  let rest = waiting;
  for (let skip = count === 1 ? 0 : rng.below(count); skip > 0; skip -= 1) rest &= rest - 1;
  return lowest(rest);
}
