import type { View } from '@tablewright/human-punishment-rules';
import { cardLook } from './look.ts';

// The revealed cards of a check with the running sum, as the eye follows them. What special cards do to the others is the rules'
// own reckoning: it is in the result that is told.

export interface Step {
  readonly face: string;
  readonly isOut: boolean;
  /** the sum with this card */
  readonly sum: number;
}

/** Interference takes the fives out, Blackout the highest and the lowest: then the running sum would only mislead. */
export function isPlain(cards: readonly string[]): boolean {
  return !cards.some((face) => face.startsWith('G-S'));
}

export function stepsOf(cards: readonly string[], removed: readonly number[]): readonly Step[] {
  let sum = 0;
  return cards.map((face, i) => {
    const isOut = removed.includes(i);
    if (!isOut) sum += cardLook(face).value;
    return { face, isOut, sum };
  });
}

export const DECLARED = ['', 'a lot', 'a little', 'nothing'] as const;

/** Whose card of an Event lies on the table, if any: the topmost one. */
export function eventNow({ now }: Pick<View, 'now'>): number | null {
  const frame = now.findLast(({ stage }) => stage === 'event' || stage === 'check' || stage === 'decide');
  return frame !== undefined && 'event' in frame ? frame.event : null;
}
