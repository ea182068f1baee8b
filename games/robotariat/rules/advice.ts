import {
  type Advisor,
  type Json,
  listOptions,
  type Question,
  type Rng,
  sampleOption,
  type Seat,
} from '@tablewright/kernel';
import { bestReport } from './advice/belief.ts';
import { bestDice, bestLead, bestPath } from './advice/dice.ts';
import { bestAnswer, bestUpgrade } from './advice/plan.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import { world } from './world.ts';

// A sensible player (ledger 9): tries what it may do on a table of its own, and weighs SPARK, Reputation and its own
// objective. It is given what a person on its seat is given, a view and a question, and nothing else.

export function advisor(seat: Seat, rng: Rng): Advisor<View> {
  return {
    answer(view, question) {
      if (question.about === 'choose') return 'random';
      if (question.about === 'report') return report(view, question);
      // What is hidden is drawn, but nothing below looks at it: no card is turned over and no objective of others asked.
      return decide(world(view, rng), seat, question, rng);
    },
  };
}

function report(view: View, { domain }: Question): Json {
  const options = domain.kind === 'pick' ? (domain.from as readonly string[]) : [];
  return options.length === 1 ? options[0]! : bestReport(view, options);
}

function decide(s: State, me: Seat, { about, domain }: Question, rng: Rng): Json {
  const frame = s.stack.at(-1)!;
  switch (frame.stage) {
    case 'upgrade':
      return bestUpgrade(s, me, [...listOptions(domain)] as string[]);
    case 'steer':
      return bestPath(s, me);
    case 'lead':
      return bestLead(s, me, frame.cause, [...listOptions(domain)] as string[]);
    case 'reroll':
    case 'forecast':
    case 'adjust':
      return bestDice(s, me, frame, [...listOptions(domain)] as string[]);
    default:
      return frame.stage === about ? bestAnswer(s, me).value : sampleOption(domain, rng);
  }
}
