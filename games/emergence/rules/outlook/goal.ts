import type { Goal } from '@tablewright/kernel/words';
import { say } from '@tablewright/kernel/words';
import type { View } from '../view.ts';

// What both teams need and have is public; which of them is mine is not.

export function goalOf(view: View): Goal {
  return { says: sums(view), secret: view.me === 'spectator' ? null : mine(view, view.me) };
}

/** EMG-500, EMG-504, EMG-115 */
function sums({ totals, required, blocksInCity, roundLimit }: View): string {
  const knowledge = say`The A.I. have ${totals.ai} of ${required.ai} knowledge, the Humans ${totals.human} of ${required.human}.`;
  return roundLimit > 0
    ? say`${knowledge} The Humans also win without data (${blocksInCity} left) or after round ${roundLimit}.`
    : say`${knowledge} The Humans also win without data (${blocksInCity} left).`;
}

function mine({ operatives, totals, required }: View, me: number): string | null {
  const team = operatives[me]?.team ?? null;
  if (team === null) return null;
  return team === 'ai'
    ? say`You are with the A.I.: ${required.ai - totals.ai} more knowledge into the A.I. compartment, and never let the city run out of data.`
    : say`You are Human: ${required.human - totals.human} more knowledge into the Human compartment unseen, or empty the city of data.`;
}
