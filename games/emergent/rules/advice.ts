import { type Advisor, type Json, type Question, type Rng, sampleOption, type Seat } from '@tablewright/kernel';
import { planFor } from './advice/draft.ts';
import { placementFor } from './advice/fast.ts';
import { saleFor } from './advice/sale.ts';
import { proposedShipment } from './outlook/what-if.ts';
import type { View } from './view.ts';

// A sensible player (ledger 9): guesses at what the others may do, tries changes to its plan and keeps what pays. It is given
// what a person on its seat is given, a view and a question, and nothing else.

export function advisor(seat: Seat, rng: Rng): Advisor<View> {
  return { answer: (view, question) => answer(view, seat, question, rng) };
}

function answer(view: View, seat: Seat, { about, domain }: Question, rng: Rng): Json {
  const now = view.now.at(-1);
  switch (about) {
    case 'plan':
      return planFor(view, seat, rng);
    case 'place':
      return placementFor(view, seat, rng);
    case 'ship':
      return now?.stage === 'ship' ? proposedShipment(view, seat, now.city) : sampleOption(domain, rng);
    case 'forced':
      return domain.kind === 'pick' ? saleFor(view, seat, domain.from as string[]) : sampleOption(domain, rng);
    default:
      return sampleOption(domain, rng);
  }
}
