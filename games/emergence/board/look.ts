import { type Action, ACTIONS, type Augmentation, AUGMENTATIONS, COSTS } from '@tablewright/emergence-rules/content';
import { say } from '@tablewright/kernel/words';

// The short words of this game.

export const ACTION_WORDS: Readonly<
  Record<Action, { readonly name: string; readonly does: string; readonly cost: number }>
> = {
  activate: { name: say`Activate`, does: say`use the tile you move to`, cost: COSTS[0] },
  boost: { name: say`Boost`, does: say`walk a second tile`, cost: COSTS[1] },
  replenish: { name: say`Replenish`, does: say`put a block on your tile`, cost: COSTS[2] },
  hack: { name: say`Hack`, does: say`take a neighbour’s data`, cost: COSTS[3] },
  spy: { name: say`Spy`, does: say`see a card on your tile`, cost: COSTS[4] },
  terminate: { name: say`Terminate`, does: say`take all, send them home`, cost: COSTS[5] },
};

export interface Selected {
  readonly action: Action;
  readonly face: Augmentation;
}

/** 'hack-E' taken apart; null for what is no selection. */
export function partsOf(selection: string | null): Selected | null {
  if (selection === null) return null;
  const [first, second] = selection.split('-');
  const action = ACTIONS.find((one) => one === first);
  const face = AUGMENTATIONS.find((one) => one === second);
  return action === undefined || face === undefined ? null : { action, face };
}

export function faceOf(selection: string | null): Augmentation | null {
  return partsOf(selection)?.face ?? null;
}
