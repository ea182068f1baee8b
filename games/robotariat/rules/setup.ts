import type { Base } from '@tablewright/kernel';
import {
  CRACKDOWN_TARGETS,
  ENTRY,
  MASSES,
  type PlayerCount,
  POSTERS,
  SPACES,
  START_REPUTATION,
  TARGETS,
} from './content/board.ts';
import { CARDS } from './content/cards.ts';
import type { K } from './events.ts';
import type { Options } from './options.ts';
import { DEEDS, NONE, type State } from './state.ts';

/** The table before anything is drawn (ledger 3.0). */
export function blank(base: Base<never>, options: Options): State {
  const { seats } = base;
  const players = seats as PlayerCount;
  const bySeat = (): number[] => new Array<number>(seats).fill(NONE);
  const deck = (): number[] => Array.from({ length: CARDS }, (_, card) => card);
  return {
    ...base,
    mode: options.mode,
    baseOnly: options.baseOnly,
    target: (options.crackdown ? CRACKDOWN_TARGETS : TARGETS)[players], // RTA-020, RTA-021
    first: options.first <= seats ? options.first - 1 : NONE, // 0 is nobody in particular, and so is NONE
    round: 0,
    at: bySeat(),
    character: bySeat(),
    objective: bySeat(),
    aside: [],
    posters: SPACES.map(() => 0),
    supply: POSTERS, // RTA-016
    junk: 0,
    funds: 0, // RTA-014
    reputation: START_REPUTATION[players], // RTA-013
    office: 0, // RTA-015
    token: MASSES, // RTA-011
    npcAt: ENTRY.map(() => NONE),
    upgradeDeck: deck(),
    sabotageDeck: deck(),
    upgradeOf: new Array<number>(CARDS).fill(NONE),
    sabotageOf: new Array<number>(CARDS).fill(NONE),
    starting: 0,
    putBack: [],
    jammed: 0,
    peaked: 0,
    emptied: 0,
    junkedNow: 0,
    junkedBest: 0,
    rolls: 0,
    deeds: new Array<number>(seats * DEEDS.length).fill(0),
    history: [],
    report: null,
  };
}

export function setup(s: State, k: K): void {
  if (s.first === NONE) s.first = k.chance(s.seats, 'first player'); // RTA-003
  k.tell({ type: 'first', seat: s.first });
  k.shuffle(s.upgradeDeck, 'upgrades', CARDS); // RTA-017
  k.shuffle(s.sabotageDeck, 'sabotages', CARDS);
  k.push({ stage: 'choose', taken: 0 });
}
