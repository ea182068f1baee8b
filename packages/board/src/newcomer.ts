import type { AnswerTypes, Json, Seat } from '@tablewright/kernel';
import type { Goal } from '@tablewright/kernel/words';
import type { ComponentType } from 'react';
import type { Glossary } from './glossary.ts';

// What somebody needs who sees a game for the first time. Each game brings all of it: what is left out does not compile.

export interface Newcomer<V = Json, A extends AnswerTypes = AnswerTypes> {
  /** what the game is about, in three sentences, and a picture of what winning looks like */
  readonly breath: {
    readonly says: readonly [string, string, string];
    readonly Picture: ComponentType;
    /** what the picture shows, for whoever listens */
    readonly shows: string;
  };
  // a method: only so is a game with its own view still a game
  /** what I want and how far I am, from my view alone */
  goal(view: V): Goal;
  /** what matters when a question comes for the first time, in one sentence; null where the question says it all */
  readonly hints: { readonly [N in keyof A & string]: string | null };
  readonly glossary: Glossary;
  /** a secret that is dealt without a question; left out where none is, or where a question shows it */
  readonly secret?: DealtSecret<V>;
}

/** My secret, to be turned over by me: the frame shows the game's `Secret` then. */
export interface DealtSecret<V> {
  /** whether I hold it by now */
  isDealt(view: V, me: Seat): boolean;
  /** 'Your secret objective' */
  readonly title: string;
  /** what it is, and who may know it; before it is turned over */
  readonly says: string;
  /** what to do with it; when it has been turned over */
  readonly turnedOver: string;
}
