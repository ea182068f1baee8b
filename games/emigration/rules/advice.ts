import { type Advisor, type Json, type Question, type Rng, sampleOption, type Seat } from '@tablewright/kernel';
import { answerFor } from './content/border.ts';
import { tradeable } from './outlook/border.ts';
import { destinationOf } from './content/people.ts';
import { laneToCross, laneToLook } from './advice/lanes.ts';
import { outlookOf } from './advice/outlook.ts';
import { bestOf, turnAdvice } from './advice/turn.ts';
import type { View } from './view.ts';

// A sensible player (ledger 9): values a position by what it would bring at the border, tries every option on a table of
// its own and takes the best. It is given what a person on its seat is given, a view and a question, and nothing else.

export function advisor(seat: Seat, rng: Rng): Advisor<View> {
  return {
    answer(view, question) {
      const me = view.players[seat]!;
      switch (question.about) {
        case 'withdraw':
          return answerFor(destinationOf(me.destination), tradeable(me)); // nothing is worth more than Assurance there
        case 'cross':
          return laneToCross(view, seat, lanesIn(question));
        case 'officer':
          return laneToLook(view, seat, lanesIn(question));
        default:
          return tried(view, question, seat, rng);
      }
    },
  };
}

function lanesIn({ domain }: Question): number[] {
  return domain.kind === 'pick' ? (domain.from as number[]) : [];
}

function tried(view: View, { about, domain }: Question, seat: Seat, rng: Rng): Json {
  if (domain.kind !== 'pick') return sampleOption(domain, rng);
  const outlook = outlookOf(view, seat, rng);
  if (about === 'action') return turnAdvice(outlook, domain.from as string[]);
  return bestOf(outlook, domain.from);
}
