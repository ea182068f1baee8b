import { drawnLater, type Shelf } from '@tablewright/board';
import type { Options } from '@tablewright/emigration-rules';
import { say } from '@tablewright/kernel/words';

/** What the front page shows of Emigration, without its board. */
export const shelf: Shelf<Options> = {
  id: 'emigration',
  hasLessons: true,
  promise: say`Papers, friends, a degree, a little luck: get everything together, then choose your lane at the border.`,
  minutes: say`20–60 min`,
  kind: say`Open cards, one last gamble`,
  learning: 'easy',
  accent: { dark: '#b9a2ff', light: '#5b2f92' },
  Picture: drawnLater(() => import('./Picture.tsx')),
  playNow: { seats: 3, first: { packs: 'recommended' }, asks: 'mode' },
  credits: [
    say`Icons from game-icons.net by Lorc, Delapouite and other contributors, under CC BY 3.0`,
    say`The typefaces Courier Prime (Alan Dague-Greene) and Source Sans 3 (Paul D. Hunt), under the SIL Open Font License`,
  ],
};
