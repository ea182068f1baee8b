import type { Event, Json, Outcome, Question, Seat } from '@tablewright/kernel';
import type { ComponentType } from 'react';

// What a game's screen brings, and what it is given. A board draws; it decides nothing: what may be chosen is in the
// question, what it would mean in words comes from the rules, and why something cannot be done is asked of the server.

/** A game's lessons, in games/<name>/board/tutorial.ts. */
export type { Lesson, LessonBeat, Tutorial } from './tutorial/contract.ts';

export interface Refusal {
  readonly rule: string | null;
  readonly why: string;
}

export interface BoardProps<V = Json> {
  readonly view: V;
  /** the view before the last change, for motion; null at the first drawing and after a jump */
  readonly before: V | null;
  /** what was told with the last change */
  readonly told: readonly Event[];
  readonly me: Seat | 'spectator';
  readonly names: readonly string[];
  /** what I am asked, null when I am not */
  readonly question: Question | null;
  /** an option in words, with its consequence; for hover, focus and screen readers */
  readonly says: (value: Json) => string;
  readonly answer: (value: Json) => void;
  /** touched, but not on offer: the frame asks why and shows it */
  readonly ask: (value: Json) => void;
  /** takes my last answer back (a staged selection, say); left out or null where that is not allowed any more */
  readonly takeBack?: (() => void) | null | undefined;
  /** what the mouse or the keyboard rests on in the list of options, and back; null for nothing */
  readonly resting: Json | null;
  readonly rest: (value: Json | null) => void;
  /** something that the log speaks of, to be pointed out (an id that the board understands, such as a tile's name) */
  readonly pointed: string | null;
  /**
   * Said with true while the board still shows what happened last, with false when it has: meanwhile the frame does not give
   * the rest away (the log, who won). Left out where nothing is held back, as in a replay.
   */
  readonly telling?: ((on: boolean) => void) | undefined;
  readonly outcome: Outcome | null;
  readonly still: boolean;
}

/** How one question is put where a plain list of buttons would not do (a grid, a split, groups). */
export type Chooser<V = Json> = ComponentType<BoardProps<V> & { readonly question: Question }>;

/** What an event may sound like; quiet, and made by the page. */
export type Sound = 'card' | 'dice' | 'piece';

export const LEARNING = ['easy', 'medium', 'demanding'] as const;
export type Learning = (typeof LEARNING)[number];

export interface GameScreen<V = Json> {
  readonly id: string;
  /** for the shelf: one line that makes one want to play */
  readonly promise: string;
  readonly minutes: string;
  readonly kind: string;
  /** how soon one can play it; the shelf begins with the easiest */
  readonly learning: Learning;
  /** one colour for the frame around the board, on dark and on light */
  readonly accent: { readonly dark: string; readonly light: string };
  /** the picture on the shelf */
  readonly Picture: ComponentType;
  readonly Board: ComponentType<BoardProps<V>>;
  readonly choosers: { readonly [about: string]: Chooser<V> };
  /** what only I may see: behind an eye that has to be held (allegiance, hand) */
  readonly Secret?: ComponentType<BoardProps<V>>;
  /** the end: hidden things turned over, how it went */
  readonly Finale?: ComponentType<BoardProps<V>>;
  /** things in an event that the log can point at on the board */
  readonly points: (event: Event) => readonly string[];
  /** what an event sounds like; null for silence. My turn and the end the page plays by itself */
  readonly sounds?: (event: Event) => Sound | null;
}
