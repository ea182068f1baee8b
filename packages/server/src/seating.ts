import type { Seat } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import type { BotLevel } from '@tablewright/protocol';
import {
  botSeat,
  freeName,
  levelOf,
  type Meta,
  newLinks,
  OPEN_SEAT,
  personSeat,
  seatsOf,
  type Somebody,
  withSeat,
} from './meta.ts';
import { type Reply, refuse } from './reply.ts';
import { fitsPromise, withOwnSeats } from './sealing.ts';

// Before the game: who sits where. Each command gives the table as it is then, or a sentence.

export type Seated = { readonly ok: true; readonly meta: Meta } | Extract<Reply, { ok: false }>;

const BEGUN = refuse(say`The game has begun; the seats are taken.`);
const FIXED = refuse(say`The game is about to begin; the seats are fixed.`);
const HOST_ONLY = refuse(say`Only the host of the table may do that.`);

function done(meta: Meta): Seated {
  return { ok: true, meta };
}

/** Sits down, changes the seat, or takes another name. */
export function sit(meta: Meta, who: Somebody, wanted: Seat | undefined): Seated {
  const own = meta.seats.findIndex(({ person }) => person === who.id);
  const seat = wanted ?? (own >= 0 ? own : meta.seats.findIndex(({ kind }) => kind === 'open'));
  const there = meta.seats[seat];
  if (there === undefined) {
    return refuse(wanted === undefined ? say`Every seat is taken; you can watch.` : say`This table has no such seat.`);
  }
  // Names are bound too.
  if (there.person === who.id && meta.sealed !== null && !meta.started) return FIXED;
  if (there.person === who.id) return done(withSeat(meta, seat, { name: freeName(meta.seats, who.name, seat) }));
  if (meta.started) return BEGUN;
  if (meta.sealed !== null) return FIXED;
  if (meta.mode === 'pass') {
    if (who.id !== meta.host) return refuse(say`All people at this table share one device.`);
    return done(withSeat(meta, seat, personSeat(who.id, freeName(meta.seats, who.name, seat))));
  }
  if (there.kind === 'person') return refuse(say`${there.name} sits there.`);
  if (there.kind === 'bot' && meta.host !== who.id) return refuse(say`A bot sits there; the host can free the seat.`);
  const left = own < 0 ? meta : withSeat(meta, own, OPEN_SEAT);
  const { saltHash } = own < 0 ? OPEN_SEAT : meta.seats[own]!;
  return done(withSeat(left, seat, { ...personSeat(who.id, freeName(left.seats, who.name, seat)), saltHash }));
}

export function stand(meta: Meta, person: string, seat: Seat): Seated {
  const there = meta.seats[seat];
  if (meta.started) return refuse(say`The game has begun. A bot can play for you while you are away.`);
  if (meta.sealed !== null) return FIXED;
  if (there === undefined || there.kind !== 'person') return refuse(say`Nobody sits there.`);
  if (there.person !== person && meta.host !== person) return HOST_ONLY;
  if (meta.mode === 'pass') return done(withSeat(meta, seat, botSeat(meta.seats, seat)));
  return done(withSeat(meta, seat, OPEN_SEAT));
}

/** Sends somebody away, before the game; with the old links nobody comes in any more. */
export function putOut(meta: Meta, person: string, seat: Seat): Seated {
  const there = meta.seats[seat];
  if (meta.started) return refuse(say`The game has begun; nobody can be sent away. You can mute them for yourself.`);
  if (meta.sealed !== null) return FIXED;
  if (meta.host !== person) return HOST_ONLY;
  if (there === undefined || there.person === null) return refuse(say`Nobody sits there.`);
  if (there.person === person) return refuse(say`You are the host; you can only get up.`);
  const free = { ...meta, seats: meta.seats.map((one) => (one.person === there.person ? OPEN_SEAT : one)) };
  return done({ ...free, ...newLinks(), putOut: [...meta.putOut, there.person] });
}

export function renewLinks(meta: Meta, person: string): Seated {
  return meta.host === person ? done({ ...meta, ...newLinks() }) : HOST_ONLY;
}

export function muteWatchers(meta: Meta, person: string, on: boolean): Seated {
  if (meta.host !== person) return HOST_ONLY;
  return done(on === meta.watchersMuted ? meta : { ...meta, watchersMuted: on });
}

export function seatBot(
  meta: Meta,
  person: string,
  { seat, on, level }: { readonly seat: Seat; readonly on: boolean; readonly level?: BotLevel | undefined },
): Seated {
  const there = meta.seats[seat];
  if (meta.started) return BEGUN;
  if (meta.sealed !== null) return FIXED;
  if (meta.host !== person) return HOST_ONLY;
  if (there === undefined) return refuse(say`This table has no such seat.`);
  if (there.kind === 'person') return refuse(say`${there.name} sits there.`);
  if (!on) return done(there.kind === 'bot' ? withSeat(meta, seat, OPEN_SEAT) : meta);
  if (there.kind === 'open') return done(withSeat(meta, seat, botSeat(meta.seats, seat, level)));
  return done(level === undefined || level === levelOf(there) ? meta : withSeat(meta, seat, { level }));
}

const SEED_FIXED = refuse(say`The game has begun; what chance decides is fixed.`);

/** The hash of what this person is going to add to the seed. */
export function promiseSalt(meta: Meta, person: string, saltHash: string): Seated {
  if (meta.started || meta.sealed !== null) return SEED_FIXED;
  if (seatsOf(meta, person) === 0) return refuse(say`Only those who sit at the table add to its seed.`);
  return done(withOwnSeats(meta, person, { saltHash }));
}

/** What this person adds to the seed, now that everybody is bound. */
export function showSalt(meta: Meta, person: string, salt: string): Seated {
  if (meta.started) return SEED_FIXED;
  if (seatsOf(meta, person) === 0) return refuse(say`Only those who sit at the table add to its seed.`);
  if (meta.sealed === null)
    return refuse(say`What you add to the seed is shown when the host has started; send its hash now.`);
  if (!fitsPromise(meta, person, salt)) return refuse(say`That is not what you have promised to add to the seed.`);
  return done(withOwnSeats(meta, person, { salt }));
}

/** Why the game cannot begin yet; null when it can. */
export function whyNotStart(meta: Meta, person: string): Extract<Reply, { ok: false }> | null {
  if (meta.started || meta.sealed !== null) return refuse(say`The game has begun already.`);
  if (meta.host !== person) return HOST_ONLY;
  const free = meta.seats.findIndex(({ kind }) => kind === 'open');
  return free < 0 ? null : refuse(say`Seat ${free + 1} is still free: invite somebody, or let a bot sit there.`);
}
