import type { State } from '../../index.ts';
import { oneShipped } from './tables.ts';

// Questions that no kept game asks, by the stage that asks them: a table for each.

export const rareQuestions: Readonly<Record<string, () => State>> = {
  'ship half answered': oneShipped,
};
