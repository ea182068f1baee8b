import { defineGame, oneForAllAdvice } from '@tablewright/kernel';
import { advisor } from './advice.ts';
import type { Told } from './events.ts';
import { invariants } from './invariants.ts';
import { type Options, options, warnings } from './options.ts';
import { secrets } from './secrets.ts';
import { blank, setup } from './setup.ts';
import { stages } from './stages/index.ts';
import { copy, type Frame, type State } from './state.ts';
import {
  type LaneView,
  type PlayerView,
  type UnseenView,
  openView,
  type View,
  view,
  views,
  type WithdrawalView,
} from './view.ts';
import { words } from './words/index.ts';
import { world } from './world.ts';

export type { Frame, LaneView, Options, PlayerView, State, Told, UnseenView, View, WithdrawalView };

export const emigration = defineGame<State, Options, View, Told>({
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
  copy,
  view,
  views,
  openView,
  world,
  secrets,
  invariants,
  words,
  advisor: oneForAllAdvice(advisor),
});

export default emigration;
