import type { BoardProps } from '../contract.ts';

const nothing = (): void => {};

type WhatTestsSay = 'view' | 'me' | 'names' | 'question' | 'option';

/** What the frame gives a board or a chooser while nothing moves and nobody touches anything. The rest is what a test is about. */
export const atRest = {
  before: null,
  told: [],
  answer: nothing,
  ask: nothing,
  resting: null,
  rest: nothing,
  lit: [],
  draft: null,
  keepDraft: nothing,
  notes: null,
  keepNotes: nothing,
  pointed: null,
  outcome: null,
  still: true,
  speed: 0,
} as const satisfies Omit<BoardProps, WhatTestsSay>;

/** The same for the first of a few players, who is asked nothing and sees no words. */
export const atFirstSeat = {
  ...atRest,
  me: 0,
  names: ['Ann', 'Bea', 'Col', 'Dov'],
  question: null,
  option: () => ({ says: '', about: [] }),
} as const satisfies Omit<BoardProps, 'view'>;
