// What `tablewright play` draws for Emergence. The command knows no game: it takes this export where there is one.

import type { Json, QuestionOf } from '@tablewright/kernel';
import { capital } from '@tablewright/kernel/words';
import { COLOURS } from '../../content/types.ts';
import type { Told } from '../../events.ts';
import type { Answers } from '../../stages/index.ts';
import type { View } from '../../view.ts';
import { choices, meant, proposals } from './choices.ts';
import type { Art, Line } from './ink.ts';
import { legendLines, picture } from './picture.ts';
import { seatStyle } from './signs.ts';
import { boxSheet, ending, eventLines, secretLines } from './story.ts';

interface Scene {
  readonly view: View;
  readonly names: readonly string[];
  readonly question: QuestionOf<Answers> | null;
  readonly art: Art;
}

export const terminal = {
  welcome: [
    'You are an operative in a city made of data. Most of you serve the A.I., some are secretly Human.',
    'Each round you choose an action and an augmentation in secret, then walk one tile and act. Collect data blocks, compile them into knowledge tokens, and drop the tokens into the aggregator: it has a compartment for each team, and only the two sums come to light.',
  ],
  seatNames: (seats: number): string[] => COLOURS.slice(0, seats).map(capital),
  seatStyle,
  /** questions before which the picture is drawn; the others follow at once on the same position */
  pictureFor: ['select', 'move', 'boost', 'teleport'],
  /** questions that leave no trace on the screen */
  privately: ['briefing', 'spySeen', 'insert'],
  picture: ({ view, names, question, art }: Scene): Line[] => picture(view, names, question, art),
  choices: ({ view, names, question, art }: Scene): Line[] | null =>
    question === null ? null : choices(view, names, question, art),
  proposals: ({ view, question }: Scene): Json[] => (question === null ? [] : proposals(view, question)),
  meant: ({ view, question }: Scene, text: string): Json | undefined =>
    question === null ? undefined : meant(view, question, text),
  event: (event: Told, { view, names, art }: Scene): Line[] | null => eventLines(event, view, names, art),
  secrets: ({ view, names }: Scene): Line[] => secretLines(view, names),
  ending: ({ view, names, art }: Scene): Line[] => ending(view, names, art),
  sheets: {
    box: {
      explains: 'who inserted how much at each event, and the sums',
      show: ({ view, names }: Scene): Line[] => boxSheet(view, names),
    },
    signs: {
      explains: 'what the signs on the map mean',
      show: ({ view, art }: Scene): Line[] => legendLines(view, art),
    },
  },
};
