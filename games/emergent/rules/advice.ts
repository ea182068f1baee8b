import { type Advice, type Rng, type Seat } from '@tablewright/kernel';
import { planFor } from './advice/draft.ts';
import { placementFor } from './advice/fast.ts';
import { saleFor } from './advice/sale.ts';
import { cityAsked } from './outlook/seen.ts';
import { proposedShipment } from './outlook/what-if.ts';
import type { Answers } from './stages/index.ts';
import type { View } from './view.ts';

// A sensible player (ledger 9): guesses at what the others may do, tries changes to its plan and keeps what pays. It is given
// what a person on its seat is given, a view and a question, and nothing else.

export function advisor(seat: Seat, rng: Rng): Advice<View, Answers> {
  return {
    plan: (view) => planFor(view, seat, rng),
    ship: (view) => proposedShipment(view, seat, cityAsked(view)),
    forced: (view) => saleFor(view, seat),
    place: (view) => placementFor(view, seat, rng),
  };
}
