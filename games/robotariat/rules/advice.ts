import { type Advice, choicesIn, type Domain, type Rng, type Seat, type Trials } from '@tablewright/kernel';
import { bestReport } from './advice/belief.ts';
import { bestDice, bestLead, bestPath } from './advice/dice.ts';
import { looksAlike } from './advice/foreseen.ts';
import { bestOf, bestOfTurn, bestUpgrade, fires, optionsIn, stacks, type TurnPlan } from './advice/plan.ts';
import type { Answers } from './stages/index.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

// A sensible player (ledger 9): tries what it may do on a table of its own, and weighs SPARK, Reputation and its own
// objective. It is given what a person on its seat is given, a view and a question, and nothing else.

export function advisor(me: Seat, _rng: Rng, trials: Trials<State, View>): Advice<View, Answers> {
  const planner = { me, trials };
  // What is hidden is drawn, but nothing looks at it: no card is turned over and no objective of others asked.
  const world = (view: View): State => trials.world(view);
  /** Tries all that is on offer. */
  function best<A extends Answers[keyof Answers]>(view: View, { domain }: { readonly domain: Domain<A> }): A {
    return bestOf(planner, world(view), optionsIn(domain)).value;
  }
  let foreseen: TurnPlan['next'] = null;
  /** One thing after the other: as long as it comes as it was foreseen, nobody thinks about the rest of the turn again. */
  function turn(view: View): Answers['turn'] {
    const s = world(view);
    const plan = foreseen !== null && looksAlike(s, foreseen.s, me) ? foreseen.plan : bestOfTurn(planner, s);
    foreseen = plan.next;
    return plan.value;
  }
  return {
    choose: () => 'random',
    turn,
    poster: best,
    sabotage: best,
    extra: best,
    upgrade: (view, { domain }) => bestUpgrade(world(view), me, choicesIn(domain)),
    contribute: best,
    masses: best,
    push: best,
    post: best,
    stake: best,
    alarm: best,
    paste: best,
    repaste: best,
    strike: best,
    cook: best,
    salvage: best,
    rebuild(view) {
      const s = world(view);
      return bestOf(planner, s, stacks(s)).value;
    },
    burn(view) {
      const s = world(view);
      return bestOf(planner, s, fires(s)).value;
    },
    lead: (view, { domain }) => bestLead(world(view), me, choicesIn(domain)),
    steer: (view) => bestPath(world(view), me),
    reroll: (view, { domain }) => bestDice(world(view), me, choicesIn(domain), (value) => value),
    forecast: (view, { domain }) => bestDice(world(view), me, choicesIn(domain), (value) => value),
    adjust: (view, { domain }) =>
      bestDice(world(view), me, choicesIn(domain), (value) => (value.act === 'keep' ? 'keep' : value)),
    report(view, { domain }) {
      const options = choicesIn(domain);
      return options.length === 1 ? options[0]! : bestReport(view, options);
    },
  };
}
