import type { View } from '@tablewright/human-punishment-rules';
import { EVENTS } from '@tablewright/human-punishment-rules/content';
import { runningSums } from '@tablewright/human-punishment-rules/outlook';
import { signed } from '@tablewright/kernel';
import { capital } from '@tablewright/kernel/words';
import { frameOf } from './look.ts';

// The revealed cards of a check with the running sum, as the eye follows them. The sum is the rules' own reckoning, for as many
// cards as lie open: a special card changes what those before it count.

export interface Step {
  readonly face: string;
  readonly isOut: boolean;
  /** the sum with this card */
  readonly sum: number;
}

/** `event`: its place among the Events; null for an escape. */
export function stepsOf(cards: readonly string[], removed: readonly number[], event: number | null): readonly Step[] {
  const sums = runningSums({ cards, removed }, event);
  return cards.map((face, i) => ({ face, isOut: removed.includes(i), sum: sums[i] ?? 0 }));
}

/** Which cards help, for whoever does not know it yet. */
export function helpWords(event: number | null): string | null {
  const card = EVENTS[event ?? -1];
  if (card?.type === 'colour')
    return `${capital(card.wanted.join(' and '))} cards are wanted; other colours do nothing.`;
  if (card?.type !== 'check') return null;
  const [helps, hinders] = card.target > 0 ? ['Blue', 'red'] : ['Red', 'blue'];
  return `${helps} cards help to reach ${signed(card.target)}, ${hinders} ones work against it.`;
}

/** Whoever begins a check also ends it (HPB-652): without a word on it, the same question twice looks like a lost answer. */
export function turnWords(view: Pick<View, 'now' | 'active' | 'me'>): string | null {
  const asked = frameOf(view, 'contribute');
  if (asked === null || asked.by !== view.active || asked.by !== view.me) return null;
  return asked.last === 1
    ? 'Everybody has had a turn: as the Active Player you have the last word.'
    : 'As the Active Player you begin, and when all others have had a turn you are asked once more.';
}

/** 'of +6 or more: success as it stands' */
export function verdictWords(event: number | null, total: number): string {
  const card = EVENTS[event ?? -1];
  if (card?.type === 'colour') return 'of the wanted colour, as it stands.';
  if (card?.type !== 'check') return '';
  const isEnough = card.target > 0 ? total >= card.target : total <= card.target;
  return `of ${signed(card.target)} or ${card.target > 0 ? 'more' : 'less'}: ${isEnough ? 'success' : 'failure'} as it stands.`;
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
