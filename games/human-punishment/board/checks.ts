import type { View } from '@tablewright/human-punishment-rules';
import { cardLook, frameOf } from './look.ts';

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

const DICE = ['orange', 'red', 'white1', 'white2', 'pink'] as const;

/** The dice that lie on the table and may still be thrown again (HPB-122), as they came last. */
export function diceNow(
  view: Pick<View, 'now' | 'thrown'>,
): readonly { readonly die: string; readonly came: number }[] {
  const open = frameOf(view, 'window') ?? frameOf(view, 'claims');
  const bits = frameOf(view, 'die')?.from ?? open?.dice ?? 0;
  return DICE.flatMap((die, i) => {
    const last = (bits & (1 << i)) === 0 ? undefined : view.thrown.findLast((one) => one.die === die);
    return last === undefined ? [] : [last];
  });
}

/** Whose card of an Event lies on the table, if any: the topmost one. */
export function eventNow({ now }: Pick<View, 'now'>): number | null {
  const frame = now.findLast(({ stage }) => stage === 'event' || stage === 'check' || stage === 'decide');
  return frame !== undefined && 'event' in frame ? frame.event : null;
}
