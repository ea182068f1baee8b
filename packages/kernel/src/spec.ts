import type { AnyDomain } from './domain.ts';
import type { Rng } from './chance.ts';
import type { Flow } from './flow.ts';
import type { Json } from './json.ts';
import type { Seat, Viewer } from './seats.ts';
import type { Stage } from './stage.ts';
import type { Base, Event, FrameOf, Outcome } from './state.ts';

// What a game brings: this page is the contract.

/** A question to one seat, as it leaves the kernel. */
export interface Question {
  readonly seat: Seat;
  readonly about: string;
  readonly rule: string;
  readonly domain: AnyDomain;
}

export type Settled<T> = { ok: true; value: T } | { ok: false; why: string };

/** Something the host chooses before the game, with its preset and an explanation in plain words. */
export interface OptionSpec<T extends Json = Json> {
  readonly label: string;
  readonly explains: string;
  /** a list, where there are choices: the host may take several of them */
  readonly preset: T;
  readonly choices?: readonly { readonly value: Json; readonly label: string; readonly explains: string }[];
  /** from what was typed or sent to what the game stores, or a sentence that says what to do */
  settle(raw: Json): Settled<T>;
}

export type OptionSpecs<O> = { readonly [K in keyof O]: OptionSpec<O[K] & Json> };

/** The game in words: prompts, options and events as plain sentences, and the table as text. */
export interface Words<V, E extends Event> {
  prompt(view: V, question: Question): string;
  option(view: V, question: Question, value: Json): string;
  event(event: E, names: readonly string[]): string;
  table(view: V, names: readonly string[]): string;
  outcome(outcome: Outcome, names: readonly string[]): string;
  /** an answer as it is shown in a record, short */
  answer(about: string, value: Json, names: readonly string[]): string;
  /**
   * What somebody else is asked, to go on the sentence "Waiting for Ann …": 'to move', 'to choose in secret'. Out of the view of
   * the one who waits, so that it tells nothing new. Without it the page names the stage.
   */
  waiting?(view: V, about: string): string;
}

/** Hidden things by name: their value in a state, or undefined where this viewer may know it. */
export type Secrets<S> = Readonly<Record<string, Hidden<S>['from']>>;

// a method: only so is a game with its own state still a game
interface Hidden<S> {
  from(s: S, viewer: Viewer): Json | undefined;
}

/** What must be true in every state, by name: null where it is, or a sentence that says what is wrong. */
export type Invariants<S> = Readonly<Record<string, Invariant<S>['wrong']>>;

// a method, as above
interface Invariant<S> {
  wrong(s: S): string | null;
}

/** A player made of the game's own advice: it sees views and questions, nothing else. */
export interface Advisor<V> {
  answer(view: V, question: Question): Json;
}

export interface Spec<
  S extends Base = Base,
  O extends Record<string, Json> = Record<string, Json>,
  V extends Json = Json,
  E extends Event = Event,
> {
  readonly id: string;
  readonly name: string;
  /** goes up when a rule changes in a way that running games would notice */
  readonly rulesVersion: number;
  /** the prefix of its ledger ids */
  readonly ledger: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs<O>;
  /** what a host should hear about this choice before starting; never a ban */
  warnings?(options: O, seats: number): string[];
  /** the state before anything has happened */
  blank(base: Base<never>, options: O): S;
  /** deals and lays out, then pushes the first frame */
  setup(s: S, k: Flow<S, E>): void;
  readonly stages: { readonly [N in FrameOf<S>['stage']]: Stage<S, E> };
  /** event types that may bring a secret to light; all others must look the same in every world that a viewer thinks possible */
  readonly revealing: readonly E['type'][];
  copy(s: S): S;
  /** built up from nothing; all that ever leaves */
  view(s: S, viewer: Viewer): V;
  /**
   * The table as somebody sees it who watches with all cards open: for a replay, when the game is over and its log is public.
   * No server ever sends it. Without it a replay shows seats' and spectators' eyes alone.
   */
  openView?(s: S): V;
  /** a complete state that its viewer cannot tell from the real one */
  world(view: V, rng: Rng): S;
  /**
   * What a viewer must not know, by name; undefined where the viewer may know it. The secrecy test demands that it comes
   * out differently in the worlds that a viewer thinks possible: a `world` that copies it out of a leaking view is caught.
   */
  readonly secrets?: Secrets<S>;
  /** each has a name, so that a test can show for each that it notices its own breach */
  readonly invariants: Invariants<S>;
  readonly words: Words<V, E>;
  /** a sensible player; what it draws comes from `rng`, so that a game can be played again */
  advisor(seat: Seat, rng: Rng): Advisor<V>;
}
