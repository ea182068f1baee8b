import { defineGame } from '@tablewright/kernel';
import { advisor } from './advice.ts';
import { evaluate } from './advice/evaluate.ts';
import { glance } from './advice/glance.ts';
import { reasons } from './advice/reasons.ts';
import type { Told } from './events.ts';
import { holdings } from './holdings.ts';
import { invariants } from './invariants.ts';
import { type Options, options, warnings } from './options.ts';
import { secrets } from './secrets.ts';
import { blank, setup } from './setup.ts';
import { type Answers, stages } from './stages/index.ts';
import { copy, type Frame, type State } from './state.ts';
import {
  type LaneView,
  type PlayerView,
  type UnseenView,
  openView,
  type View,
  views,
  type WithdrawalView,
} from './view.ts';
import { words } from './words/index.ts';
import { world } from './world.ts';

export type { Answers, Frame, LaneView, Options, PlayerView, State, Told, UnseenView, View, WithdrawalView };

export const emigration = defineGame<State, Options, View, Told, Answers>({
  id: 'emigration',
  name: 'Emigration',
  rulesVersion: 1,
  ledger: 'EMI',
  seats: { min: 2, max: 6 }, // EMI-001
  options,
  warnings,
  blank,
  setup,
  stages,
  // Dice among them: what is rolled is known to nobody beforehand.
  revealing: ['rolled', 'revealed', 'saw', 'crossed', 'over'],
  // A card before what it does, a die before what comes of it, the stamp before who has won.
  moments: ['activated', 'rolled', 'border', 'crossed'],
  copy,
  views,
  openView,
  holdings,
  world,
  secrets,
  invariants,
  words,
  evaluate,
  looksFurther: { rounds: 3, lead: 1 },
  searchIsBetter: true, // docs/bots.md: 0.64 (0.59–0.69) against steady
  glance,
  reasons,
  advisor,
});

export default emigration;
