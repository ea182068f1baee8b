import type { Trials } from '@tablewright/kernel';
import type { Told } from '../events.ts';
import { HUMAN, type State } from '../state.ts';
import type { View } from '../view.ts';
import { beliefOf } from './belief.ts';
import { choicesFit } from './model.ts';

/** By the set of the Humans: how well it fits. */
type Known = ReadonlyMap<number, number>;

/** A search asks for one view many times. */
const known = new WeakMap<View, Known>();

/** How well a world's allegiances fit the sums of the events and what everybody has been seen to do, beside the other possible ones. */
export function weigh(view: View, world: State, told: readonly Told[], trials: Trials<State, View>): number {
  let weights = known.get(view);
  if (weights === undefined) known.set(view, (weights = weightsOf(view, told, trials)));
  let humans = 0;
  for (let seat = 0; seat < world.seats; seat += 1) if (world.allegiance[seat] === HUMAN) humans |= 1 << seat;
  return weights.get(humans) ?? 0;
}

/** All sets that are possible: there are few of them. */
function weightsOf(view: View, told: readonly Told[], trials: Trials<State, View>): Known {
  const sums = beliefOf(
    view,
    view.operatives.map(() => 0),
  );
  if (sums.sets.length === 1) return new Map([[sums.sets[0]!, 1]]);
  const choices = choicesFit(view, told, trials);
  return new Map(
    sums.sets.map((set, i) => {
      let odds = 0;
      for (let seat = 0; seat < view.seats; seat += 1) {
        const [ai, human] = choices[seat]!;
        odds += set & (1 << seat) ? human : ai;
      }
      return [set, sums.weights[i]! * Math.exp(odds)];
    }),
  );
}
