import { list, most, type Seat } from '@tablewright/kernel';
import { CARDS } from '../content/cards.ts';
import type { K } from '../events.ts';
import { ranking } from '../ranking.ts';
import type { State } from '../state.ts';

// The ways in which a game ends.

export const REASONS = {
  'most-assurance': ['EMI-601'],
  'more-money': ['EMI-602', 'EMI-601'],
  tied: ['EMI-603', 'EMI-602'],
  'nobody-in': ['EMI-604'],
  emigrated: ['EMI-605'],
} as const;
export type Reason = keyof typeof REASONS;

function judge(s: State): { reason: Reason; winners: Seat[] } {
  const inside = list(s.emigrated);
  if (inside.length === 0) return { reason: 'nobody-in', winners: [] };
  if (s.mode === 'cooperative') return { reason: 'emigrated', winners: inside };
  const assured = most(inside, s.assurance);
  if (assured.length === 1) return { reason: 'most-assurance', winners: assured };
  const richest = most(assured, s.money);
  return richest.length === 1 ? { reason: 'more-money', winners: richest } : { reason: 'tied', winners: [] };
}

/** EMI-601 … EMI-606; EMI-014 the removed cards may be looked at now. */
export function endGame(s: State, k: K): void {
  const { reason, winners } = judge(s);
  k.tell({ type: 'over', reason, ranking: ranking(s), removed: s.removed.map((card) => CARDS[card]!.id) });
  k.finish({ winners, reason, rules: REASONS[reason], roles: [] });
}
