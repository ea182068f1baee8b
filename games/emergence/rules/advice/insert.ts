import type { Rng } from '@tablewright/kernel';
import { AI } from '../state.ts';
import type { View } from '../view.ts';
import { winnerOf } from './event.ts';
import type { Mind } from './mind.ts';

// What to put into the aggregator.

type Split = { ai: number; human: number };

export function insertion(m: Mind, v: View, rng: Rng): Split {
  const held = m.s.tokens[m.me]!;
  if (!m.human) return { ai: held, human: 0 };
  const { ai, human } = expected(m, v);
  // It is decided now, one way or the other: what is kept back would be lost.
  if (winnerOf(m, ai, human + held) !== null) return { ai: 0, human: held };
  return quietly(m, held, { lacking: m.need.ai - m.s.totals[AI]! - ai, rng });
}

/** What comes into the compartments besides mine, if the A.I. insert all they hold and my fellow Human does the same. */
function expected({ s, me, belief }: Mind, v: View): Split {
  const amounts = s.tokens.map((tokens, seat) => (seat === me ? 0 : tokens));
  for (const { seat, tokens } of v.assimilations.at(-1)!.inserted) amounts[seat] = tokens;
  const pot = { ai: 0, human: 0 };
  for (const [seat, tokens] of amounts.entries()) pot[belief.human[seat]! > 0.5 ? 'human' : 'ai'] += tokens;
  return pot;
}

/** A Human at an event that decides nothing. `lacking`: what the A.I. still need; a cover must not be as large as that. */
function quietly({ manner }: Mind, held: number, { lacking, rng }: { lacking: number; rng: Rng }): Split {
  switch (manner.insertion) {
    case 'pour':
      return { ai: 0, human: held };
    case 'hoard':
      return lacking > 1 && rng.below(2) === 0 ? { ai: 1, human: 0 } : { ai: 0, human: 1 };
    case 'cover': {
      const ai = Math.min(Math.ceil(held / 3), lacking - 1);
      return { ai, human: held - ai };
    }
  }
}
