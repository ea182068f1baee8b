import { HUMAN, type State } from '../state.ts';
import type { View } from '../view.ts';
import { type Belief, beliefOf } from './belief.ts';

/** A search asks for one view many times. */
const known = new WeakMap<View, Belief>();

/** How well a world's allegiances fit the sums of the events and what everybody has kept back, beside the other possible ones. */
export function weigh(view: View, world: State): number {
  let belief = known.get(view);
  if (belief === undefined) {
    belief = beliefOf(
      view,
      view.operatives.map(() => 0),
    );
    known.set(view, belief);
  }
  let humans = 0;
  for (let seat = 0; seat < world.seats; seat += 1) if (world.allegiance[seat] === HUMAN) humans |= 1 << seat;
  return (belief.weights[belief.sets.indexOf(humans)] ?? 0) * belief.sets.length;
}
