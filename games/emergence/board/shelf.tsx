import { drawnLater, type Shelf } from '@tablewright/board';
import type { Options } from '@tablewright/emergence-rules';
import { say } from '@tablewright/kernel/words';

/** What the front page shows of Emergence, without its board; and what may be said aloud where the prompt would tell a secret. */
export const shelf: Shelf<Options> = {
  id: 'emergence',
  hasLessons: true,
  promise: say`Everybody gathers knowledge for the machines. One or two of you only pretend.`,
  minutes: say`30–60 min`,
  kind: say`Secret teams, hidden plans`,
  learning: 'medium',
  lessons: say`5 minutes`,
  accent: { dark: '#6be8ff', light: '#0a6486' },
  Picture: drawnLater(() => import('./Picture.tsx')),
  playNow: { first: { length: 'short' }, asks: 'length' },
  discreet: {
    briefing: say`Look at your allegiance card: it says which team you are on.`,
    spySeen: say`You have looked at a card. What it says is shown to you alone.`,
  },
};
