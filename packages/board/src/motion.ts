import type { Event } from '@tablewright/kernel';
import { flightsBetween, type Lies, type Moved } from './places.ts';

// Motion is planned before anything moves: two views and what was told in between become beats, beats become times on one
// line. A game says where its things lie and what its events look like; nothing here touches a browser.

/** Things that move together. */
export interface Beat<M> {
  readonly ms: number;
  readonly motions: readonly M[];
}

export interface Timed<M> {
  readonly motion: M;
  /** milliseconds after the change arrived */
  readonly at: number;
  readonly ms: number;
}

/** The next beat begins before the last one has quite ended: a chain of events reads as one movement. */
const OVERLAP = 0.25;

/**
 * Lays beats one after the other. A long chain is compressed rather than cut: whoever answers at once must not wait for a
 * parade, and still sees everything happen.
 */
export function timeline<M>(beats: readonly Beat<M>[], { most }: { most: number }): Timed<M>[] {
  const timed: Timed<M>[] = [];
  let at = 0;
  let end = 0;
  for (const { ms, motions } of beats) {
    for (const motion of motions) timed.push({ motion, at, ms });
    end = at + ms;
    at += ms * (1 - OVERLAP);
  }
  if (end <= most) return timed;
  const squeeze = most / end;
  return timed.map(({ motion, at, ms }) => ({ motion, at: at * squeeze, ms: ms * squeeze }));
}

/** Something that a moment draws the eye to: dice, a stamp, a word over a space. A game has its own kinds. */
export interface Cue {
  readonly kind: string;
}

/** How a game's moments are shown. */
export interface Shows<V, E extends Event, C extends Cue> {
  /** where everything lies; what lies elsewhere in the next view flies there */
  placesOf(view: V): readonly Lies[];
  /** what there is to see of an event besides the things that fly */
  readonly cues: {
    readonly [T in E['type']]?: (event: Extract<E, { type: T }>, before: V, after: V) => C | readonly C[];
  };
  /**
   * What an event moves: ids of things, kinds of things or places. Their flights begin when that event is told; those of which no
   * event speaks begin with the last one.
   */
  readonly moves?: { readonly [T in E['type']]?: (event: Extract<E, { type: T }>) => readonly string[] };
  /** how long a cue takes, by kind, before the next event is told; 450 milliseconds unless said otherwise */
  readonly takes?: Lengths<C>;
  /** how long a cue is worth looking at, by kind: it stays that long, whatever follows */
  readonly lingers?: Lengths<C>;
  /** does the frame hold back the rest (log, prompt, who won) while this cue is shown? It does unless said otherwise */
  readonly holdsBack?: (cue: C) => boolean;
  readonly flight?: {
    /** how long one flight takes; 420 milliseconds unless said otherwise */
    readonly ms?: number;
    /** between two that go the same way, which would otherwise look like one */
    readonly apart?: number;
    /** how many of a kind are drawn on one way */
    readonly most?: number;
  };
  /** how long a whole moment may take; 900 milliseconds unless said otherwise, which is the frame's calm pace */
  readonly most?: number;
}

/** What is shown of one moment, and when. */
export interface Shown<C extends Cue> {
  readonly cues: readonly Timed<C>[];
  readonly flights: readonly Timed<Moved>[];
  /** how long all of it takes */
  readonly ms: number;
}

const CUE_MS = 450;
const FLIGHT_MS = 420;
const APART_MS = 45;
const MOST_MS = 900;

const NOTHING_SHOWN: Shown<never> = { cues: [], flights: [], ms: 0 };

/** `share`: how much of its beat it takes. A coin does not crawl because a stamp comes down meanwhile. */
type Part<C> = ({ readonly cue: C } | { readonly flight: Moved }) & { readonly share: number };

/**
 * What is shown of a moment. `speed` 0: nothing moves; the cues are there all the same, for whoever reads the result off them.
 */
