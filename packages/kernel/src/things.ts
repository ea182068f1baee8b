import type { Seat } from './seats.ts';
import type { OptionWords } from './spec.ts';

// What an option is about: things on the table, by the ids under which a board draws them. Most are a game's own; players sit at every table.

/** A player, with all that lies there. */
export const seatThing = (seat: Seat): string => `seat:${seat}`;

/** An option in words, and the things that it is about: what moves first, where it goes last. */
export function about(says: string, ...things: readonly string[]): OptionWords {
  return { says, about: things };
}
