import { only, type Seat, split } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { TEAMS } from '../content/types.ts';
import { stage } from '../events.ts';
import { AI, HUMAN, type State, teamOf, TYPES } from '../state.ts';
import { endByKnowledge } from './ending.ts';

// EMG-400, EMG-402, EMG-403 From the operative who triggered it clockwise; whoever holds no token is skipped.
export const assimilate = stage.happens('assimilate', (s, f, k) => {
  while (f.asked < s.seats) {
    const by = (f.from + f.asked) % s.seats;
    f.asked += 1;
    if (s.tokens[by]! > 0) return k.push({ stage: 'insert', by });
  }
  // EMG-406 All have inserted: the aggregator is opened.
  const { ai, human } = contentOf(s, s.opened);
  s.opened += 1;
  s.totals[AI]! += ai;
  s.totals[HUMAN]! += human;
  k.done(); // first: at the moment when the box is open it travels no more
  k.tell({ type: 'opened', ai, human, totals: { ai: s.totals[AI]!, human: s.totals[HUMAN]! } });
  endByKnowledge(s, k);
});

/** What was put into the two compartments in one event. */
function contentOf(s: State, event: number): { ai: number; human: number } {
  const content = { ai: 0, human: 0 };
  for (let i = 0; i < s.inserted.length; i += 4) {
    if (s.inserted[i] !== event) continue;
    content.ai += s.inserted[i + 2]!;
    content.human += s.inserted[i + 3]!;
  }
  return content;
}

// EMG-403 … EMG-405 At least one token, at most all, split in secret; the amount is public at once.
export const insert = stage.ask('insert', {
  rule: 'EMG-403',
  who: (_s, f) => only(f.by),
  offer: (s, f) => split(TEAMS, { min: 1, max: s.tokens[f.by]! }),
  absent: (s, f) => ownTeamOnly(s, f.by),
  shows: ({ ai, human }) => ai + human,
  why: (s, f) => ({
    rule: 'EMG-403',
    why:
      s.tokens[f.by] === 1
        ? say`You have to insert the 1 token that you hold, into one of the two compartments.`
        : say`You have to insert at least 1 token and at most the ${s.tokens[f.by]!} that you hold, in whole tokens.`,
  }),
  answer(s, f, { value: { ai, human } }, k) {
    s.inserted.push(s.opened, f.by, ai, human);
    s.tokens[f.by]! -= ai + human;
    s.supplied[TYPES]! -= ai + human; // EMG-408 they leave play
    k.tell({ type: 'inserted', by: f.by, tokens: ai + human });
    k.done();
  },
});

/** D-INSERT The default for somebody who is away: one token for the own team. */
function ownTeamOnly(s: State, seat: Seat): { ai: number; human: number } {
  return teamOf(s, seat) === 'human' ? { ai: 0, human: 1 } : { ai: 1, human: 0 };
}
