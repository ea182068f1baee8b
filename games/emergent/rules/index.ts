import { defineGame } from '@tablewright/kernel';
import { advisor } from './advice.ts';
import { evaluate, evaluateClosely } from './advice/evaluate.ts';
import { reasons } from './advice/reasons.ts';
import type { Account, Card, Scored, Told } from './events.ts';
import { holdings } from './holdings.ts';
import { invariants } from './invariants.ts';
import { type Options, options } from './options.ts';
import { secrets } from './secrets.ts';
import { blank, setup } from './setup.ts';
import { type Answers, stages } from './stages/index.ts';
import { type ByRegion, copy, type Shipped, type State } from './state.ts';
import { type FrameView, type PlayerView, type ResultView, type View, views } from './view.ts';
import { words } from './words/index.ts';
import { world } from './world.ts';

export type {
  Account,
  Answers,
  ByRegion,
  Card,
  FrameView,
  Options,
  PlayerView,
  ResultView,
  Scored,
  Shipped,
  State,
  Told,
  View,
};

export const emergent = defineGame<State, Options, View, Told, Answers>({
  id: 'emergent',
  name: 'Emergent',
  rulesVersion: 1,
  ledger: 'EMT',
  seats: { min: 2, max: 4 }, // EMT-001
  options,
  blank,
  setup,
  stages,
  revealing: ['revealed', 'demand', 'shipped', 'switched', 'placed'],
  // A round is shown step by step: the plans, the cards, each city with what it buys, and where the money goes.
  moments: [
    'revealed',
    'demand',
    'shipped',
    'income',
    'transport',
    'forced',
    'operating',
    'liquidated',
    'closed',
    'placed',
  ],
  copy,
  views,
  holdings,
  world,
  secrets,
  invariants,
  words,
  evaluate,
  evaluateClosely,
  reasons,
  lead: 1, // money is counted, not judged: 2.5 wins 0.35 (0.29–0.42) against 0, which is no better than 1
  searchIsBetter: true, // measured: docs/bots.md
  advisor,
});

/** What `tablewright play` says and proposes. */
export { terminal } from './words/terminal.ts';

export default emergent;
