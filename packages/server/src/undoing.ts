import type { Entry, Seat } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { isLaid, laidValues, withLaid } from './countdown.ts';
import { seatName } from './info.ts';
import type { Match } from './match.ts';
import type { Meta } from './meta.ts';
import { BOT_PLAYS, type Reply, refuse } from './reply.ts';

// Taking back: alone while nobody has built on it and the own clock pays for the time that others have thought since, beyond that with the consent of all people at the table. Bots on seats of
// their own are not asked; a bot that plays for a person agrees to nothing.

/** Either something is written into the log, or who has still to agree has changed, or a sentence says why not. */
export type Undoing =
  | { readonly ok: true; readonly entry: Entry }
  | { readonly ok: true; readonly meta: Meta }
  | Extract<Reply, { ok: false }>;

/** `affords`: whether this seat's clock can pay for taking back what it may; otherwise that needs the others too. */
export function requestUndo(
  meta: Meta,
  match: Match,
  person: string,
  seat: Seat,
  affords: (entry: Entry) => boolean,
  now: number,
): Undoing {
  if (match.outcome !== null) return refuse(say`The game is over.`);
  if (meta.seats[seat]!.standIn) return BOT_PLAYS;
  if (isLaid(meta, seat)) return { ok: true, meta: withLaid(meta, seat, null, match.waiting, now) };
  const verdict = match.mayUndo(seat, laidValues(meta));
  const entry: Entry = { type: 'undo', seat };
  if (verdict.ok && affords(entry)) return { ok: true, entry };
  const to = match.lastAnswerOf(seat);
  if (to < 0) return refuse(verdict.ok ? say`There is nothing to take back.` : verdict.why);
  const needs = otherPeople(meta, person);
  if (needs.length === 0) return { ok: true, entry: rewindTo(meta, to, seat) };
  const { undo } = meta;
  if (undo !== null && undo.seat !== seat) {
    return refuse(say`${seatName(meta, undo.seat)} asks to take something back; that has to be answered first.`);
  }
  if (undo !== null && undo.to === to) return { ok: true, meta };
  const number = meta.undoRequests + 1;
  return {
    ok: true,
    meta: { ...meta, undo: { number, seat, to, needs, since: match.versionOf(to) }, undoRequests: number },
  };
}

/**
 * The seats of all other people, also where a bot plays for one of them: it was put there by an opponent or by a clock, and
 * must not give away what its person would have said no to.
 */
function otherPeople({ seats }: Meta, person: string): Seat[] {
  return [...seats.keys()].filter((seat) => seats[seat]!.kind === 'person' && seats[seat]!.person !== person);
}

/** `number`: the request that was seen */
export function consentToUndo(meta: Meta, seat: Seat, number: number, agree: boolean): Undoing {
  const { undo } = meta;
  if (undo === null) return refuse(say`Nobody asks to take anything back.`);
  if (undo.number !== number) return refuse(say`That request is no longer there; look at what is asked now.`);
  if (!agree) return { ok: true, meta: { ...meta, undo: null } };
  if (undo.seat === seat) return refuse(say`The others have to agree.`);
  if (!undo.needs.includes(seat)) return refuse(say`You have agreed already.`);
  const needs = undo.needs.filter((other) => other !== seat);
  if (needs.length === 0) {
    // Everybody has: what was asked for cannot have been asked of fewer.
    return { ok: true, entry: rewindTo(meta, undo.to, undo.seat) };
  }
  return { ok: true, meta: { ...meta, undo: { ...undo, needs } } };
}

/**
 * All have agreed. So has whoever asked, with every seat: one of them may have been a guest's who has signed in since, and the table
 * is bound to that guest as to another person, whose consent the check would miss.
 */
function rewindTo(meta: Meta, to: number, asked: Seat): Entry {
  const { seats, sealed, shuffled } = meta;
  const { person } = seats[asked]!;
  const sealedAs = (seat: Seat): number | null | undefined => sealed?.seats[shuffled?.satAt[seat] ?? seat]?.person;
  const merged = [...seats.keys()].filter(
    (seat) => seats[seat]!.person === person && sealedAs(seat) !== sealedAs(asked),
  );
  const agreed = [...otherPeople(meta, person!), ...merged].sort((a, b) => a - b);
  return { type: 'rewind', to, asked, agreed };
}

/** A request to go back is dropped when whoever made it plays on, or when there is nothing left to go back in. */
export function withoutRequestOf(meta: Meta, seat: Seat, over: boolean): Meta {
  const { undo } = meta;
  return undo !== null && (over || undo.seat === seat) ? { ...meta, undo: null } : meta;
}
