import { type Action, type Augmentation, COSTS, selectionParts } from '@tablewright/emergence-rules/content';
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

export function faceOf(selection: string | null): Augmentation | null {
  return selectionParts(selection)?.face ?? null;
}
