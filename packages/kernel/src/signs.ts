import type { Event } from './state.ts';

// What deeds say about secret roles, as it was learned from many games: `tablewright lab signs` writes such a table beside a game's
// rules, and the game's `weigh` asks it how well the roles of a sampled world fit what everybody has been seen to do (docs/bots.md).

/** By the name of a deed: how often, or how much of it, somebody has been seen to do. */
export type Deeds = Map<string, number>;

/** What there is to be learned about roles in a game. */
export interface Witness<E extends Event = Event> {
  /** the roles as `role` names them */
  readonly roles: readonly string[];
  /**
   * By seat: what everybody has seen it do, out of what was told. What only one seat was told must not count: the table is learned
   * from what all were told, and would say something else to each seat.
   */
  deedsIn(told: readonly E[], seats: number): Deeds[];
}

/** As it stands in a file: logarithms of how much likelier a role becomes, numbers by role with blanks between them. */
export interface Signs {
  readonly roles: string;
  /** of somebody who has done nothing yet */
  readonly none: string;
  /** by deed: for the square root of its amount, then for how far that is above the mean of the table */
  readonly deeds: Readonly<Record<string, string>>;
}

/** Numbers by seat and role: how well the deeds fit, as log-odds; only their differences count. */
export type Fit = readonly (readonly number[])[];

/** Whatever somebody does: no role is ever less likely by deeds alone than once in so many (as a logarithm). */
const SURE = 4;

/** Adds an amount to what a seat has done. */
export function addDeed(deeds: readonly Deeds[], seat: number, deed: string, amount = 1): void {
  const mine = deeds[seat];
  mine?.set(deed, (mine.get(deed) ?? 0) + amount);
}

export function noDeeds(seats: number): Deeds[] {
  return Array.from({ length: seats }, () => new Map<string, number>());
}

/** The hundredth deed of a kind says less than the first. */
export function dampened(amount: number): number {
  return Math.sqrt(Math.max(0, amount));
}

/** Reads the table when somebody asks first: whoever learns it anew must be able to load the game. */
export function fitOf<E extends Event>(signs: Signs, witness: Witness<E>): (told: readonly E[], seats: number) => Fit {
  let known: Table | null = null;
  return (told, seats) => {
    known ??= tableOf(signs, witness.roles);
    return fitIn(known, witness.deedsIn(told, seats));
  };
}

interface Table {
  readonly none: readonly number[];
  readonly deeds: readonly { readonly deed: string; readonly own: number[]; readonly beside: number[] }[];
}

function tableOf({ roles, none, deeds }: Signs, expected: readonly string[]): Table {
  if (roles !== expected.join(' ')) {
    throw new Error(
      `the signs are about ${roles}, but the roles are ${expected.join(' ')}: run tablewright lab signs again`,
    );
  }
  return {
    none: numbersIn(none, expected.length),
    deeds: Object.entries(deeds).map(([deed, text]) => {
      const numbers = numbersIn(text, 2 * expected.length);
      return { deed, own: numbers.slice(0, expected.length), beside: numbers.slice(expected.length) };
    }),
  };
}

function numbersIn(text: string, count: number): number[] {
  const numbers = text.split(' ').map(Number);
  if (numbers.length !== count || numbers.some(Number.isNaN)) {
    throw new Error(`'${text}' is not ${count} numbers: run tablewright lab signs again`);
  }
  return numbers;
}

function fitIn({ none, deeds }: Table, done: readonly Deeds[]): Fit {
  const fit = done.map(() => none.slice());
  for (const { deed, own, beside } of deeds) {
    const amounts = done.map((mine) => dampened(mine.get(deed) ?? 0));
    const mean = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
    for (const [seat, amount] of amounts.entries()) {
      const mine = fit[seat]!;
      for (let role = 0; role < own.length; role += 1) {
        mine[role]! += own[role]! * amount + beside[role]! * (amount - mean);
      }
    }
  }
  return fit.map((mine) => {
    const best = Math.max(...mine);
    return mine.map((odds) => Math.max(-SURE, odds - best));
  });
}
