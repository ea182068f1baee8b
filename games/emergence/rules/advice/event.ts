import { AI, HUMAN } from '../state.ts';
import type { Outset } from './mind.ts';

// What an assimilate event would bring.

/** What winning is worth, and losing costs: more than anybody carries. */
export const WIN = 14;

/** An operative's part of what the team needs (EMG-501). */
const SHARE = { short: 5, extended: 10 } as const;

/** Who would win an event in which so much goes into the two compartments; null when the mission goes on. */
function winnerOf({ s, need }: Outset, ai: number, human: number): 'ai' | 'human' | null {
  const aiExcess = s.totals[AI]! + ai - need.ai;
  const humanExcess = s.totals[HUMAN]! + human - need.human;
  if (aiExcess < 0 && humanExcess < 0) return null;
  if (humanExcess < 0) return 'ai';
  return aiExcess > humanExcess ? 'ai' : 'human'; // EMG-502, EMG-503
}

/** What an event would gain my team, if everybody inserted all these tokens for the own team, and I so many more. */
export function eventGain(m: Outset, tokens: readonly number[], more = 0): number {
  const { sets, weights } = m.belief;
  let all = more;
  for (let seat = 0; seat < tokens.length; seat += 1) all += tokens[seat]!;
  let gain = 0;
  for (let i = 0; i < sets.length; i += 1) {
    let human = sets[i]! & (1 << m.me) ? more : 0;
    for (let seat = 0; seat < tokens.length; seat += 1) if (sets[i]! & (1 << seat)) human += tokens[seat]!;
    const winner = winnerOf(m, all - human, human);
    if (winner === null) gain += weights[i]! * banked(m, tokens[m.me]! + more);
    else gain += weights[i]! * ((winner === 'human') === m.human ? WIN : -WIN * m.caution);
  }
  return gain;
}

/** An event that decides nothing makes tokens safe from thieves; a walk to it pays when my whole part is brought home. */
function banked({ human, s }: Outset, mine: number): number {
  if (human) return 0.1 * mine;
  return (mine >= SHARE[s.length] ? 0.8 : 0.25) * mine;
}
