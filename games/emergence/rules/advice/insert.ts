import type { Mind } from './mind.ts';

// What to put into the aggregator.

type Split = { ai: number; human: number };

/**
 * EMG-403 All for the own team, now. A Human who hides among the A.I. by feeding them, or by keeping tokens back for the next
 * event, wins less often: that was played out (ledger 9).
 */
export function insertion({ human, s, me }: Mind): Split {
  const held = s.tokens[me]!;
  return human ? { ai: 0, human: held } : { ai: held, human: 0 };
}
