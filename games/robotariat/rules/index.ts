import { defineGame } from '@tablewright/kernel';
import { advisor } from './advice.ts';
import { glance } from './advice/glance.ts';
import { weigh } from './advice/weigh.ts';
import { evaluate } from './advice/evaluate.ts';
import { reasons } from './advice/reasons.ts';
import { OBJECTIVE_IDS } from './content/objectives.ts';
import type { Told } from './events.ts';
import { holdings } from './holdings.ts';
import { invariants } from './invariants.ts';
import { type Options, options, warnings } from './options.ts';
import { secrets } from './secrets.ts';
import { blank, setup } from './setup.ts';
import { type Answers, stages } from './stages/index.ts';
import { copy, type State } from './state.ts';
import { openView, type View, views } from './view.ts';
import { words } from './words/index.ts';
import { world } from './world.ts';

export type { CardId, FrameView, PlayerView } from './view.ts';
export type { Answers, Options, State, Told, View };

export const robotariat = defineGame<State, Options, View, Told, Answers>({
  id: 'robotariat',
  name: 'Rise of the Robotariat',
  rulesVersion: 1,
  ledger: 'RTA',
  seats: { min: 3, max: 5 }, // RTA-001
  options,
  warnings,
  blank,
  setup,
  stages,
  // 'met' brings no secret to light, but an encounter is the end of the way back (RTA-212)
  revealing: [
    'lot',
    'rolled',
    'staked',
    'dealt',
    'started',
    'drew',
    'peeked',
    'kept',
    'used',
    'met',
    'success',
    'over',
  ],
  // a piece goes before it meets anybody, a card is seen before it works, and each encounter is one of its own
  moments: [
    'entered',
    'rolled',
    'adjusted',
    'marched',
    'sent',
    'alarmed',
    'led',
    'met',
    'salvaged',
    'used',
    'paid',
    'spark',
    'staked',
    'cooked',
  ],
  copy,
  views,
  openView,
  holdings,
  world,
  secrets,
  invariants,
  words,
  evaluate,
  reasons,
  searchIsBetter: true, // docs/bots.md: 0.80 (0.70–0.88) against steady
  weigh,
  glance,
  role: (s, seat) => OBJECTIVE_IDS[s.objective[seat]!] ?? '',
  advisor,
});

/** What `tablewright lab signs` learns from. */
export { witness } from './advice/witness.ts';

export default robotariat;
