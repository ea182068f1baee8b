import type { Goal } from '@tablewright/kernel/words';
import { ROUNDS } from '../content/board.ts';
import { OBJECTIVES, objectiveText } from '../content/objectives.ts';
import type { View } from '../view.ts';

// What the town needs is public; what I am after besides is my secret.

export function goalOf(view: View): Goal {
  return { says: ours(view), secret: view.me === 'spectator' ? null : mine(view) };
}

/** RTA-601, RTA-602, RTA-106 */
function ours({ funds, target, round, reputation }: View): string {
  return `Bring ${target} SPARK into the Funds by the end of round ${ROUNDS}: ${funds} now, in round ${Math.max(1, round)}. At 0 Reputation all is lost; you have ${reputation}.`;
}

/** RTA-609 */
function mine({ mine: own, seats }: View): string | null {
  if (own === null) return null;
  const name = OBJECTIVES.find(({ id }) => id === own.objective)!.name;
  const counts = own.conditions.map(({ have, need }) => `${have} of ${need}`).join(', ');
  const sofar = counts === '' ? '' : ` So far: ${counts}.`;
  return `To win you need your own card too, ${name}: ${objectiveText(own.objective, seats)}${sofar}`;
}
