import { drawnLater, type Shelf } from '@tablewright/board';
import type { Options } from '@tablewright/emergent-rules';
import { say } from '@tablewright/kernel/words';

/** What the front page shows of Emergent, without its board; and what the rules page keeps from players. */
export const shelf: Shelf<Options> = {
  id: 'emergent',
  hasLessons: true,
  promise: say`Plan in secret, reveal at once, and hope nobody else had the same idea about Chicago.`,
  minutes: say`20–40 min`,
  kind: say`Supply chains, blind plans`,
  learning: 'demanding',
  accent: { dark: '#7cc4ff', light: '#0b62b8' },
  Picture: drawnLater(() => import('./Picture.tsx')),
  credits: [say`Outlines of the United States from us-atlas by Michael Bostock (ISC), after the U.S. Census Bureau`],
  playNow: { seats: 3, first: { mode: 'learning' }, asks: 'mode' },
  // EMT-811 with the Fixed market nothing can be looked up but the totals
  hides: [
    {
      options: { market: 'classic' },
      sections: [
        '4-3-demand-cards',
        '7-3-a-whole-round-four-players-golden-test-all-on-ship-for-me',
        '7-4-a-whole-round-two-players-golden-test',
      ],
      says: 'Hidden from you while you play a game with the Fixed market: there the demand cannot be looked up (EMT-811).',
    },
  ],
};
