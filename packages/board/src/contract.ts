import type { AnswerOf, AnswerTypes, Event, Json, OptionWords, Outcome, QuestionOf, Seat } from '@tablewright/kernel';
import type { ComponentType } from 'react';
import type { Newcomer } from './newcomer.ts';

// What a game's screen brings, and what it is given. A board draws; it decides nothing: what may be chosen is in the
// question, what it would mean in words comes from the rules, and why something cannot be done is asked of the server.
// V: what a viewer sees. E: what is told. A: the type of the answers by question (`AnswersIn<typeof stages>` of the rules).

/** A game's lessons, in games/<name>/board/tutorial.ts. */
export type { Lesson, LessonBeat, Tutorial } from './tutorial/contract.ts';

export interface Refusal {
  readonly rule: string | null;
  readonly why: string;
}

/**
 * A function whose argument is compared both ways, as React does it for event handlers: a part of the screen that serves
 * three questions may stand where one of them is asked. What it is called with is checked all the same.
 */
type Taking<T, R = void> = { take(value: T): R }['take'];

/** How the table stood after something was told. */
export interface PassedMoment<V = Json, E extends Event = Event> {
  readonly view: V;
  readonly told: readonly E[];
}

export interface BoardProps<V = Json, E extends Event = Event, A extends AnswerTypes = AnswerTypes> {
  /** one moment: the table as it stands after it */
  readonly view: V;
  /** the table before it, for motion; null at the first drawing and after a jump */
  readonly before: V | null;
  /** what was told with it */
  readonly told: readonly E[];
  /**
   * The moments that were passed over to come here, because nothing moves or because somebody wanted to see the end; for a
   * board that can show them once more. Left out where there are none.
   */
  readonly missed?: readonly PassedMoment<V, E>[] | undefined;
  /**
   * All that I was told so far, the oldest first, as far as the log shows it; asked for when it is wanted, so that a new line
   * draws no board anew. Left out where nobody keeps it.
   */
  readonly heard?: (() => readonly E[]) | undefined;
  readonly me: Seat | 'spectator';
  readonly names: readonly string[];
  /** what I am asked, null when I am not */
  readonly question: QuestionOf<A> | null;
  /**
   * An option in words, with its consequence, and the things on the table that it is about; for hover, focus and screen readers.
   * Without a sentence and about nothing where it is not known.
   */
  readonly option: Taking<AnswerOf<A>, OptionWords>;
  readonly answer: Taking<AnswerOf<A>>;
  /** touched, but not on offer: the frame asks why and shows it */
  readonly ask: (value: Json) => void;
  /** takes my last answer back (a staged selection, say); left out or null where that is not allowed any more */
  readonly takeBack?: (() => void) | null | undefined;
  /** what the mouse or the keyboard rests on in the list of options, and back; null for nothing */
  readonly resting: AnswerOf<A> | null;
  readonly rest: Taking<AnswerOf<A> | null>;
  /** the things that the option is about on which the mouse or the keyboard rests. */
  readonly lit: readonly string[];
  /**
   * What I have put together for this question and not said yet. The frame keeps it for each table, seat and question, over a
   * reload where `GameScreen.drafts` says so.
   */
  readonly draft: Json | null;
  readonly keepDraft: (draft: Json | null) => void;
  /**
   * What I note for myself at this table; null for nothing, and for who only watches. It stays in this browser and is never sent. Of
   * an older version it may say anything: read it as a stranger's.
   */
  readonly notes: Json | null;
  readonly keepNotes: (notes: Json) => void;
  /** something that the log speaks of, to be pointed out (an id that the board understands, such as a tile's name) */
  readonly pointed: string | null;
  /**
   * Said with true while the board still shows what happened last, with false when it has: meanwhile the frame does not give
   * the rest away (the log, who won). Left out where nothing is held back.
   */
  readonly telling?: ((on: boolean) => void) | undefined;
  readonly outcome: Outcome | null;
  readonly still: boolean;
  /** how fast things move: 1 is calm, 2 twice as fast, 0 not at all. */
  readonly speed: number;
}

