import { type Entry, list, type Seat } from '@tablewright/kernel';
import { peopleIn } from './info.ts';
import type { Match } from './match.ts';
import type { Meta } from './meta.ts';
import { type Reply, refuse } from './reply.ts';

// Taking back: alone while nobody has built on it, with everybody's consent beyond that.

/** Either something is written into the log, or who has still to agree has changed, or a sentence says why not. */
export type Undoing =
  | { readonly ok: true; readonly entry: Entry }
  | { readonly ok: true; readonly meta: Meta }
  | Extract<Reply, { ok: false }>;

export function requestUndo(meta: Meta, match: Match, person: string, seat: Seat): Undoing {
  if (match.outcome !== null) return refuse('The game is over.');
  const verdict = match.mayUndo(seat);
  if (verdict.ok) return { ok: true, entry: { type: 'undo', seat } };
  const to = match.lastAnswerOf(seat);
  if (to < 0) return refuse(verdict.why);
  const everybody = (1 << meta.seats.length) - 1;
  const needs = list(peopleIn(meta, everybody)).filter((other) => meta.seats[other]!.person !== person);
  if (needs.length === 0) return { ok: true, entry: { type: 'rewind', to } };
  return { ok: true, meta: { ...meta, undo: { seat, to, needs } } };
}

export function consentToUndo(meta: Meta, seat: Seat, agree: boolean): Undoing {
  const { undo } = meta;
  if (undo === null) return refuse('Nobody asks to take anything back.');
  const without: Meta = { ...meta, undo: null };
  if (undo.seat === seat) return agree ? refuse('The others have to agree.') : { ok: true, meta: without };
  if (!undo.needs.includes(seat)) return refuse('You have agreed already.');
  return agree ? agreed(meta, [seat]) : { ok: true, meta: without };
}

/** These seats agree. */
export function agreed(meta: Meta, seats: readonly Seat[]): Extract<Undoing, { ok: true }> {
  const { undo } = meta;
  if (undo === null) return { ok: true, meta };
  const needs = undo.needs.filter((other) => !seats.includes(other));
  if (needs.length === 0) return { ok: true, entry: { type: 'rewind', to: undo.to } };
  return { ok: true, meta: { ...meta, undo: { ...undo, needs } } };
}

/** A request to go back is dropped when whoever made it plays on, or when there is nothing left to go back in. */
export function withoutRequestOf(meta: Meta, seat: Seat, over: boolean): Meta {
  const { undo } = meta;
  return undo !== null && (over || undo.seat === seat) ? { ...meta, undo: null } : meta;
}
