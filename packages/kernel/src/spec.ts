import type { CountdownSpec } from './countdown.ts';
import type { AnyDomain, Domain } from './domain.ts';
import type { Rng } from './chance.ts';
import type { Flow } from './flow.ts';
import type { Json } from './json.ts';
import type { Came } from './log.ts';
import type { Seat, Viewer } from './seats.ts';
import type { AnswerTypes, StageTable } from './stage.ts';
import type { Base, Event, Outcome } from './state.ts';
import type { Talk } from './talk.ts';

// What a game brings: this page is the contract.

/** A question to one seat, as it leaves the kernel. */
export interface Question {
  readonly seat: Seat;
  readonly about: string;
  readonly rule: string;
  readonly domain: AnyDomain;
  /** nobody waits for it: the seat may speak, and may as well say nothing */
  readonly optional?: true;
  /** it closes by itself, and whoever has said nothing by then has passed */
  readonly window?: { readonly pass: Json };
}

/** The questions of a game: told apart by what they are about, each with the type of its answers. */
export type QuestionOf<A extends AnswerTypes, N extends keyof A & string = keyof A & string> = N extends N
  ? {
      readonly seat: Seat;
      readonly about: N;
      readonly rule: string;
      readonly domain: Domain<A[N]>;
      readonly optional?: true;
      readonly window?: { readonly pass: Json };
    }
  : never;

/** Whatever may be answered in a game. */
export type AnswerOf<A extends AnswerTypes> = A[keyof A];

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

/** An option in words, and the things on the table that it is about, by the ids under which a board draws them. */
export interface OptionWords {
  readonly says: string;
  readonly about: readonly string[];
}

