import { type Base, copyChance, copyStack, type SealedFrame, type Seat, sum } from '@tablewright/kernel';
import { type City, cityFromCode } from './content/city.ts';
import type { Selection } from './content/selections.ts';
import { type Action, type Length, REQUIREMENTS } from './content/types.ts';

// The state of a mission: numbers and ids. Whatever is printed (tiles, costs, requirements) is looked up in content/.

/** indexed by seat */
export type BySeat<T> = T[];

export const AI = 0;
export const HUMAN = 1;

/** No selection has been revealed yet. */
export const NONE = -1;

export const TYPES = 4;

/** D-ACTION What can be done after movement. */
export type Deed = Action | 'nothing';

export type Frame =
  | ({ stage: 'briefing' } & SealedFrame<'understood'>)
  | { stage: 'mission' }
  | { stage: 'round'; step: number }
  | ({ stage: 'select' } & SealedFrame<Selection>)
  | { stage: 'turns'; taken: number }
  | { stage: 'passLeader' }
  | { stage: 'turn'; by: Seat; step: number }
  | { stage: 'movement'; by: Seat }
  | { stage: 'move'; by: Seat }
  | { stage: 'act'; by: Seat }
  | { stage: 'action'; by: Seat }
  // `cost`: the token that a hostile selection pays for a tile action, once the choice is made
  | { stage: 'compile'; by: Seat; cost: number }
  | { stage: 'boost'; by: Seat; cost: number }
  | { stage: 'teleport'; by: Seat; cost: number }
  | { stage: 'replenish'; by: Seat; cost: number }
  | { stage: 'target'; by: Seat; act: 'hack' | 'spy' | 'terminate' }
  | { stage: 'spySeen'; by: Seat; on: Seat }
  | { stage: 'assimilate'; from: Seat; asked: number }
  | { stage: 'insert'; by: Seat };

export interface State extends Base<Frame> {
  /** EMG-701 the whole city as text, a copy of its own */
  city: string;
  length: Length;
  /** EMG-115 the mission is called off after this round; 0: never */
  roundLimit: number;
  allegiance: BySeat<number>;
  leader: Seat;
  round: number;
  /** the tile each agent stands on */
  at: BySeat<number>;
  /** EMG-108 the revealed selection, until the next reveal */
  action: BySeat<number>;
  augmentation: BySeat<number>;
  tokens: BySeat<number>;
  /** blocks on player boards: seat · 4 + type */
  held: number[];
  /** blocks in the city: tile · 4 + type */
  lying: number[];
  /** EMG-406 what each team has assimilated: A.I., Humans */
  totals: number[];
  /** every insertion: event, seat, into A.I., into Human */
  inserted: number[];
  /** assimilate events that are over */
  opened: number;
  /** every spying: who, on whom */
  spied: number[];
  /** what the supply has given out and not got back: blocks by type, then tokens; nothing may appear or vanish */
  supplied: number[];
}

let lastCode = '';
let lastCity: City | null = null;

export function cityOf(s: { city: string }): City {
  if (s.city === lastCode && lastCity !== null) return lastCity;
  lastCity = cityFromCode(s.city);
  lastCode = s.city;
  return lastCity;
}

export function copy(s: State): State {
  return {
    seats: s.seats,
    stack: copyStack(s.stack),
    chance: copyChance(s.chance),
    outcome: s.outcome,
    city: s.city,
    length: s.length,
    roundLimit: s.roundLimit,
    allegiance: s.allegiance.slice(),
    leader: s.leader,
    round: s.round,
    at: s.at.slice(),
    action: s.action.slice(),
    augmentation: s.augmentation.slice(),
    tokens: s.tokens.slice(),
    held: s.held.slice(),
    lying: s.lying.slice(),
    totals: s.totals.slice(),
    inserted: s.inserted.slice(),
    opened: s.opened,
    spied: s.spied.slice(),
    supplied: s.supplied.slice(),
  };
}

export function required(s: { length: Length; seats: number }): { ai: number; human: number } {
  return REQUIREMENTS[s.length][s.seats as 3 | 4 | 5 | 6];
}

/** The blocks on a player board, by type. */
export function blocksOf(s: State, seat: Seat): number[] {
  return s.held.slice(seat * TYPES, seat * TYPES + TYPES);
}

export function blockCount(s: State, seat: Seat): number {
  const from = seat * TYPES;
  return s.held[from]! + s.held[from + 1]! + s.held[from + 2]! + s.held[from + 3]!;
}

/** EMG-504 Blocks on city tiles; those on player boards do not count. */
export function blocksInCity(s: State): number {
  return sum(s.lying);
}

export function teamOf(s: State, seat: Seat): 'ai' | 'human' {
  return s.allegiance[seat] === HUMAN ? 'human' : 'ai';
}

export function seatsOfTeam(s: State, team: number): Seat[] {
  return s.allegiance.flatMap((side, seat) => (side === team ? [seat] : []));
}
