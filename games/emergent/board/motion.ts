import type { Lies, Moved, Seat, Shows } from '@tablewright/board';
import type { Told, View } from '@tablewright/emergent-rules';
import { cityThing, PRODUCT } from '@tablewright/emergent-rules/content';
import { seatThing } from '@tablewright/kernel';
import { change } from './look.ts';
import type { Event } from './props.ts';

// Where everything lies, and what there is to see of a round besides what moves.

/**
 * Ledger 8: a whole execution phase takes under 30 seconds. So it does at the brisk pace with which everybody begins, which is
 * half of this; twelve cities go by faster than four.
 */
export const PACE = { step: 3200, all: 50_000 };

export const standPlace = (code: string): string => `stand:${code}`;
export const cardPlace = (city: string): string => `card:${city}`;
/** The products of a player are alike. */
const cubeOf = (seat: Seat): string => `cube:${seat}`;
/** Whose product it is; null for anything else. */
export function cubeOwner(what: string): Seat | null {
  return what.startsWith('cube:') ? Number(what.slice('cube:'.length)) : null;
}
/** From which region to which city's card; null for any other way. */
export function placedOn({ from, to }: Pick<Moved, 'from' | 'to'>): { region: string; city: string } | null {
  if (!from.startsWith('stand:') || !to.startsWith('card:')) return null;
  return { region: from.slice('stand:'.length), city: to.slice('card:'.length) };
}
const MONEY = 'money:';

/** '+$25' for money on its way, null for anything else. */
export function moneyIn(what: string): string | null {
  return what.startsWith(MONEY) ? what.slice(MONEY.length) : null;
}

type CueOf<T extends Told['type']> = T extends T ? { readonly kind: T; readonly told: Event<T> } : never;

/** A step of a round, as long as it is looked at. */
export type Cue = CueOf<
  | 'revealed'
  | 'demand'
  | 'city'
  | 'shipped'
  | 'income'
  | 'transport'
  | 'forced'
  | 'operating'
  | 'liquidated'
  | 'closed'
  | 'placed'
>;

function placesOf(view: View): Lies[] {
  return [
    ...view.players.flatMap(({ stock }, seat) =>
      Object.entries(stock).map(([code, count]): Lies => ({ what: cubeOf(seat), place: standPlace(code), count })),
    ),
    ...(isExecuted(view) ? view.results.flatMap((result) => [...onTrack(result), ...moneyOf(view, result)]) : []),
  ];
}

/** The cards of the round that was revealed last still lie there. */
function isExecuted({ executed, round }: View): boolean {
  return executed > 0 && executed === round;
}

type Result = View['results'][number];

function onTrack({ city, track }: Result): Lies[] {
  return track.map((bands, seat) => ({
    what: cubeOf(seat),
    place: cardPlace(city),
    count: bands.reduce((sum, n) => sum + n, 0),
  }));
}

/** What a city pays lies there until the income is paid out, and what the transport costs until that is paid. */
function moneyOf(view: View, { city, shipments }: Result): Lies[] {
  const stage = view.now.at(-1)?.stage ?? '';
  const placeOf = (seat: Seat, before: readonly string[]): string =>
    before.includes(stage) ? cityThing(city) : seatThing(seat);
  return (shipments ?? []).flatMap(({ seat, units, transport }): Lies[] => {
    const money = (name: string, amount: number, before: readonly string[]): Lies[] =>
      amount === 0
        ? []
        : [{ what: `${MONEY}${change(amount)}`, id: `${name}:${city}:${seat}`, place: placeOf(seat, before) }];
    return [
      ...money('income', units * PRODUCT.sale, BEFORE_INCOME),
      ...money('transport', -transport, BEFORE_TRANSPORT),
    ];
  });
}

const BEFORE_INCOME = ['sell', 'ship'];
const BEFORE_TRANSPORT = [...BEFORE_INCOME, 'income'];

export const shows: Shows<View, Told, Cue> = {
  placesOf,
  cues: {
    revealed: (told) => ({ kind: 'revealed', told }),
    // EMT-812 in an open market the cards of the next round come with the end of this one: they are simply there
    demand: (told, _before, view) => (view.executed === told.round ? { kind: 'demand', told } : []),
    city: (told) => ({ kind: 'city', told }),
    shipped: (told) => ({ kind: 'shipped', told }),
    income: (told) => ({ kind: 'income', told }),
    transport: (told) => ({ kind: 'transport', told }),
    forced: (told) => ({ kind: 'forced', told }),
    operating: (told) => ({ kind: 'operating', told }),
    liquidated: (told) => ({ kind: 'liquidated', told }),
    closed: (told) => ({ kind: 'closed', told }),
    placed: (told) => ({ kind: 'placed', told }),
  },
  takes: {
    revealed: 850,
    demand: 850,
    city: 520,
    shipped: 500,
    income: 800,
    transport: 800,
    forced: 850,
    operating: 800,
    liquidated: 800,
    closed: 850,
  },
  lingers: { placed: 6000 },
  flight: { ms: 400, apart: 22, most: 12 },
};
