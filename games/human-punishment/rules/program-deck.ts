import type { Seat } from '@tablewright/kernel';
import { shuffle } from './chance.ts';
import { PROGRAMS } from './content/programs.ts';
import type { K } from './events.ts';
import type { State } from './state.ts';

// What is done to the Program deck before cards of it are only looked at.

/** HPB-311 So many can be drawn one after the other: what the rebuilt deck would bring lies under the last ones. */
function readyPrograms(s: State, k: K, count: number): void {
  if (s.programDeck.length > count || s.programDiscard.length === 0) return;
  s.programDeck.unshift(...shuffle(s, k, s.programDiscard, 'Programs'));
  k.tell({ type: 'reshuffled', deck: 'programs', cards: s.programDiscard.length });
  s.programDiscard = [];
}

/** The next ones, the top one first. */
export function topPrograms(s: State, count: number): number[] {
  return s.programDeck.slice(Math.max(0, s.programDeck.length - count)).reverse();
}

/** HPB-858 So many are looked at, one of them will be kept. */
export function lookAtPrograms(s: State, k: K, seat: Seat, count: number): void {
  readyPrograms(s, k, count);
  k.push({ stage: 'keepProgram', by: seat, count });
  const cards = topPrograms(s, count).map((design) => PROGRAMS[design]!.id);
  k.tell({ type: 'sawPrograms', cards }, { only: seat });
}
