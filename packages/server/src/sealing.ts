import {
  commit,
  commitmentTo,
  drawnSeats,
  saltByRule,
  saltHashOf,
  type Seat,
  sealedSeed,
  sealingOf,
  seedOf,
} from '@tablewright/kernel';
import { type Meta, newSecret, seatsOf } from './meta.ts';

// The proof of fairness, as the table keeps it (`sealing.ts` of the kernel says what it proves): hashes of salts come in, the
// table binds itself to all that is fixed, the salts are shown, and the game begins.

/** What all chance at a table comes out of, and what the chain of its log begins with. */
export interface Origin {
  readonly seed: string;
  /** null for games that prove nothing: those that go on from another one, and those from before there was a chain */
  readonly chain: { readonly commitment: string; readonly secret: string; readonly salts: readonly string[] } | null;
}

export function originOf(meta: Meta): Origin {
  const { secret, commitment, sealed } = meta;
  const salts = meta.seats.map(({ salt }) => salt);
  if (sealed === null || commitment === null) return { seed: seedOf(secret, salts), chain: null };
  const placed = byPlace(meta, salts);
  return { seed: sealedSeed(commitment, secret, placed), chain: { commitment, secret, salts: placed } };
}

/** By the place where people sat down before the seats were drawn. */
function byPlace<T>({ shuffled }: Meta, bySeat: readonly T[]): T[] {
  const placed = bySeat.slice();
  for (const [seat, place] of (shuffled?.satAt ?? []).entries()) placed[place] = bySeat[seat]!;
  return placed;
}

/** The table binds itself. Whoever is not here cannot show a salt, and would be waited for: what they promised is left out. */
export function sealedNow(meta: Meta, isPresent: (person: string) => boolean): Meta {
  const people = [...new Set(meta.seats.flatMap(({ person }) => person ?? []))];
  const seats = meta.seats.map((one) => ({
    ...one,
    saltHash: one.person !== null && isPresent(one.person) ? one.saltHash : null,
    salt: '',
  }));
  const sealed = {
    seatOrder: meta.seatOrder,
    seats: seats.map(({ name, person, saltHash }, seat) => ({
      name: name || `Seat ${seat + 1}`,
      person: person === null ? null : people.indexOf(person),
      saltHash,
    })),
  };
  const commitment = commitmentTo(sealingOf(meta, meta.secret, sealed));
  return { ...meta, seats, sealed, commitment, calledOff: null };
}

/** The seats that have promised a salt and not shown it. */
export function missingSalts({ seats, sealed }: Meta): Seat[] {
  if (sealed === null) return [];
  return [...seats.keys()].filter((seat) => seats[seat]!.saltHash !== null && seats[seat]!.salt === '');
}

export function fitsPromise(meta: Meta, person: string, salt: string): boolean {
  return meta.seats.every((one) => one.person !== person || one.saltHash === saltHashOf(salt));
}

/** The table as its game begins: all salts are shown, and where the host has not fixed the seats they are drawn. `chat`: lines of it so far. */
export function begun(before: Meta, chat: number): Meta {
  const { commitment } = before;
  const seats = before.seats.map((one, place) =>
    one.saltHash === null ? { ...one, salt: saltByRule(commitment!, place) } : one,
  );
  const meta = { ...before, seats, started: true };
  if (meta.seatOrder === 'fixed') return meta;
  const satAt = drawnSeats(originOf(meta).seed, seats.length);
  return { ...meta, seats: satAt.map((place) => seats[place]!), shuffled: { satAt, chat } };
}

/**
 * Somebody has not shown what they promised. They may have seen the salts of others: what is bound now must not be dealt from, nor
 * may it be gone on with in another way that they could choose by their silence. Everything is promised anew.
 */
export function startCalledOff(meta: Meta): Meta {
  const missing = missingSalts(meta).map((seat) => meta.seats[seat]!.name);
  return {
    ...meta,
    seats: meta.seats.map((one) => ({ ...one, salt: '', saltHash: null })),
    secret: newSecret(),
    commitment: null,
    sealed: null,
    calledOff: [...new Set(missing)],
  };
}

export function secretHashOf({ secret }: Meta): string {
  return commit(secret);
}

/** This person's own seats in another form. */
export function withOwnSeats(meta: Meta, person: string, change: { salt?: string; saltHash?: string }): Meta {
  const own = seatsOf(meta, person);
  return { ...meta, seats: meta.seats.map((one, seat) => (own & (1 << seat) ? { ...one, ...change } : one)) };
}
