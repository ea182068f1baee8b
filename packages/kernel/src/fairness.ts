import { chanceFrom, drawOrder, SEED_PATTERN } from './chance.ts';
import type { Json } from './json.ts';
import type { Entry } from './log.ts';
import type { SealedSeat, Sealing } from './sealing.ts';
import { fromHex, sha256, toHex, utf8 } from './sha256.ts';
import type { Outcome } from './state.ts';

// Before the first answer the table publishes a hash; every seat adds bytes of its own; chance comes out of both. When the game
// is over the secret is published and everybody can see that nothing was dealt on purpose. `sealing.ts` says what a table is bound
// to today; records from before, and those of bots among themselves, are bound to the secret alone.

export interface Fairness {
  /** known before the first answer: SHA-256 of the secret, or of all that was sealed */
  readonly commitment: string;
  /** what the seats added, by seat */
  readonly added: readonly string[];
  /** the seats as they were sealed, in the order in which people sat down */
  readonly sealed?: { readonly seatOrder: Sealing['seatOrder']; readonly seats: readonly SealedSeat[] };
  /** the last link of the log's chain */
  readonly head?: string;
  /** for each seat, where its player sat before the seats were shuffled; left out where they stayed as they sat down */
  readonly satAt?: readonly number[];
  /** known when the game is over */
  readonly secret?: string;
}

/** When the game is over. */
export type PublishedFairness = Fairness & { readonly secret: string };

export function commit(secret: string): string {
  return toHex(sha256(fromHex(secret)));
}

/** The seed that chance is drawn from, where only the secret is bound. Lengths are part of it, so that no two lists of words run together. */
export function seedOf(secret: string, added: readonly string[]): string {
  return toHex(
    sha256(utf8(`tablewright seed 1\n${secret}\n${added.map((words) => `${words.length}:${words}\n`).join('')}`)),
  );
}

/** The seats, shuffled: for each of them, the place of its player before. `added`: what they added, by that place. */
export function shuffledSeats(secret: string, added: readonly string[]): number[] {
  // A seed of its own: the game's is made of what the seats added in the order that comes out here.
  return drawOrder(chanceFrom(seedOf(secret, added)), added.length, 'seats');
}

/** What is wrong with the order of the seats, to go on a sentence; null where it is the one that the secret gives. */
export function seatsTrouble({ secret, added, satAt }: Fairness): string | null {
  if (satAt === undefined || secret === undefined) return null;
  // A record may say anything: a place where nobody sat has no words.
  const before = added.map((_, place) => added[satAt.indexOf(place)] ?? '');
  const should = JSON.stringify(shuffledSeats(secret, before));
  const is = JSON.stringify(satAt);
  return should === is ? null : `for the order of the seats the seed gives ${should}, but the record says ${is}`;
}

/** A game as it is written down: what `tablewright replay` and `verify` read. */
export interface GameRecord {
  readonly format: 1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly names: readonly string[];
  readonly options: Record<string, Json>;
  readonly fairness?: Fairness;
  readonly log: readonly Entry[];
  readonly outcome: Outcome | null;
}

export function isSecret(text: unknown): text is string {
  return typeof text === 'string' && SEED_PATTERN.test(text);
}
