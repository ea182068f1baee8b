import type { View } from '@tablewright/human-punishment-rules';

// HPB-100, HPB-101 The steps of a turn, as they stand beside the map.

export const STEPS = ['Draw', 'Move and act', 'Discard', 'Activation', 'Event'] as const;
export type Step = (typeof STEPS)[number];

const STAGES: { readonly [stage: string]: Step } = {
  wake: 'Draw',
  draw: 'Draw',
  action: 'Move and act',
  discardStep: 'Discard',
  activation: 'Activation',
  eventPhase: 'Event',
};

/** The step of which something lies on the stack; null between turns and before the first. */
export function stepNow({ now }: Pick<View, 'now'>): Step | null {
  const frame = now.find(({ stage }) => Object.hasOwn(STAGES, stage));
  return frame === undefined ? null : STAGES[frame.stage]!;
}
