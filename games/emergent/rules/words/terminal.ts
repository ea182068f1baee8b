// What `tablewright play` needs beyond the words: the command knows no game, it takes this export where there is one.

import type { Json, Question } from '@tablewright/kernel';
import { capital } from '@tablewright/kernel/words';
import { SEAT_COLOURS } from '../content/prices.ts';
import { saleFor } from '../advice/sale.ts';
import { cityAsked, emptyPlan } from '../outlook/seen.ts';
import { lessonSeen, proposedShipment } from '../outlook/what-if.ts';
import type { View } from '../view.ts';
import { demandSheet, regionSheet } from './sheets.ts';

interface Scene {
  readonly view: View;
  readonly question: Question | null;
}

export const terminal = {
  welcome: [
    'You run a young company. Each round you plan in secret where to open or close distribution centres (DCs), how many products to stock in them and in which cities to advertise.',
    'Then all plans are revealed. Each city buys first from whoever advertised most there, then from whoever has products nearest; a tie pushes everybody in it one tier down. What is not sold is thrown away, and every DC costs rent.',
    'Type a plan as its lines, for example: buildSmall NOE 1, stock NOE 5, market NOE 1. A product costs $1, a cylinder $3, a small DC $10 (holds 5), a large one $15 (holds 10).',
    'Regions go by three letters: type regions to see which they are and what lies next to what, and demand to look up the demand that may come.',
  ],
  seatNames: (seats: number): string[] => SEAT_COLOURS.slice(0, seats).map(capital),
  /** plans are secret until all are locked, also from whoever takes the keyboard next */
  privately: ['plan', 'place', 'ship'],
  proposals: ({ view, question }: Scene): Json[] => {
    if (question?.about === 'plan' && lessonSeen(view, question.seat) !== 'first')
      return [emptyPlan(view, question.seat)];
    if (question?.about === 'forced') return [saleFor(view, question.seat)];
    return question?.about === 'ship' ? [proposedShipment(view, question.seat, cityAsked(view))] : [];
  },
  sheets: {
    regions: {
      explains: 'the regions, their cities with ranks, and what lies next to what',
      show: ({ view }: Scene) => lines(regionSheet(view)),
    },
    demand: {
      explains: 'the demand that may come, round by round',
      show: ({ view }: Scene) => lines(demandSheet(view)),
    },
  },
};

function lines(text: readonly string[]): string[][] {
  return text.map((line) => [line]);
}
