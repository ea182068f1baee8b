// The own Objectives: without them there is no victory (HPB-910).

import type { View } from '../view.ts';

function held(view: View, id: string): View['players'][number]['objectives'][number] | undefined {
  return view.me === 'spectator' ? undefined : view.players[view.me]!.objectives.find((one) => one?.id === id);
}

/** It is mine: what it asks for at the end must not be given away. */
export function has(view: View, id: string): boolean {
  return held(view, id) !== undefined;
}

/** It is mine and not met yet. */
export function wants(view: View, id: string): boolean {
  const objective = held(view, id);
  return objective !== undefined && objective?.met !== true;
}

/** O-06 wants two Programs at the end. */
export function keepsPrograms(view: View): boolean {
  if (view.me === 'spectator' || !has(view, 'O-06')) return false;
  const me = view.players[view.me]!;
  return (me.programs?.length ?? 0) + me.openPrograms.length <= 2;
}
