import { drawnLater, type Shelf } from '@tablewright/board';
import { say } from '@tablewright/kernel/words';
import type { Options } from '@tablewright/robotariat-rules';

/** What the front page shows of Rise of the Robotariat, without its board; and what may be said aloud. */
export const shelf: Shelf<Options> = {
  id: 'robotariat',
  hasLessons: true,
  promise: say`Raise the money for a revolution of robots under the eyes of the Oppressors. And what is your neighbour really after?`,
  minutes: say`45–60 min`,
  kind: say`Together, with secret objectives`,
  learning: 'medium',
  accent: { dark: '#ff8573', light: '#a81d12' },
  Picture: drawnLater(() => import('./Picture.tsx')),
  playNow: { seats: 4, first: { mode: 'cooperative' }, asks: 'mode' },
  discreet: {
    report: 'The Revolution has succeeded! Before the cards are shown, everybody looks at their own once more.',
  },
  credits: [
    say`Icons from game-icons.net by Lorc, Delapouite and other contributors, under CC BY 3.0`,
    say`The typefaces Anton (Vernon Adams) and Oswald (Vernon Adams, Kalapi Gajjar, Cyreal), under the SIL Open Font License`,
  ],
};
