import type { Provenance } from './effects.ts';

// The Loyalty cards (content ledger, section 6, and HPB-023). A faction is its index here.

export const FACTION_IDS = ['human', 'machine', 'fallen', 'legion'] as const;
export type FactionId = (typeof FACTION_IDS)[number];

export const HUMAN = 0;
export const MACHINE = 1;
export const FALLEN = 2;
export const LEGION = 3;

export const FACTION_NAMES: Readonly<Record<FactionId, string>> = {
  human: 'Humans',
  machine: 'Machines',
  fallen: 'Fallen',
  legion: 'Legion',
};

/** The faction of each of the seven cards. */
export const LOYALTY_CARDS: readonly number[] = [HUMAN, HUMAN, HUMAN, MACHINE, MACHINE, FALLEN, LEGION];

interface LoyaltyMix {
  readonly fixed: readonly number[];
  /** `draw` of these come in, unseen */
  readonly random: readonly number[];
  readonly draw: number;
  readonly provenance: Provenance;
}

/** HPB-023 What the stack is built of, by number of players. */
export const LOYALTY_MIX: Readonly<Record<number, LoyaltyMix>> = {
  3: { fixed: [HUMAN, HUMAN], random: [MACHINE, MACHINE, FALLEN, LEGION], draw: 1, provenance: 'reconstructed' },
  4: { fixed: [HUMAN, HUMAN, MACHINE], random: [FALLEN, LEGION], draw: 1, provenance: 'reconstructed' },
  5: { fixed: [HUMAN, HUMAN, HUMAN, MACHINE], random: [MACHINE, FALLEN, LEGION], draw: 1, provenance: 'reconstructed' },
  6: { fixed: [HUMAN, HUMAN, HUMAN, MACHINE], random: [MACHINE, FALLEN, LEGION], draw: 2, provenance: 'reconstructed' },
};
