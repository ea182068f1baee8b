import { type Chance, copyChance } from './chance.ts';
import type { Json } from './json.ts';
import type { Seat } from './seats.ts';

/** Where the game stands: a stage and its local data. The stack of frames is part of the state. */
export interface Frame {
  stage: string;
}

/** How a game ended. (A type alias: an interface would not count as plain JSON inside a view.) */
export type Outcome = {
  readonly winners: readonly Seat[];
  /** one word for the way it ended, the same in every game that ends so */
  readonly reason: string;
  /** the ledger ids that say so */
  readonly rules: readonly string[];
  /** what each seat was, where the game has roles */
  readonly roles: readonly string[];
};

/** What the kernel keeps in every game's state. The rest is the game's own: numbers, strings, arrays and records. */
export interface Base<F extends Frame = Frame> {
  seats: number;
  stack: F[];
  chance: Chance;
  outcome: Outcome | null;
}

/** The frames of a game, read off its state. */
export type FrameOf<S extends Base> = S['stack'][number];

/** Something that is made known. */
export interface Event {
  readonly type: string;
  readonly [detail: string]: Json;
}

/** An event with its reader: everybody, or one seat alone. */
export interface Told<E extends Event = Event> {
  readonly event: E;
  readonly to: Seat | 'all';
}

/** Copies a frame: its fields, and the arrays among them. What lies deeper is never changed in place. */
export function copyFrame<F extends object>(frame: F): F {
  const copy = { ...frame };
  for (const key in copy) {
    const value: unknown = copy[key];
    if (Array.isArray(value)) copy[key] = value.slice() as F[typeof key];
  }
  return copy;
}

/** The same for a whole state that says nothing else in its spec. */
export function copyState<S extends Base>(s: S): S {
  return { ...copyFrame(s), stack: copyStack(s.stack), chance: copyChance(s.chance) };
}

export function copyStack<F extends Frame>(stack: readonly F[]): F[] {
  const copy: F[] = [];
  for (const frame of stack) copy.push(copyFrame(frame));
  return copy;
}
