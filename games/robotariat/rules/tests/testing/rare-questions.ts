import type { State } from '../../index.ts';
import { ann, turnOf } from './tables.ts';

// Questions that no kept game asks, by the stage that asks them: a table for each.

export const rareQuestions: Readonly<Record<string, () => State>> = {
  burn() {
    const s = turnOf(ann, { posters: { P: 1, U: 2 } });
    s.stack.push({ stage: 'burn', by: ann });
    return s;
  },
  cook() {
    const s = turnOf(ann, { office: 3 });
    s.stack.push({ stage: 'cook', by: ann, most: 4 });
    return s;
  },
};
