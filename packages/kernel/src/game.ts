import type { Rng, Seed } from './chance.ts';
import type { AnyDomain } from './domain.ts';
import type { Moment } from './flow.ts';
import type { Json } from './json.ts';
import type { AnswerEntry, Came, ChanceEntry, Entry } from './log.ts';
import type { Seat, Seats, Viewer } from './seats.ts';
import type { OptionWords, Question, Settled, Unseen, Words } from './spec.ts';
import type { AnswerTypes, Stage } from './stage.ts';
import type { Base, Event, Outcome, Told } from './state.ts';

// A game as everybody else sees it: what can be asked of it, and what comes back. `define.ts` makes one out of a spec.

export interface Setup {
  readonly seats: number;
  readonly options: Record<string, Json>;
}

/** What a seat says. `about` is there to notice an answer to a question that is no longer asked. */
export interface Answer {
  readonly seat: Seat;
  readonly value: unknown;
  readonly about?: string;
}

export type Verdict = { readonly ok: true } | { readonly ok: false; readonly rule: string; readonly why: string };

export interface Step<S, E extends Event> {
  readonly ok: true;
  readonly state: S;
  readonly entries: readonly Entry[];
  readonly told: readonly Told<E>[];
  /** in between, for a board that shows one thing after the other; the end is the state itself */
  readonly moments: readonly Moment<S>[];
}

export type After<S, E extends Event> = Step<S, E> | Extract<Verdict, { ok: false }>;

export type Replayed<S, E extends Event> =
  | { readonly ok: true; readonly state: S; readonly told: readonly Told<E>[] }
  | { readonly ok: false; readonly at: number; readonly why: string };

/** A question as somebody sees it who is not asked: who is waited for, and about what. */
export interface SeatAsked {
  readonly seat: Seat;
  readonly about: string;
}

/** A game's words for somebody who does not know the game: one door for all questions. */
export interface SpokenWords<V, E extends Event> extends Pick<Words<V, E, AnswerTypes>, 'event' | 'table' | 'outcome'> {
  prompt(view: V, question: Question, names?: readonly string[]): string;
  option(view: V, question: Question, value: Json, names?: readonly string[]): OptionWords;
  answer(about: string, value: Json, names: readonly string[]): string;
  waiting(view: V, about: string): string;
}

/** A player: it sees views and questions, nothing else. null, to an optional question: it says nothing. */
export interface Advisor<V> {
  answer(view: V, question: Question): Json;
}

/** What a viewer knows of who is asked what. */
export interface AsksSeen {
  readonly mine: Question | null;
  readonly waiting: readonly SeatAsked[];
  readonly answered: readonly Seat[];
}

/** Whether a game that was begun with this version of the rules may go on with those that are here. */
export function mayContinue({ rulesVersion, continues = [] }: Game, begunWith: number): boolean {
  return begunWith === rulesVersion || continues.includes(begunWith);
}

/** A game on the kernel: the spec, and everything that can be done with it. Which questions it asks is its own business. */
export interface Game<
  S extends Base = Base,
  O extends Record<string, Json> = Record<string, Json>,
  V extends Json = Json,
  E extends Event = Event,
> extends Omit<Unseen<S, O, V, E>, 'stages' | 'words' | 'advisor' | 'weigh' | 'copy' | 'turn'> {
  readonly stages: { readonly [name: string]: Stage<S, E> };
  readonly words: SpokenWords<V, E>;
  /** a player made of the game's own advice */
  advisor(seat: Seat, rng: Rng): Advisor<V>;
  /** how well a world fits what was told to the viewer, as `Spec.weigh` says it; always the same for the same view and lines */
  weigh?(view: V, world: S, told: readonly E[]): number;
  copy(s: S): S;
  /** what somebody sees of a state */
  view(s: S, viewer: Viewer): V;
  /** looks at one state for several viewers */
  views(s: S): (viewer: Viewer) => V;
  /** the host's choices in the form that is stored; what is missing is preset */
  settleOptions(raw: Readonly<Record<string, Json>>): Settled<O>;
  /** set-up, then on until somebody is asked. `recorded`: chance is read from a log */
  start(setup: { seats: number; options?: Record<string, Json>; seed: Seed; recorded?: ChanceEntry[] }): Step<S, E>;
  /** who is asked what; not those who may speak without being asked */
  asks(s: S): Question[];
  /**
   * What a viewer knows of it: the own question in full, of the others only that they are asked or have answered. Who may
   * speak without being asked stands nowhere but in the own question.
   */
  asksSeen(s: S, viewer: Viewer): AsksSeen;
  /** the same for several viewers: what all of them know is then the very same object */
  asksSeenBy(s: S): (viewer: Viewer) => AsksSeen;
  /** what a seat is asked that is waited for: for search, which need not know what the others see of it */
  question(s: S, seat: Seat): Question;
  /** who is waited for, without allocating */
  waiting(s: S): Seats;
  /** who is not waited for but may speak, and has something to say */
  mayAnswer(s: S): Seats;
  /** some questions close by themselves */
  readonly hasWindows: boolean;
  /** whether the present question closes by itself */
  isWindow(s: S): boolean;
  /** whether it says which turn it is */
  readonly countsTurns: boolean;
  /** which turn it is; 0 in a game that does not say */
  turn(s: S): number;
  /** what a seat may answer that is waited for or may speak */
  offer(s: S, seat: Seat): AnyDomain;
  explain(s: S, seat: Seat, value: unknown): Verdict;
  /** what is answered for a seat that is away */
  absent(s: S, seat: Seat): Json;
  /**
   * For a table that opens a sealed question at a moment of its own: a copy in which these answers, by seat, lie sealed. None of
   * them is carried out, not even when none is missing. They must have been checked.
   */
  laidDown(s: S, answers: readonly (Json | null)[]): S;
  /** in place and unchecked, for search: the value must come from the offer. `hear`: for somebody who counts what was told, and to whom */
  play(s: S, seat: Seat, value: Json, hear?: (event: E, to: Told['to']) => void): void;
  /**
   * Copy, check and play, for tables. `given`: how the first draws come out (a die that somebody throws by hand, a lesson
   * whose luck is told beforehand); what is drawn behind them comes from the seed as ever. The entries say what was used.
   */
  after(s: S, answer: Answer, given?: readonly Came[]): After<S, E>;
  /** a random answer of some waiting seat, or now and then of one that may speak, in place; false when the game is over. `choose`: how it is drawn from the offer */
  playRandom(s: S, rng: Rng, choose?: (offer: AnyDomain, rng: Rng) => Json): boolean;
  /** the same again and again, until the game is over or so many were given, and quicker than one by one; how many were given */
  playOut(s: S, rng: Rng, most: number): number;
  /** what the others learn at once from an answer to the present question */
  shown(s: S, value: Json): Json;
  outcome(s: S): Outcome | null;
  /** what is wrong with a state: a sentence for each invariant that does not hold */
  violations(s: S): string[];
  /** plays a log again; `watch` sees each step, with the one state that is played on: copy it to keep it */
  replay(setup: Setup, log: readonly Entry[], seed?: Seed, watch?: (step: Step<S, E>) => void): Replayed<S, E>;
  /** an answer out of a record, which may be older than the form in which it is given today */
  inTodaysForm(s: S, entry: AnswerEntry): AnswerEntry;
  /** the state without the seat's last answer, and the entry that says so */
  undo(setup: Setup, log: readonly Entry[], seat: Seat, seed?: Seed): Step<S, E> | { ok: false; why: string };
}
