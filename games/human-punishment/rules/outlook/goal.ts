import { signed } from '@tablewright/kernel';
import type { Goal } from '@tablewright/kernel/words';
import type { FactionId } from '../content/loyalty.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import type { View } from '../view/types.ts';

// How near the city is to its fall is public; whose side I am on, and what I am after besides, is my secret.

export function goalOf(view: View): Goal {
  return { says: city(view), secret: view.me === 'spectator' ? null : mine(view, view.me) };
}

/** HPB-901, HPB-902 */
function city({ bars: { resource, morale, security, threat }, network }: View): string {
  const filled = [0, 5, 10].flatMap((first) => network.slice(first, first + 3)).filter((slot) => slot !== null).length;
  return `Win the Network for your faction: ${filled} of 9 slots filled. The city falls at Resource 0 (${resource} now), Security 0 (${security}), Morale −10 (${signed(morale)}), Threat 4 (${threat}).`;
}

/** HPB-904, HPB-901, HPB-907 */
const WANTS: Readonly<Record<FactionId, string>> = {
  human: 'You are a Human: blue chips have to win the Network.',
  machine: 'You are a Machine: red chips have to win the Network, or Resource falls to 0, or Deus reaches the Network.',
  fallen:
    'You are Fallen: purple chips have to win the Network, or 3 of them lie in the Junkyard, or 2 there and 2 in the Network.',
  legion: 'You are Legion: Security has to fall to 0, or Threat to rise to 4.',
};

/** HPB-910 */
function mine(view: View, me: number): string | null {
  const { faction, objectives } = view.players[me]!;
  const side = faction === null ? [] : [WANTS[faction]];
  // Until one went back (HPB-028) none of them is settled: to name one would be to say that it is the one.
  const isChoosing = view.now.some(({ stage }) => stage === 'returnObjective');
  const own = (isChoosing ? [] : objectives).flatMap((one) => {
    const card = OBJECTIVES.find(({ id }) => id === one?.id);
    if (one === null || card === undefined) return [];
    const met = one.met === true ? 'It is met now.' : one.done === null ? '' : `So far: ${one.done} of ${one.wanted}.`;
    return [`Your Objective, ${card.name}: ${card.text} ${met}`.trim()];
  });
  return side.length + own.length === 0 ? null : [...side, ...own].join(' ');
}
