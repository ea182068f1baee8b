import { chanceFrom, drawOrder } from './chance.ts';
import { canonicalJson, type Json } from './json.ts';
import { sha256, toHex, utf8 } from './sha256.ts';

// Both sides are bound before either shows anything:
//
//   1. every browser sends the hash of its salt
//   2. the table publishes its commitment: one hash over its secret, the game, its options, who sits where, and the salts' hashes
//   3. every browser that finds its own hash in there shows its salt
//   4. the seed of all chance is the hash of all of it
//
// The table chose its secret before it knew a salt, and nobody chose a salt after seeing another one. A bot has no bytes of its
// own that somebody could choose for it: its salt follows from the commitment.

/** A type alias, so that it counts as plain JSON. */
export type SealedSeat = {
  readonly name: string;
  /** people are numbered in the order in which they sit, and one who has several seats has one number; null for a bot */
  readonly person: number | null;
  /** null where nobody has brought a salt */
  readonly saltHash: string | null;
};

/** What is fixed before anybody shows a salt. Seats are in the order in which people sat down. */
export interface Sealing {
  readonly secretHash: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: { readonly [name: string]: Json };
  readonly seatOrder: 'shuffled' | 'fixed';
  readonly seats: readonly SealedSeat[];
}

function hash(text: string): string {
  return toHex(sha256(utf8(text)));
}

export function commitmentTo({ secretHash, game, rulesVersion, options, seatOrder, seats }: Sealing): string {
  const fixed = {
    secretHash,
    game,
    rulesVersion,
    options,
    seatOrder,
    seats: seats.map(({ name, person, saltHash }) => ({ name, person, saltHash })),
  };
  return hash(`tablewright table 2\n${canonicalJson(fixed)}`);
}

export function saltHashOf(salt: string): string {
  return hash(`tablewright salt 2\n${salt}`);
}

/** The salt of a seat for which nobody has brought one. */
export function saltByRule(commitment: string, place: number): string {
  return hash(`tablewright bot 2\n${commitment}\n${place}`);
}

/** The seed that chance is drawn from. Lengths are part of it, so that no two lists of salts run together. */
export function sealedSeed(commitment: string, secret: string, salts: readonly string[]): string {
  const all = salts.map((salt) => `${salt.length}:${salt}\n`).join('');
  return hash(`tablewright seed 2\n${commitment}\n${secret}\n${all}`);
}

/** The seats, shuffled: for each of them, the place of its player before. A seed of its own, so that no rule can draw it again. */
export function drawnSeats(seed: string, seats: number): number[] {
  return drawOrder(chanceFrom(hash(`tablewright seats 2\n${seed}`)), seats, 'seats');
}
