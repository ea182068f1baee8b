import type { Domain } from './domain.ts';
import type { Flow } from './flow.ts';
import type { Json } from './json.ts';
import type { Seat, Seats } from './seats.ts';
import type { Base, Event, Frame, FrameOf } from './state.ts';

// A stage is a named part of the rules: whom it asks, what may be answered and what an answer does, in one place; or
// simply what happens. The offer is the law: nobody else decides what is legal.

/** A refusal: the ledger id, and a sentence that a player understands. */
export interface Why {
  readonly rule: string;
  readonly why: string;
}

export interface Said<A> {
  readonly by: Seat;
  readonly value: A;
}

interface Question<S, F, A extends Json> {
  /** the ledger id behind the question */
  readonly rule: string;
  /** the seats that are asked; for a sealed question all who take part */
  who(s: S, f: F): Seats;
  /** what this seat may answer; computed from the state each time, never stored */
  offer(s: S, f: F, seat: Seat): Domain<A>;
  /** what is answered for somebody who is away */
  absent(s: S, f: F, seat: Seat): A;
  /** why something is not on offer; without it the player hears the question's own rule */
  why?(s: S, f: F, seat: Seat, value: unknown): Why | null;
}

/** One seat or several are asked; each answer takes effect at once. */
export interface Ask<S extends Base, F, E extends Event, A extends Json> extends Question<S, F, A> {
  answer(s: S, f: F, said: Said<A>, k: Flow<S, E>): void;
  /** what the others learn from an answer at once; all of it unless said otherwise */
  shows?(value: A): Json;
}

/** All are asked at once, in secret; nothing takes effect until the last answer is in. */
export interface Sealed<S extends Base, F, E extends Event, A extends Json> extends Question<S, F, A> {
  all(s: S, f: F, answers: readonly (A | null)[], k: Flow<S, E>): void;
}

/** The frame of a sealed question holds the answers by seat, null where one is missing. */
export interface SealedFrame<A> {
  sealed: (A | null)[];
}

/** by number of seats; a copy is made several times faster than an array is filled */
const UNANSWERED = Array.from({ length: 33 }, (_, seats) => Array.from({ length: seats }, () => null));

export function unanswered(seats: number): null[] {
  return UNANSWERED[seats]!.slice();
}

/** A frame that walks through a list of stages. */
export interface SequenceFrame {
  step: number;
}

/** A stage as the kernel runs it: frames and answers are no longer told apart by type. */
export type Stage<S extends Base, E extends Event> =
  | ({ readonly kind: 'ask' } & Ask<S, Frame, E, Json>)
  | ({ readonly kind: 'sealed' } & Sealed<S, Frame & SealedFrame<Json>, E, Json>)
  | { readonly kind: 'happens'; happens(s: S, f: Frame, k: Flow<S, E>): void };

/** Stages that ask: the others never stand on top of the stack while somebody is waited for. */
export type Asking<S extends Base, E extends Event> = Exclude<Stage<S, E>, { kind: 'happens' }>;

const FIELDS = {
  kind: undefined,
  rule: undefined,
  who: undefined,
  offer: undefined,
  absent: undefined,
  why: undefined,
  answer: undefined,
  shows: undefined,
  all: undefined,
  happens: undefined,
};

/** The same stage, but all stages with the same fields in the same order: V8 then finds them without looking. */
export function uniform<S extends Base, E extends Event>(stage: Stage<S, E>): Stage<S, E> {
  return { ...FIELDS, ...stage } as Stage<S, E>;
}

type Named<F extends Frame, N extends string> = Extract<F, { stage: N }>;

/** A frame without local data can be named by its stage alone. */
type Bare<F extends Frame> = F extends Frame ? (Exclude<keyof F, 'stage'> extends never ? F['stage'] : never) : never;

/** The words in which a game writes its stages, typed by its state, frames and events. */
export function stagesOf<S extends Base, E extends Event, F extends FrameOf<S> = FrameOf<S>>() {
  return {
    ask<const N extends F['stage'], A extends Json>(_name: N, part: Ask<S, Named<F, N>, E, A>): Stage<S, E> {
      return { kind: 'ask', ...part } as unknown as Stage<S, E>;
    },

    sealed<const N extends Extract<F, SealedFrame<unknown>>['stage'], A extends Json>(
      _name: N,
      part: Sealed<S, Named<F, N>, E, A>,
    ): Stage<S, E> {
      return { kind: 'sealed', ...part } as unknown as Stage<S, E>;
    },

    happens<const N extends F['stage']>(_name: N, happens: (s: S, f: Named<F, N>, k: Flow<S, E>) => void): Stage<S, E> {
      return { kind: 'happens', happens };
    },

    /** The straight part of the rules: each step in turn, then the frame below goes on. */
    sequence<const N extends Extract<F, SequenceFrame>['stage']>(
      _name: N,
      steps: readonly (Bare<F> | ((f: Named<F, N>, s: S) => F))[],
    ): Stage<S, E> {
      return {
        kind: 'happens',
        happens(s, frame, k) {
          const f = frame as Named<F, N> & SequenceFrame;
          const step = steps[f.step];
          if (step === undefined) return k.done();
          f.step += 1;
          k.push(typeof step === 'function' ? step(f, s) : { stage: step });
        },
      };
    },
  };
}
