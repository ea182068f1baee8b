import { type Fit, fitOf } from '@tablewright/kernel/signs';
import type { Told } from '../events.ts';
import type { State } from '../state.ts';
import { NONE } from '../state.ts';
import type { View } from '../view.ts';
import { signs } from './signs.ts';
import { witness } from './witness.ts';

const fit = fitOf(signs, witness);

/** A search asks for one view many times. */
const known = new WeakMap<View, Fit>();

/** How well a world's objectives fit what everybody has been seen to do. */
export function weigh(view: View, world: State, told: readonly Told[]): number {
  let deeds = known.get(view);
  if (deeds === undefined) known.set(view, (deeds = fit(told, view.seats)));
  let odds = 0;
  for (const [seat, player] of view.players.entries()) {
    const objective = world.objective[seat]!;
    if (player.objective === null && objective !== NONE) odds += deeds[seat]![objective]!;
  }
  return Math.exp(odds);
}