/** What a chooser is given: everything that the board is, narrowed to its question. */
export type ChooserProps<
  V = Json,
  E extends Event = Event,
  A extends AnswerTypes = AnswerTypes,
  N extends keyof A & string = keyof A & string,
> = Omit<BoardProps<V, E, A>, 'question' | 'option' | 'answer' | 'resting' | 'rest'> & {
  readonly question: QuestionOf<A, N>;
  readonly option: Taking<A[N], OptionWords>;
  readonly answer: Taking<A[N]>;
  readonly resting: A[N] | null;
  readonly rest: Taking<A[N] | null>;
};

/** How one question is put where a plain list of buttons would not do (a grid, a split, groups). */
export type Chooser<
  V = Json,
  E extends Event = Event,
  A extends AnswerTypes = AnswerTypes,
  N extends keyof A & string = keyof A & string,
> = ComponentType<ChooserProps<V, E, A, N>>;

/** What an event may sound like; quiet, and made by the page. */
export type Sound = 'card' | 'dice' | 'piece';

export const LEARNING = ['easy', 'medium', 'demanding'] as const;
export type Learning = (typeof LEARNING)[number];

/** The things in an event that the log can point at on the board, by event; null where there are none. */
export type Points<E extends Event = Event> = {
  readonly [T in E['type']]: ((event: Extract<E, { type: T }>) => readonly string[]) | null;
};

/** Where a part of the log begins: a round or a phase by its title, or somebody's turn. */
export type Chapter = { readonly title: string } | { readonly turn: Seat };

export interface GameScreen<V = Json, E extends Event = Event, A extends AnswerTypes = AnswerTypes> {
  readonly id: string;
  /** for the shelf: one line that makes one want to play */
  readonly promise: string;
  readonly minutes: string;
  readonly kind: string;
  /** how soon one can play it; the shelf begins with the easiest */
  readonly learning: Learning;
  /** one colour for the frame around the board, on dark and on light */
  readonly accent: { readonly dark: string; readonly light: string };
  /**
   * The colours of the pieces, by seat (#rrggbb): the frame gives everybody the same. Left out where pieces have none. A test holds them
   * against how people see who see fewer colours.
   */
  readonly seatColours?: readonly string[];
  /** the picture on the shelf */
  readonly Picture: ComponentType;
  readonly Board: ComponentType<BoardProps<V, E, A>>;
  /** how each question is put; null for a plain list. None is forgotten: a question left out does not compile */
  readonly choosers: { readonly [N in keyof A & string]: Chooser<V, E, A, N> | null };
  /** what only I may see: behind an eye that has to be held (allegiance, hand) */
  readonly Secret?: ComponentType<BoardProps<V, E, A>>;
  /** the end: hidden things turned over, how it went */
  readonly Finale?: ComponentType<BoardProps<V, E, A>>;
  /** what the log can point at: a line for each event, see pointsOf */
  readonly points: Points<E>;
  /**
   * The part of the log that begins with this event, or in whose turn it happened; null where it goes on as before. The frame sets a
   * heading where that changes.
   */
  readonly chapter?: Taking<E, Chapter | null>;
  /** what an event sounds like; null for silence. My turn and the end the page plays by itself */
  readonly sounds?: Taking<E, Sound | null>;
  /**
   * How long one moment stays, and at most all that one answer led to, in milliseconds at a calm pace; 900 and 9000 (5000
   * when I am asked next) unless said otherwise. For a game that shows a whole round step by step.
   */
  readonly pace?: { readonly step: number; readonly all: number };
  /** what somebody needs who sees the game for the first time */
  readonly newcomer: Newcomer<V, A>;
  /** questions whose draft outlives a reload */
  readonly drafts?: readonly (keyof A & string)[];
}

/** What the log can point at in an event, for whoever does not know the game. */
export function pointsOf({ points }: Pick<GameScreen, 'points'>, event: Event): readonly string[] {
  return (Object.hasOwn(points, event.type) ? points[event.type]?.(event) : undefined) ?? [];
}