export function planMotion<V, E extends Event, C extends Cue>(
  { before, view, told }: { readonly before: V | null; readonly view: V; readonly told: readonly E[] },
  shows: Shows<V, E, C>,
  speed: number,
): Shown<C> {
  if (before === null) return NOTHING_SHOWN; // the first drawing, or a jump: nothing has moved, it is simply so
  const cues = told.map((event) => cuesOf(event, before, view, shows));
  if (speed <= 0) return { ...NOTHING_SHOWN, cues: cues.flat().map((motion) => ({ motion, at: 0, ms: 0 })) };
  const { ms: flightMs = FLIGHT_MS, most: mostAlike } = shows.flight ?? {};
  const moved = flightsBetween(
    shows.placesOf(before),
    shows.placesOf(view),
    mostAlike === undefined ? {} : { most: mostAlike },
  );
  const flights = byEvent(moved, told, shows);
  const beats = cues.map((own, i) => beatOf(own, flights[i] ?? [], shows.takes, flightMs));
  // a view that changed without a word
  if (told.length === 0) beats.push(beatOf<C>([], moved, shows.takes, flightMs));
  const heard = beats.filter(({ motions }) => motions.length > 0);
  return inTime(timeline(heard, { most: shows.most ?? MOST_MS }), shows.flight?.apart ?? APART_MS, speed);
}

function beatOf<C extends Cue>(
  cues: readonly C[],
  flights: readonly Moved[],
  takes: Lengths<C> | undefined,
  flightMs: number,
): Beat<Part<C>> {
  const lengths = cues.map((cue) => lengthOf(takes, cue) ?? CUE_MS);
  const ms = Math.max(1, ...lengths, flights.length > 0 ? flightMs : 0);
  return {
    ms,
    motions: [
      ...cues.map((cue, i) => ({ cue, share: lengths[i]! / ms })),
      ...flights.map((flight) => ({ flight, share: flightMs / ms })),
    ],
  };
}

function cuesOf<V, E extends Event, C extends Cue>(
  event: E,
  before: V,
  view: V,
  { cues }: Shows<V, E, C>,
): readonly C[] {
  const lines = cues as unknown as { readonly [type: string]: (event: E, before: V, after: V) => C | readonly C[] };
  const found = lineOf(lines, event)?.(event, before, view);
  if (found === undefined) return [];
  return isList(found) ? found : [found];
}

function isList<C>(found: C | readonly C[]): found is readonly C[] {
  return Array.isArray(found);
}

/** The line of a table that is about this event. That it fits the event was checked where the table was written. */
function lineOf<F>(table: { readonly [type: string]: F }, event: Event): F | undefined {
  return Object.hasOwn(table, event.type) ? table[event.type] : undefined;
}

/** Milliseconds by kind of cue. */
type Lengths<C extends Cue> = { readonly [K in C['kind']]?: number };

export function lengthOf<C extends Cue>(lengths: Lengths<C> | undefined, { kind }: C): number | undefined {
  const table: { readonly [kind: string]: number | undefined } = lengths ?? {};
  return Object.hasOwn(table, kind) ? table[kind] : undefined;
}

/** Each flight once: with the first event that speaks of it, else with the last. */
function byEvent<V, E extends Event, C extends Cue>(
  moved: readonly Moved[],
  told: readonly E[],
  { moves }: Shows<V, E, C>,
): Moved[][] {
  const flights: Moved[][] = told.map(() => []);
  const lines = (moves ?? {}) as unknown as { readonly [type: string]: (event: E) => readonly string[] };
  const spoken = told.map((event) => lineOf(lines, event)?.(event) ?? []);
  for (const one of moved) {
    const { id, what, from, to } = one;
    const first = spoken.findIndex((names) =>
      names.some((name) => name === id || name === what || name === from || name === to),
    );
    flights.at(first)?.push(one);
  }
  return flights;
}

/** Things on the same way follow each other; all of it at the speed that is wished for. */
function inTime<C extends Cue>(timed: readonly Timed<Part<C>>[], apart: number, speed: number): Shown<C> {
  const cues: Timed<C>[] = [];
  const flights: Timed<Moved>[] = [];
  const sent = new Map<string, number>();
  let end = 0;
  for (const { motion, at, ms } of timed) {
    const own = (ms * motion.share) / speed;
    if ('cue' in motion) cues.push({ motion: motion.cue, at: at / speed, ms: own });
    else {
      const way = JSON.stringify([at, motion.flight.what, motion.flight.from, motion.flight.to]);
      const before = sent.get(way) ?? 0;
      sent.set(way, before + 1);
      flights.push({ motion: motion.flight, at: (at + before * apart) / speed, ms: own });
    }
  }
  for (const { at, ms } of [...cues, ...flights]) end = Math.max(end, at + ms);
  return { cues, flights, ms: end };
}
