import type { Outcome } from '@tablewright/board';
import type { View } from '@tablewright/emergence-rules';
import type { Team } from '@tablewright/emergence-rules/content';
import { say } from '@tablewright/kernel/words';

// How the game ended, with its numbers.

export function winnersOf({ winners, roles }: Outcome): Team {
  return winners.some((seat) => roles[seat] === 'human') ? 'human' : 'ai';
}

export function whyWon(
  { reason }: Outcome,
  { totals, required, round }: Pick<View, 'totals' | 'required' | 'round'>,
): string {
  const ai = say`${totals.ai} of ${required.ai}`;
  const human = say`${totals.human} of ${required.human}`;
  const beyond = say`the A.I. ${totals.ai - required.ai} (${ai}), the Humans ${totals.human - required.human} (${human})`;
  switch (reason) {
    case 'ai-knowledge':
      return say`The A.I. have assimilated ${ai} tokens. The Humans had ${human}.`;
    case 'human-knowledge':
      return say`The Humans have assimilated ${human} tokens. The A.I. had ${ai}.`;
    case 'ai-excess':
    case 'human-excess':
      return say`Both teams got there in the same event; who went further wins. Beyond the requirement: ${beyond}.`;
    case 'equal-excess':
      return say`Both teams got there in the same event and went equally far; that is enough for the Humans. Beyond the requirement: ${beyond}.`;
    case 'depletion':
      return say`The last data block has left the city in round ${round}. The A.I. had ${ai} tokens, the Humans ${human}.`;
    case 'called-off':
      return say`Round ${round} was the last. The A.I. had ${ai} tokens, the Humans ${human}: the mission is called off.`;
    default:
      return say`The A.I. had ${ai} tokens, the Humans ${human}.`;
  }
}

/** Both totals before the first event and after each one. */
export function totalsByEvent(view: Pick<View, 'assimilations'>): Record<Team, number[]> {
  const totals: Record<Team, number[]> = { ai: [0], human: [0] };
  for (const { opened } of view.assimilations) {
    if (opened === null) continue;
    for (const team of ['ai', 'human'] as const) totals[team].push((totals[team].at(-1) ?? 0) + opened[team]);
  }
  return totals;
}
