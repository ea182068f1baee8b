import type { Goal } from '@tablewright/kernel/words';
import { ROUNDS } from '../content/board.ts';
import { OBJECTIVES, objectiveText } from '../content/objectives.ts';
import type { Condition } from '../progress.ts';
import type { View } from '../view.ts';

// What the town needs is public; what I am after besides is my secret.

export function goalOf(view: View): Goal {
  return { says: ours(view), secret: view.me === 'spectator' ? null : mine(view) };
}

/** RTA-601, RTA-602, RTA-106 */
function ours({ funds, target, round, reputation }: View): string {
  return `Bring ${target} SPARK into the Funds by the end of round ${ROUNDS}: ${funds} now, round ${Math.max(1, round)}. At 0 Reputation all is lost: ${reputation} now.`;
}

/** RTA-609 */
function mine({ mine: own, seats }: View): string | null {
  if (own === null) return null;
  const name = OBJECTIVES.find(({ id }) => id === own.objective)!.name;
  const far = own.conditions.map((condition) => ` ${FAR[condition.what]?.(condition) ?? ''}`).join('');
  return `To win you need your own card too, ${name}: ${objectiveText(own.objective, seats)}${far}`;
}

/** How far one is with a condition, in a sentence. */
const FAR: Readonly<Record<string, (condition: Condition) => string>> = {
  office: ({ have, need }) => `The Office has reached ${have} of ${need}.`,
  emptied: ({ met }) => (met ? 'It has been emptied after that.' : 'It has not been emptied yet.'),
  cards: ({ have, need }) => `You have played ${have} and need ${need}.`,
  gamble: ({ met }) => (met ? 'Somebody has.' : 'Nobody has yet.'),
  reputation: ({ have }) => `It is ${have} now.`,
  junked: ({ have }) => `The most so far: ${have}.`,
  patrols: ({ have, need }) => `${have} of ${need} stand together now.`,
  table: ({ have }) => `${have} so far.`,
};
