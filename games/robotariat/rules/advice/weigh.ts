import type { State } from '../state.ts';
import { NONE } from '../state.ts';
import type { View } from '../view.ts';
import { signsOf } from './belief.ts';

/** A search asks for one view many times. */
const known = new WeakMap<View, number[][]>();

/** How well a world's objectives fit what everybody has been seen to do. */
export function weigh(view: View, world: State): number {
  let signs = known.get(view);
  if (signs === undefined) known.set(view, (signs = view.players.map((_, seat) => signsOf(view, seat))));
  let odds = 0;
  for (const [seat, player] of view.players.entries()) {
    const objective = world.objective[seat]!;
    if (player.objective === null && objective !== NONE) odds += signs[seat]![objective]!;
  }
  return Math.exp(odds);
}
