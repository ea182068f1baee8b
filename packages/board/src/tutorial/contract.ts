import type { Base, Came, Json, Seat } from '@tablewright/kernel';

// "Learn by playing": a game's own lessons, in games/<name>/board/tutorial.ts. They are played with the real rules, on the
// real board, in the browser alone. Pure types; lessons.ts beside it plays them.

/** `S`: the game's state, as a type alone; `V`: its view. */
export interface Tutorial<S extends Base = Base, V = Json> {
  readonly seats: number;
  /** the host's choices; what is left out is preset */
  readonly options?: { readonly [name: string]: Json };
  /** where the pupil sits */
  readonly me: Seat;
  readonly names: readonly string[];
  /** any text: what no lesson gives beforehand is drawn from it, the same for everybody */
  readonly seed: string;
  readonly lessons: readonly Lesson<S, V>[];
}

export interface Lesson<S extends Base = Base, V = Json> {
  readonly title: string;
  /**
   * Edits a fresh table into the lesson's position: pieces, counts, and the stack of frames with the one on top that asks.
   * Without it the lesson goes on where the one before ended (the first: at the fresh table).
   */
  set?(s: S): void;
  readonly beats: readonly LessonBeat<V>[];
}

export type LessonBeat<V = Json> = Reading<V> | Decision<V> | Attempt<V> | Move<V> | Quiz<V>;

interface Speaking<V> {
  /** what the teacher says: plain words, second person, no longer than three or four lines on a phone */
  readonly say: string;
  /** what the teacher points at meanwhile, one after the other, in the board's own words for `pointed` */
  readonly points?: readonly string[];
  /**
   * The numbers that the sentence speaks of: [what the pupil's view shows, what the sentence says]. Looked at by
   * walkTutorial while the sentence stands, so that no lesson tells what is not so.
   */
  expect?(view: V): { readonly [what: string]: readonly [is: Json, says: Json] };
}

/** Something to read. It stays until the pupil goes on. */
export interface Reading<V = Json> extends Speaking<V> {
  readonly want?: never;
  readonly tries?: never;
  readonly quiz?: never;
  readonly seat?: never;
}

/** The pupil is asked what the game asks now, and has to find what the teacher wants. It is then really played. */
export interface Decision<V = Json> extends Speaking<V> {
  /** the answer that is wanted, or which answers are */
  readonly want: Json | ((value: Json) => boolean);
  /** said, and nothing is played, when another option is chosen; left out where every option is welcome */
  readonly not?: string | ((value: Json) => string);
  /** how the draws come out that the answer causes, in order; those behind them come from the seed */
  readonly luck?: readonly Came[];
  readonly tries?: never;
  readonly quiz?: never;
  readonly seat?: never;
}

/** The pupil touches something that is not on offer, and hears from the game why not. Nothing is played. */
export interface Attempt<V = Json> extends Speaking<V> {
  readonly tries: Json;
  readonly want?: never;
  readonly quiz?: never;
  readonly seat?: never;
}

/** Another seat's answer, played before the pupil's eyes. Without `say` the lesson goes on by itself behind it. */
export interface Move<V = Json> extends Omit<Speaking<V>, 'say'> {
  readonly seat: Seat;
  readonly value: Json;
  readonly luck?: readonly Came[];
  /** about what has just happened */
  readonly say?: string;
  readonly want?: never;
  readonly tries?: never;
  readonly quiz?: never;
}

/** A question of the teacher's own, about what can be read off the table ("Who can have given 3?"). */
export interface Quiz<V = Json> extends Speaking<V> {
  readonly quiz: readonly {
    readonly name: string;
    readonly right?: true;
    /** said when it is chosen: why it is so, or why it cannot be */
    readonly says: string;
  }[];
  readonly want?: never;
  readonly tries?: never;
  readonly seat?: never;
}
