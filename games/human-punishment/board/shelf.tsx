import { drawnLater, type Shelf } from '@tablewright/board';
import type { Options } from '@tablewright/human-punishment-rules';
import { say } from '@tablewright/kernel/words';

/** What the front page shows of Human Punishment, without its board; and what may be said aloud where the prompt tells a secret. */
export const shelf: Shelf<Options> = {
  id: 'human-punishment',
  hasLessons: true,
  promise: say`A city on the brink, chips in everybody’s pockets, and nobody knows who is still human. Whom do you believe?`,
  minutes: say`120–180 min`,
  kind: say`Hidden factions that can change`,
  learning: 'demanding',
  accent: { dark: '#ffe14d', light: '#7a5200' },
  Picture: drawnLater(() => import('./Picture.tsx')),
  playNow: { seats: 4, first: { firstGame: true }, asks: 'characters' },
  lessons: say`15 minutes`,
  discreet: {
    loyalty: 'Look at your loyalty card: it says which faction you belong to.',
    partnerKeep: 'Two chips were passed on to you. Which one do you keep?',
    contribute: 'What do you put into the check? Up to three cards, face-down; two more come from the deck.',
    interrogation: 'Do the task of your faction, or roll the pink die: 4 to 6 sets you free.',
    factionSheet: 'Look at your faction once more, and confirm it.',
  },
  credits: [
    say`Icons from game-icons.net by Lorc, Delapouite and other contributors, under CC BY 3.0`,
    say`The typeface Oswald (Vernon Adams, Kalapi Gajjar, Cyreal), under the SIL Open Font License`,
  ],
};
