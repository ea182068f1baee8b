import type { Act, Acts, Domain } from './domain.ts';
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
  /** reads an answer as an earlier version wrote it into its records; undefined when it never wrote such a thing */
  formerly?(value: Json): A | undefined;
}

/** One seat or several are asked; each answer takes effect at once. */
export interface Ask<S extends Base, F, E extends Event, A extends Json> extends Question<S, F, A> {
  answer(s: S, f: F, said: Said<A>, k: Flow<S, E>): void;
  /** what the others learn from an answer at once; all of it unless said otherwise */
  shows?(value: A): Json;
  /**
   * Seats that are not asked but may speak: what `offer` has for them is taken if it comes, and nobody waits for it. Whoever
   * is offered nothing may not. It may depend on what a seat holds in secret: nobody but the seat learns of it.
   */
  may?(s: S, f: F): Seats;
}

/** All are asked at once, in secret; nothing takes effect until the last answer is in. */
export interface Sealed<S extends Base, F, E extends Event, A extends Json> extends Question<S, F, A> {
  all(s: S, f: F, answers: readonly (A | null)[], k: Flow<S, E>): void;
}

/**
 * A sealed question that closes by itself: whoever has not answered when its time is up has passed. How long that is, is the
 * table's business; without people it takes no time. It must open for everybody alike, and where everybody knows that it does:
 * ask those who can only pass too, or opening it tells who holds what.
 */
export interface Window<S extends Base, F, E extends Event, A extends Json> extends Omit<Sealed<S, F, E, A>, 'absent'> {
  /** what is answered for whoever says nothing; on offer to everybody */
  readonly pass: NoInfer<A>;
}

/**
 * One seat or several are asked what they do: each thing that can be done is an act with its details, and has one handler.
 * The list of what may be done is handed in to be filled, so that search can fill the same one again and again.
 */
