import { shuffle } from './chance.ts';
import type { K } from './events.ts';
import type { State } from './state.ts';

// What is done to the Program deck before cards of it are only looked at.

/** HPB-311 So many can be drawn one after the other: what the rebuilt deck would bring lies under the last ones. */
export function readyPrograms(s: State, k: K, count: number): void {
  if (s.programDeck.length > count || s.programDiscard.length === 0) return;
  s.programDeck.unshift(...shuffle(s, k, s.programDiscard, 'Programs'));
  k.tell({ type: 'reshuffled', deck: 'programs', cards: s.programDiscard.length });
  s.programDiscard = [];
}
