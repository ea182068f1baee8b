import { defineGame } from '@tablewright/kernel';
import { advisor } from './advice.ts';
import { checkPrinted } from './content/printed.ts';
import { copy } from './copy.ts';
import { evaluate } from './advice/evaluate.ts';
import { reasons } from './advice/reasons.ts';
import { glance } from './advice/glance.ts';
import { likely, weigh } from './advice/weigh.ts';
import { FACTION_IDS } from './content/loyalty.ts';
import { FEWEST_PLAYERS, MOST_PLAYERS } from './content/setup.ts';
import type { Told } from './events.ts';
import { holdings } from './holdings.ts';
import { invariants } from './invariants.ts';
import { type Options, options, warnings } from './options.ts';
import { secrets } from './secrets.ts';
import { blank, setup } from './setup.ts';
import { type Answers, stages } from './stages/index.ts';
import type { State } from './state.ts';
import { uses } from './uses.ts';
import { openView, type View, views } from './view.ts';
import { heard } from './words/heard.ts';
import { words } from './words/index.ts';
import { world } from './world.ts';

export type { Answers, Options, State, Told, View };

export const humanPunishment = defineGame<State, Options, View, Told, Answers>({
  id: 'human-punishment',
  name: 'Human Punishment: The Beginning',
  rulesVersion: 1,
  ledger: 'HPB',
  seats: { min: FEWEST_PLAYERS, max: MOST_PLAYERS }, // HPB-001
  options,
  warnings,
  blank,
  setup,
  stages,
  turn: (s) => s.turns,
  // what brings a hidden card, chip or die to light; a card that is played openly is shown by the answer itself
  revealing: [
    'starts',
    'rolled',
    'rerolled',
    'drew',
    'lost',
    'discarded',
    'playedStar',
    'displayed',
    'drewPrograms',
    'sawPrograms',
    'playedProgram',
    'discardedPrograms',
    'usedRecon',
    'usedCharge',
    'sacrificed',
    'sawChips',
    'sawObjective',
    'sawLoyalty',
    'sawUnused',
    'sawHand',
    'sawBox',
    'sawRecon',
    'sawInterrogation',
    'didTask',
    'helped',
    'sawLoyalties',
    'dealtLoyalty',
    'dealtObjectives',
    'delivered',
    'tookItem',
    'sprang',
    'fought',
    'attacked',
    'attackedApex',
    'apexAttacked',
    'wounded',
    'event',
    'revealed',
    'counted',
    'censured',
    'humanPhase',
    'toldFactions',
    'turned',
    'over',
  ],
  // what the board shows one after the other
  moments: ['rolled', 'spawned', 'attacked', 'fought', 'event', 'checked', 'delivered'],
  copy,
  views,
  openView,
  holdings,
  world,
  secrets,
  uses,
  invariants,
  words,
  heard,
  evaluate,
  looksAhead: 1,
  searchIsBetter: true, // docs/bots.md: 0.84 (0.68–0.93) against steady
  reasons,
  weigh,
  likely,
  glance,
  role: (s, seat) => FACTION_IDS[s.faction[seat]!] ?? '',
  advisor,
});

/** What `tablewright content check human-punishment` asks. */
export const content = { checkPrinted };

/** What `tablewright lab signs` learns from. */
export { witness } from './advice/witness.ts';

export default humanPunishment;
