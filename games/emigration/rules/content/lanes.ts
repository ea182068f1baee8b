import { type Provenance, RECONSTRUCTED, STATED } from '@tablewright/kernel/words';

// Entrance lanes (ledger 4.2): from strict and predictable to lazy and unpredictable.

/** EMI-003 The three numbers under each lane, 1 to 5. */
export const LANES = [
  [6, 7, 7],
  [5, 6, 8],
  [5, 7, 9],
  [4, 8, 10],
  [3, 9, 11],
] as const;

/** The rulebook's examples tell the first and the last. */
export const LANE_PROVENANCE: readonly Provenance[] = LANES.map((_, lane) =>
  lane === 0 || lane === LANES.length - 1 ? STATED : RECONSTRUCTED,
);

export const LANE_COUNT = LANES.length;
export const TOKENS_IN_LANE = 3;
