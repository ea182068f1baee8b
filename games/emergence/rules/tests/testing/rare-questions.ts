import { changed, cityFile } from '../../content/testing/cities.ts';
import type { State } from '../../index.ts';
import { actionOf, answer, orange, red } from './tables.ts';

// Questions that no kept game asks, by the stage that asks them: a table for each.

export const rareQuestions: Readonly<Record<string, () => State>> = {
  /** a tile of two digital types */
  replenish() {
    const city = changed(cityFile('01'), { '0,-1': 'T+O' });
    return answer(actionOf('red', { city, at: { red: 'C3' }, show: { red: 'replenish-E' } }), red, 'replenish');
  },
  /** red has looked at orange's card */
  spySeen() {
    const at = { red: 'C3', orange: 'C3' };
    const s = actionOf('red', {
      seats: 5,
      humans: ['violet', 'orange'],
      at,
      show: { red: 'spy-E' },
      tokens: { red: 2 },
    });
    return answer(answer(s, red, 'spy'), red, orange);
  },
};