export interface AskActs<S extends Base, F, E extends Event, T extends Act>
  extends Omit<Question<S, F, T>, 'offer' | 'absent'> {
  /** pushes every act that this seat may do now; name the type of `acts`, the rest follows from it */
  offer(s: S, f: F, seat: Seat, acts: T[]): void;
  absent(s: S, f: F, seat: Seat): NoInfer<T>;
  /** what the others learn from an answer at once; all of it unless said otherwise */
  shows?(value: NoInfer<T>): Json;
  /** seats that are not asked but may speak, as in `Ask` */
  may?(s: S, f: F): Seats;
  readonly does: {
    readonly [K in NoInfer<T>['act']]: (s: S, f: F, said: Said<Extract<T, { act: K }>>, k: Flow<S, E>) => void;
  };
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
  | ({ readonly kind: 'ask'; readonly name: string; readonly pass?: undefined } & Ask<S, Frame, E, Json> & Fills<S>)
  | ({ readonly kind: 'sealed'; readonly name: string; readonly pass?: Json; readonly may?: undefined } & Sealed<
      S,
      Frame & SealedFrame<Json>,
      E,
      Json
    >)
  | { readonly kind: 'happens'; readonly name: string; happens(s: S, f: Frame, k: Flow<S, E>): void };

// a method: only so is a game with its own state still a game
interface Fills<S> {
  /** for search: the offer of a question about acts, pushed onto a list that is used again */
  fill?(s: S, f: Frame, seat: Seat, acts: Act[]): void;
}

/** Stages that ask: the others never stand on top of the stack while somebody is waited for. */
export type Asking<S extends Base, E extends Event> = Exclude<Stage<S, E>, { kind: 'happens' }>;

/** A stage that asks, with its name and the type of its answers; the mark exists for types only. */
export type AskingStage<S extends Base, E extends Event, N extends string, A extends Json> = Asking<S, E> & {
  readonly name: N;
  readonly answers?: A;
};

/** A stage that simply happens, with its name. */
export type HappeningStage<S extends Base, E extends Event, N extends string> = Extract<
  Stage<S, E>,
  { kind: 'happens' }
> & { readonly name: N };

/** The answers of a game's questions, by question. */
export type AnswerTypes = { readonly [about: string]: Json };

/** What is asked in a table of stages: the type of the answers, by question. */
export type AnswersIn<Stages> = {
  readonly [N in keyof Stages as Stages[N] extends { kind: 'happens' } ? never : N]: Stages[N] extends {
    readonly answers?: infer A;
  }
    ? Exclude<A, undefined>
    : never;
};

/** A game's stages by name: none left out, none in another's place, each with the answers that `A` says. */
export type StageTable<S extends Base, E extends Event, A extends AnswerTypes> = {
  readonly [N in FrameOf<S>['stage']]: string extends keyof A
    ? Stage<S, E> & { readonly name: N }
    : N extends keyof A
      ? AskingStage<S, E, N, A[N]>
      : HappeningStage<S, E, N>;
};

const FIELDS = {
  kind: undefined,
  name: undefined,
  rule: undefined,
  who: undefined,
  offer: undefined,
  fill: undefined,
  absent: undefined,
  why: undefined,
  formerly: undefined,
  answer: undefined,
  shows: undefined,
  may: undefined,
  pass: undefined,
  all: undefined,
  happens: undefined,
};

/** The same stage, but all stages with the same fields in the same order: V8 then finds them without looking. */
export function uniform<S extends Base, E extends Event>(stage: Stage<S, E>): Stage<S, E> {
  return { ...FIELDS, ...stage } as Stage<S, E>;
}

type Named<F extends Frame, N extends string> = Extract<F, { stage: N }>;

/** What the frame of a sealed question holds of each seat. */
type SealedIn<F> = F extends SealedFrame<infer A> ? Extract<Exclude<A, null>, Json> : never;

/** A frame without local data can be named by its stage alone. */
type Bare<F extends Frame> = F extends Frame ? (Exclude<keyof F, 'stage'> extends never ? F['stage'] : never) : never;

/** The words in which a game writes its stages, typed by its state, frames and events. */
export function stagesOf<S extends Base, E extends Event, F extends FrameOf<S> = FrameOf<S>>() {
  return {
    ask<const N extends F['stage'], A extends Json>(name: N, part: Ask<S, Named<F, N>, E, A>): AskingStage<S, E, N, A> {
      return { kind: 'ask', name, ...part } as unknown as AskingStage<S, E, N, A>;
    },

    acts<const N extends F['stage'], T extends Act>(
      name: N,
      part: AskActs<S, Named<F, N>, E, T>,
    ): AskingStage<S, E, N, T> {
      const { does, ...rest } = part;
      const handlers = does as unknown as Readonly<Record<string, (...parts: unknown[]) => void>>;
      const asked = {
        ...rest,
        kind: 'ask',
        name,
        fill: (s: S, f: Named<F, N>, seat: Seat, acts: T[]): void => part.offer(s, f, seat, acts),
        offer(s: S, f: Named<F, N>, seat: Seat): Acts<T> {
          const from: T[] = [];
          part.offer(s, f, seat, from);
          return { kind: 'acts', from };
        },
        answer(s: S, f: Named<F, N>, said: Said<T>, k: Flow<S, E>): void {
          handlers[said.value.act]!(s, f, said, k);
        },
      };
      return asked as unknown as AskingStage<S, E, N, T>;
    },

    /** The frame says what is answered: `SealedFrame<'aye' | 'nay'>`. */
    sealed<const N extends Extract<F, SealedFrame<unknown>>['stage']>(
      name: N,
      part: Sealed<S, Named<F, N>, E, SealedIn<Named<F, N>>>,
    ): AskingStage<S, E, N, SealedIn<Named<F, N>>> {
      return { kind: 'sealed', name, ...part } as unknown as AskingStage<S, E, N, SealedIn<Named<F, N>>>;
    },

    /** A sealed question that closes by itself; its frame is one of a sealed question. */
    window<const N extends Extract<F, SealedFrame<unknown>>['stage']>(
      name: N,
      part: Window<S, Named<F, N>, E, SealedIn<Named<F, N>>>,
    ): AskingStage<S, E, N, SealedIn<Named<F, N>>> {
      const absent = (): Json => part.pass;
      return { kind: 'sealed', name, absent, ...part } as unknown as AskingStage<S, E, N, SealedIn<Named<F, N>>>;
    },

    happens<const N extends F['stage']>(
      name: N,
      happens: (s: S, f: Named<F, N>, k: Flow<S, E>) => void,
    ): HappeningStage<S, E, N> {
      return { kind: 'happens', name, happens } as unknown as HappeningStage<S, E, N>;
    },

    /** The straight part of the rules: each step in turn, then the frame below goes on. */
    sequence<const N extends Extract<F, SequenceFrame>['stage']>(
      name: N,
      steps: readonly (Bare<F> | ((f: Named<F, N>, s: S) => F))[],
    ): HappeningStage<S, E, N> {
      return {
        kind: 'happens',
        name,
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
