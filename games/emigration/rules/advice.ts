import { type Advice, choicesIn, type Rng, type Seat, type Trials } from '@tablewright/kernel';
import { answerFor } from './content/border.ts';
import { tradeable } from './outlook/border.ts';
import { destinationOf } from './content/people.ts';
import { clearing } from './advice/fog.ts';
import { laneToCross, laneToLook } from './advice/lanes.ts';
import { outlookOf } from './advice/outlook.ts';
import { bestOf, type TrialOutlook, turnAdvice } from './advice/turn.ts';
import type { Answers } from './stages/index.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

// A sensible player (ledger 9): values a position by what it would bring at the border, tries every option on a table of
// its own and takes the best. It is given what a person on its seat is given, a view and a question, and nothing else.

export function advisor(seat: Seat, rng: Rng, trials: Trials<State, View>): Advice<View, Answers> {
  const outlook = (view: View): TrialOutlook => ({
    ...outlookOf(view, seat, trials.world(view)),
    rng,
    trials,
    known: [],
  });
  return {
    action: (view, { domain }) => turnAdvice(outlook(view), choicesIn(domain)),
    pears: (view, { domain }) => bestOf(outlook(view), choicesIn(domain)),
    offering: (view, { domain }) => bestOf(outlook(view), choicesIn(domain)),
    fog(view, { domain }) {
      const t = outlook(view);
      return bestOf(t, choicesIn(domain), (id) => clearing(t.s, seat, id));
    },
    officer: (view, { domain }) => laneToLook(view, seat, choicesIn(domain)),
    withdraw(view) {
      const me = view.players[seat]!;
      return answerFor(destinationOf(me.destination), tradeable(me)); // nothing is worth more than Assurance there
    },
    cross: (view, { domain }) => laneToCross(view, seat, choicesIn(domain)),
  };
}
