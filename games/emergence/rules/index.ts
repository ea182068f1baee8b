import { defineGame } from '@tablewright/kernel';
import { advisor } from './advice.ts';
import { evaluateClosely } from './advice/closely.ts';
import { weigh } from './advice/weigh.ts';
import { glance } from './advice/glance.ts';
import { evaluate } from './advice/evaluate.ts';
import { reasons } from './advice/reasons.ts';
import { quick } from './advice/quick.ts';
import { checkCity } from './content/check.ts';
import { talk } from './content/statements.ts';
import { TIMING } from './content/timing.ts';
import type { Told } from './events.ts';
import { holdings } from './holdings.ts';
import { invariants } from './invariants.ts';
import { type Options, options, warnings } from './options.ts';
import { secrets } from './secrets.ts';
import { blank, setup } from './setup.ts';
import { type Answers, stages } from './stages/index.ts';
import { copy, type State, teamOf } from './state.ts';
import { openView, type View, views } from './view.ts';
import { words } from './words/index.ts';
import { world } from './world.ts';

export type { Answers, Options, State, Told, View };

export const emergence = defineGame<State, Options, View, Told, Answers>({
  id: 'emergence',
  name: 'Emergence',
  rulesVersion: 1,
  ledger: 'EMG',
  seats: { min: 3, max: 6 }, // EMG-001
  options,
  warnings,
  blank,
  setup,
  stages,
  // The markers before anybody goes, the price before what it buys, the box filled, opened, and then who has won.
  moments: ['revealed', 'paid', 'inserted', 'opened'],
  countdown: { ...TIMING, rule: 'EMG-104', about: 'select', leader: (s) => s.leader },
  talk,
  revealing: ['dealt', 'revealed', 'saw', 'opened', 'over'],
  copy,
  views,
  openView,
  holdings,
  world,
  secrets,
  invariants,
  words,
  evaluate,
  evaluateClosely,
  newWorlds: true,
  reasons,
  searchIsBetter: true, // docs/bots.md: 0.66 (0.61–0.70) against steady
  quick,
  weigh,
  glance,
  role: teamOf,
  advisor,
});

/** What `tablewright content check` reads: cities. */
export const content = { check: checkCity };

/** What `tablewright play` draws: map, panel, selection grid. */
export { terminal } from './words/terminal/index.ts';

export default emergence;
