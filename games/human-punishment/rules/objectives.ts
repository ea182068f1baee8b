import { type Seat, size } from '@tablewright/kernel';
import {
  AREAS_ENDED,
  BIG_KILLS,
  CITY_ACTIONS,
  DROPPED,
  KILLS,
  NONE,
  PLACED,
  PLACED_OTHER,
  RECON_USED,
  type State,
  TALLIES,
  WOUNDS_RECEIVED,
} from './state.ts';
import { maxHealth, programsOf } from './pieces.ts';
import { boostsOf } from './tasks.ts';

// What the fifteen Objectives ask for (content ledger 5), as far as it has gone and how far it must go.

interface Progress {
  readonly done: number;
  readonly wanted: number;
}

type Asks = (s: State, seat: Seat) => Progress;

function tally(what: number, wanted: number): Asks {
  return (s, seat) => ({ done: s.tally[seat * TALLIES + what]!, wanted });
}

function bits(what: number, wanted: number): Asks {
  return (s, seat) => ({ done: size(s.tally[seat * TALLIES + what]!), wanted });
}

function state(holds: (s: State, seat: Seat) => boolean): Asks {
  return (s, seat) => ({ done: holds(s, seat) ? 1 : 0, wanted: 1 });
}

const ASKS: readonly Asks[] = [
  tally(PLACED, 2), // O-01 Courier
  tally(PLACED_OTHER, 1), // O-02 Tainted Delivery
  tally(DROPPED, 1), // O-03 Scrap Dealer
  tally(KILLS, 3), // O-04 Exterminator
  tally(BIG_KILLS, 1), // O-05 Big Game
  (s, seat) => ({ done: programsOf(s, seat), wanted: 2 }), // O-06 Code Collector
  state((s, seat) => s.item[seat] !== NONE), // O-07 Armed and Ready
  state((s, seat) => s.wounds[seat]!.length === 0 && s.health[seat] === maxHealth(s, seat)), // O-08 Untouched
  tally(WOUNDS_RECEIVED, 2), // O-09 Scarred
  state((s, seat) => s.leader === seat || s.general === seat), // O-10 Chain of Command
  (s, seat) => ({ done: boostsOf(s, seat), wanted: 4 }), // O-11 Evolved
  (s, seat) => ({ done: s.hands[seat]!.length, wanted: 5 }), // O-12 Deep Pockets
  tally(RECON_USED, 1), // O-13 Witness
  bits(CITY_ACTIONS, 3), // O-14 Public Servant
  bits(AREAS_ENDED, 4), // O-15 Grand Tour
];

export function progressOf(s: State, seat: Seat, objective: number): Progress {
  return ASKS[objective]!(s, seat);
}

export function isMet(s: State, seat: Seat, objective: number): boolean {
  const { done, wanted } = progressOf(s, seat, objective);
  return done >= wanted;
}

/** HPB-860, HPB-910 All that one holds. */
export function areMet(s: State, seat: Seat): boolean {
  for (let i = 0; i < 2; i += 1) {
    const objective = s.objectives[seat * 2 + i]!;
    if (objective !== NONE && !isMet(s, seat, objective)) return false;
  }
  return true;
}
