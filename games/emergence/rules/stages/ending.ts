import type { K } from '../events.ts';
import { AI, blocksInCity, HUMAN, required, seatsOfTeam, type State, teamOf } from '../state.ts';

// The ways in which a mission ends. EMG-507 A team wins together.

export const REASONS = {
  'ai-knowledge': { team: AI, rules: ['EMG-500'] },
  'human-knowledge': { team: HUMAN, rules: ['EMG-500'] },
  'ai-excess': { team: AI, rules: ['EMG-502', 'EMG-500'] },
  'human-excess': { team: HUMAN, rules: ['EMG-502', 'EMG-500'] },
  'equal-excess': { team: HUMAN, rules: ['EMG-503', 'EMG-502'] },
  depletion: { team: HUMAN, rules: ['EMG-504', 'EMG-505'] },
  'called-off': { team: HUMAN, rules: ['EMG-115'] },
} as const;
export type Reason = keyof typeof REASONS;

function end(s: State, k: K, reason: Reason): void {
  const { team, rules } = REASONS[reason];
  const roles = s.allegiance.map((_, seat) => teamOf(s, seat));
  k.tell({ type: 'over', reason, teams: roles }); // EMG-508
  k.finish({ winners: seatsOfTeam(s, team), reason, rules, roles });
}

/** EMG-500, EMG-502, EMG-503 Checked once, after both sums have been added (EMG-409). */
export function endByKnowledge(s: State, k: K): void {
  const need = required(s);
  const aiExcess = s.totals[AI]! - need.ai;
  const humanExcess = s.totals[HUMAN]! - need.human;
  if (aiExcess < 0 && humanExcess < 0) return;
  if (humanExcess < 0) end(s, k, 'ai-knowledge');
  else if (aiExcess < 0) end(s, k, 'human-knowledge');
  else if (aiExcess > humanExcess) end(s, k, 'ai-excess');
  else end(s, k, aiExcess === humanExcess ? 'equal-excess' : 'human-excess');
}

/** EMG-504, EMG-505 The last block has left the city: at once, even in the middle of a round. */
export function endByDepletion(s: State, k: K): boolean {
  if (blocksInCity(s) > 0) return false;
  end(s, k, 'depletion');
  return true;
}

export function callOff(s: State, k: K): void {
  end(s, k, 'called-off');
}
