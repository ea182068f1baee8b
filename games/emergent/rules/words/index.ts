import type { Words } from '@tablewright/kernel';
import type { Told } from '../events.ts';
import type { View } from '../view.ts';

export const words: Words<View, Told> = {
  prompt: (_v, q) => q.about,
  option: (_v, _q, value) => JSON.stringify(value),
  event: (e) => JSON.stringify(e),
  table: (v) => `round ${v.round}`,
  outcome: (o) => o.reason,
  answer: (_a, value) => JSON.stringify(value),
};
