import { isWhole } from './json.ts';

/** A place at the table, 0 … seats − 1, clockwise. */
export type Seat = number;

/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/** The seat for which a view is put into words; a spectator is asked nothing, and any seat will do. */
export function mySeat({ me }: { readonly me: Viewer }): Seat {
  return me === 'spectator' ? 0 : me;
}

/** A set of seats as bits, so that asking "who is waited for" allocates nothing. */
export type Seats = number;

export const NOBODY: Seats = 0;

export function only(seat: Seat): Seats {
  return 1 << seat;
}

export function everybody(seats: number): Seats {
  return (1 << seats) - 1;
}

/** Is this a place at a table of so many? `includes` alone would take seat 32, or half a seat, for seat 0. */
export function isSeat(seat: unknown, seats: number): seat is Seat {
  return isWhole(seat) && seat >= 0 && seat < seats;
}

export function includes(set: Seats, seat: Seat): boolean {
  return (set & (1 << seat)) !== 0;
}

export function without(set: Seats, seat: Seat): Seats {
  return set & ~(1 << seat);
}

/** The lowest seat of a set that is not empty. */
export function lowest(set: Seats): Seat {
  return 31 - Math.clz32(set & -set);
}

export function list(set: Seats): Seat[] {
  const seats: Seat[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) seats.push(lowest(rest));
  return seats;
}

/** How many seats are in a set. */
export function size(set: Seats): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Those among the seats who have the most of it. */
export function most(seats: readonly Seat[], of: readonly number[]): Seat[] {
  const highest = Math.max(...seats.map((seat) => of[seat]!));
  return seats.filter((seat) => of[seat] === highest);
}

/** The seats from one seat on, clockwise, once round the table. */
export function clockwiseFrom(seat: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, step) => (seat + step) % seats);
}
