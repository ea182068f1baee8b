import { sameNumbers } from '@tablewright/kernel';
import type { State } from '../state.ts';

/**
 * Whether I would think the same about both tables: all that can be seen is alike. Allegiances, and how others have split what they inserted,
 * are drawn anew in every table that one thinks on.
 */
export function looksAlike(a: State, b: State): boolean {
  return (
    a.round === b.round &&
    a.leader === b.leader &&
    a.opened === b.opened &&
    a.outcome === b.outcome &&
    a.inserted.length === b.inserted.length &&
    sameNumbers(a.at, b.at) &&
    sameNumbers(a.tokens, b.tokens) &&
    sameNumbers(a.held, b.held) &&
    sameNumbers(a.lying, b.lying) &&
    sameNumbers(a.action, b.action) &&
    sameNumbers(a.augmentation, b.augmentation) &&
    sameNumbers(a.totals, b.totals) &&
    sameNumbers(a.spied, b.spied)
  );
}
