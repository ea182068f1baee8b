import type { Provenance } from './effects.ts';

// The Objectives (content ledger, section 5).

export interface Objective {
  readonly id: string;
  readonly name: string;
  /** met once and for good, or looked at when the game ends */
  readonly when: 'during' | 'end';
  readonly text: string;
  readonly provenance: Provenance;
}

function objective(id: string, name: string, when: 'during' | 'end', text: string): Objective {
  return { id, name, when, text, provenance: 'reconstructed' };
}

export const OBJECTIVES: readonly Objective[] = [
  objective('O-01', 'Courier', 'during', 'You have brought at least 2 Data Chips into the Network.'),
  objective(
    'O-02',
    'Tainted Delivery',
    'during',
    'You have brought at least 1 Data Chip that is not blue into the Network. A swap by “Trust or Betrayal” does not count.',
  ),
  objective('O-03', 'Scrap Dealer', 'during', 'You have dropped at least 1 Data Chip with Junkyard Action 1.'),
  objective('O-04', 'Exterminator', 'during', 'You have eliminated at least 3 Enemies in combat.'),
  objective('O-05', 'Big Game', 'during', 'You have eliminated at least 1 Enemy of Level 2 or 3, or Deus, in combat.'),
  objective('O-06', 'Code Collector', 'end', 'You have at least 2 Programs, face-up or face-down.'),
  objective('O-07', 'Armed and Ready', 'end', 'You carry an item from a Supply Box.'),
  objective('O-08', 'Untouched', 'end', 'You have no Wound and full Health. As Dee Coy, Kuro does not matter.'),
  objective('O-09', 'Scarred', 'during', 'You have received at least 2 Wounds, healed or not.'),
  objective('O-10', 'Chain of Command', 'end', 'You hold the Leader or the General badge.'),
  objective('O-11', 'Evolved', 'end', 'At least 4 of your Boosts are unlocked.'),
  objective('O-12', 'Deep Pockets', 'end', 'You have at least 5 Influence cards in your hand.'),
  objective('O-13', 'Witness', 'during', 'You have used a Recon card.'),
  objective('O-14', 'Public Servant', 'during', 'You have taken at least 3 different City actions.'),
  objective(
    'O-15',
    'Grand Tour',
    'during',
    'You have ended turns of yours in at least 4 different Areas with a number. Detained is Area 6; for Dee Coy, Kuro does not count.',
  ),
];

export const OBJECTIVE_IDS: readonly string[] = OBJECTIVES.map(({ id }) => id);