/** The game in words: prompts, options and events as plain sentences, and the table as text. Each question has its line. */
export interface Words<V, E extends Event, A extends AnswerTypes> {
  /** `names` by seat, as in the log; empty where nobody has said any */
  readonly prompt: {
    readonly [N in keyof A & string]: (view: V, question: QuestionOf<A, N>, names: readonly string[]) => string;
  };
  /** one option, with what it leads to in this position */
  readonly option: {
    readonly [N in keyof A & string]: (
      view: V,
      value: A[N],
      question: QuestionOf<A, N>,
      names: readonly string[],
    ) => OptionWords;
  };
  /** an answer as it is shown in a record, short */
  readonly answer: { readonly [N in keyof A & string]: (value: A[N], names: readonly string[]) => string };
  /**
   * What somebody else is asked, to go on the sentence "Waiting for Ann …": 'to move', 'to choose in secret'. Out of the view of
   * the one who waits, so that it tells nothing new.
   */
  readonly waiting: { readonly [N in keyof A & string]: string | ((view: V) => string) };
  event(event: E, names: readonly string[]): string;
  table(view: V, names: readonly string[]): string;
  outcome(outcome: Outcome, names: readonly string[]): string;
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

/** What a player held or played, by its kind: { character: ['Alice'], upgrade: ['Stilts', 'Horn'] }. */
export type Holdings = Readonly<Record<string, readonly string[]>>;

/** The cards of a game by id, and those that an event shows to have been used. */
export interface Uses<E extends Event> {
  readonly all: readonly string[];
  // a method: only so is a game with its own events still a game
  of(event: E): readonly string[];
}

/**
 * A player made of the game's own advice: what it answers to each question. It sees views and questions, nothing else. To an
 * optional question it may answer null: it says nothing.
 */
export type Advice<V, A extends AnswerTypes> = {
  readonly [N in keyof A & string]: (view: V, question: QuestionOf<A, N>) => A[N] | null;
};

/** What came of an answer that was tried. */
export interface Tried<S> {
  readonly state: S;
  /** how often chance was drawn: what was not given came from the world's own chance */
  readonly drew: number;
}

/** Where an advisor tries things out: on worlds made of what its seat sees. */
export interface Trials<S, V> {
  /** a complete table that fits a view; what the view does not show is drawn at random in it */
  world(view: V): S;
  /**
   * What comes of an answer, on a copy of a world. `given`: how the first draws come out, so that every number of a die can
   * be tried. The value must come from the offer.
   */
  try(world: S, seat: Seat, value: Json, given?: readonly Came[]): Tried<S>;
  /** what a seat may answer in such a world: what an answer that was tried leads to may be a question again */
  offer(world: S, seat: Seat): AnyDomain;
}

/**
 * Why a table is good for a seat: what `evaluate` looks at, part by part. All parts are counted in one unit of the game's own (dollars,
 * tokens), so that it can be said which of them weighs most; more is better for the seat.
 */
export interface Reasons<S, Part extends string = string> {
  parts(s: S, seat: Seat): Readonly<Record<Part, number>>;
  /** a plain sentence about an answer that brings so much more of it than another one; below zero, less */
  readonly says: Readonly<Record<Part, (by: number) => string>>;
}

/** What one viewer sees of a state. Built up from nothing: it is all that ever leaves. */
interface Viewed<S, V> {
  view(this: void, s: S, viewer: Viewer): V;
}

/** One look at a state for all who watch it: what is public is made once, and stands as the very same objects in every view. */
interface ViewedByAll<S, V> {
  views(this: void, s: S): (viewer: Viewer) => V;
}

/** One of the two is enough: the other follows from it. */
type Seen<S, V> = (Viewed<S, V> & Partial<ViewedByAll<S, V>>) | (ViewedByAll<S, V> & Partial<Viewed<S, V>>);

export type Spec<
  S extends Base = Base,
  O extends Record<string, Json> = Record<string, Json>,
  V extends Json = Json,
  E extends Event = Event,
  A extends AnswerTypes = AnswerTypes,
> = Unseen<S, O, V, E, A> & Seen<S, V>;

/** All that a game brings but how it is seen. */
export interface Unseen<
  S extends Base,
  O extends Record<string, Json>,
  V extends Json,
  E extends Event,
  A extends AnswerTypes = AnswerTypes,
> {
  readonly id: string;
  readonly name: string;
  /** goes up when a rule changes in a way that running games would notice */
  readonly rulesVersion: number;
  /**
   * Older versions whose running games may go on with these rules, since nobody at such a table would notice. Games of all others
   * are refused: they keep the rules with which they began.
   */
  readonly continues?: readonly number[];
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
  readonly stages: StageTable<S, E, A>;
  /** event types that may bring a secret to light; all others must look the same in every world that a viewer thinks possible */
  readonly revealing: readonly E['type'][];
  /**
   * Event types that a board shows one after the other. Told when what they say has happened: the table as it stands then
   * is kept for whoever was told. All others cost nothing, and what they tell is shown together with the next of these.
   */
  readonly moments?: readonly E['type'][];
  /**
   * Which turn it is, as everybody knows it: what a player has set "for this turn" ends when it changes. A game with windows
   * needs it.
   */
  turn?(s: S): number;
  /** a sealed question that live tables open at the end of a countdown; elsewhere it is opened when the last answer is in */
  readonly countdown?: CountdownSpec<S, keyof A & string>;
  /** ready-made statements, offered beside the chat and told to all */
  readonly talk?: Talk<V>;
  /** what the table hears of a line of chat, by what everybody sees: some things may not be said while they would decide something */
  heard?(view: V, text: string): string;
  /**
   * The state once more, which then changes without the other. Without it the fields are copied and the arrays among them, as in a frame:
   * enough where no array holds arrays that a stage changes. Written out, field by field, search is faster.
   */
  copy?(this: void, s: S): S;
  /**
   * The table as somebody sees it who watches with all cards open: for a replay, when the game is over and its log is public.
   * No server ever sends it. Without it a replay shows seats' and spectators' eyes alone.
   */
  openView?(s: S): V;
  /** what a seat had in hand and had played when the game was over, for statistics over many games */
  holdings?(s: S, seat: Seat): Holdings;
  /** which of the printed cards come into play, for statistics over many games: what is never used is never tested */
  readonly uses?: Uses<E>;
  /** a complete state that its viewer cannot tell from the real one */
  world(view: V, rng: Rng): S;
  /**
   * What a viewer must not know, by name; undefined where the viewer may know it. The secrecy test demands that it comes
   * out differently in the worlds that a viewer thinks possible: a `world` that copies it out of a leaking view is caught.
   */
  readonly secrets?: Secrets<S>;
  /** each has a name, so that a test can show for each that it notices its own breach */
  readonly invariants: Invariants<S>;
  readonly words: Words<V, E, A>;
  /**
   * How likely a seat is to win from here, 0 to 1, as somebody judges a table with all cards open: for search, which asks it in
   * sampled worlds alone. Quick rather than exact. Without it games are played out to their end.
   */
  evaluate?(s: S, seat: Seat): number;
  /** the same more closely, for the fiercest bot: where it was measured to win more, and the others are to stay as they are */
  evaluateClosely?(s: S, seat: Seat): number;
  /** how many turns later a search asks it; without it, when the question that it thinks about is asked again */
  readonly looksAhead?: number;
  /**
   * How much better than the advice's answer another must come out to be given by a search, in standard errors; where nothing is said,
   * 2.5. A judgement that is off in its own way leads a search astray that follows it too readily; where it counts what is there,
   * little is enough. What is right is measured: `tablewright bench bots --part withoutLead`.
   */
  readonly lead?: number;
  /**
   * The fiercest bot plays its best answers on to the end of the game before it gives one. Left out in games that are too long for it, and where
   * it was not measured to win: `tablewright bench bots --part fierceVsStrong`.
   */
  readonly playsToEnd?: boolean;
  /**
   * The fiercest bot draws a new world each time that it tries all answers, instead of sixty that it uses again: only then does it know how sure it is.
   * Left out where a world wants much thought (what others seal, as whole plans), or where it was not looked at.
   */
  readonly newWorlds?: boolean;
  /**
   * The fiercest bot judges a table when the question that it thinks about has come round so often, instead of once, and this is its `lead`
   * then: what comes in between makes tries differ more, and nobody would ever leave the advice by the usual one. For a game without
   * `looksAhead`, where it was measured to win more.
   */
  readonly looksFurther?: { readonly rounds: number; readonly lead: number };
  /** the same judgement in words, for whoever asks why; without it advice comes without reasons */
  readonly reasons?: Reasons<S>;
  /** searching was measured to play better than the game's advice alone (docs/bots.md); otherwise nobody may promise it */
  readonly searchIsBetter?: boolean;
  /**
   * What somebody on this seat would answer without much thought, in a sampled world: for search, which plays many games a little
   * further. null where one answer is as good as another at first sight.
   */
  quick?(s: S, seat: Seat, rng: Rng): Json | null;
  /**
   * How well a world fits what everybody has been seen to do, 1 for "says nothing": for search, which draws worlds that fit
   * better more often. The world was sampled from the view. `told`: everything that the viewer has been told since the
   * beginning; empty where nobody knows it any more. `trials`: to ask the game's own advice what somebody would have answered.
   */
  weigh?(this: void, view: V, world: S, told: readonly E[], trials: Trials<S, V>): number;
  /**
   * A world drawn as often as `weigh` says, where it can be said before all of it is made: for search, which otherwise makes several
   * and keeps one.
   */
  likely?(this: void, view: V, told: readonly E[], rng: Rng): S;
  /**
   * What a seat sees, for somebody who reads it at once and keeps nothing of it: for search, where the advice looks at a few things
   * of thousands of tables. Says what `view` says, but each part is made when it is read, and only while the game goes on.
   */
  glance?(this: void, s: S, seat: Seat): V;
  /** the secret role of a seat, where the game deals any: whoever plays has to guess it */
  role?(s: S, seat: Seat): string;
  /** a sensible player; what it draws comes from `rng`, so that a game can be played again */
  advisor(seat: Seat, rng: Rng, trials: Trials<S, V>): Advice<V, A>;
}
