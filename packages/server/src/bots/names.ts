// Bots are called after people and machines that began it all, so that a log reads like a story and nobody takes them for
// friends.

import { looksLike } from '../look-alikes.ts';

const NAMES = [
  'Ada',
  'Boole',
  'Colossus',
  'Dijkstra',
  'Eliza',
  'Floyd',
  'Gödel',
  'Hopper',
  'Iverson',
  'Jacquard',
  'Knuth',
  'Lovelace',
  'Mauchly',
  'Noether',
  'Oracle',
  'Pascal',
] as const;

/** A name for the bot on this seat that nobody at the table has, nor one that looks like it. */
export function botName(seats: readonly { readonly name: string }[], seat: number): string {
  for (let n = 0; n < NAMES.length; n += 1) {
    const name = NAMES[(seat + n) % NAMES.length]!;
    if (!seats.some((other) => looksLike(other.name, name))) return name;
  }
  return `Bot ${seat + 1}`;
}
