import { type Base, copyChance, copyStack, type Seat, type SealedFrame } from '@tablewright/kernel';
import type { ReportAct } from './content/acts.ts';
import { upgraded } from './content/scene.ts';
import { CIVILIANS, OPPRESSORS } from './content/board.ts';
import { CARDS } from './content/cards.ts';

// The state of a revolution: numbers only. Whatever is printed (lines, arrows, cards, texts) is looked up in content/.

/** indexed by seat */
export type BySeat<T> = T[];

export const MODES = ['secret', 'cooperative'] as const;
export type Mode = (typeof MODES)[number];

/** No space, no character, no objective, no owner. */
export const NONE = -1;

/** Why the dice are rolled: in the NPC turn, or because of a card. */
export const NPC_TURN = 0;
export const BY_CARD = 1;
/** The card lets its user set one die afterwards. */
export const BY_CARD_ADJUSTED = 2;

/** What has been decided about one roll of the dice. */
interface Roll {
  /** who conducts it */
  by: Seat;
  cause: number;
  /** RTA-811 the Civilian that has moved already, or NONE */
  led: number;
  /** the face of each die, or NONE; RTA-802 Alice's path counts as a face */
  black: number;
  red: number;
}

export type Frame =
  | { stage: 'choose'; taken: number }
  | { stage: 'rounds' }
  | { stage: 'turns'; taken: number }
  // steps taken, spaces activated, and once-a-turn abilities used (as bits)
  | { stage: 'turn'; by: Seat; moved: number; acted: number; used: number }
  | { stage: 'poster'; by: Seat; must: number; may: number }
  | { stage: 'sabotage'; by: Seat }
  | { stage: 'extra'; by: Seat; card: number }
  | { stage: 'upgrade'; by: Seat }
  | { stage: 'rebuild'; by: Seat }
  | { stage: 'contribute'; by: Seat }
  | { stage: 'masses'; by: Seat }
  | { stage: 'push'; by: Seat }
  | { stage: 'post'; by: Seat }
  | { stage: 'stake'; by: Seat }
  // `to`: where the first Oppressor went; `moved`: as bits
  | { stage: 'alarm'; by: Seat; patrols: number; to: number; moved: number }
  | { stage: 'paste'; by: Seat; most: number }
  | { stage: 'repaste'; by: Seat; most: number }
  | { stage: 'strike'; by: Seat; all: number; moved: number }
  | { stage: 'burn'; by: Seat }
  | { stage: 'cook'; by: Seat; most: number }
  | { stage: 'npcTurn'; by: Seat; cause: number }
  | { stage: 'lead'; by: Seat; cause: number }
  | { stage: 'steer'; by: Seat; cause: number }
  | ({ stage: 'roll' } & Roll)
  | ({ stage: 'reroll' } & Roll)
  | ({ stage: 'forecast' } & Roll)
  | ({ stage: 'adjust' } & Roll)
  | ({ stage: 'march' } & Roll)
  // `arrived`: NPCs whose encounter is still to come, as bits; `saved`: ArciTech has put a poster back
  | { stage: 'encounters'; by: Seat; cause: number; arrived: number; saved: number }
  | { stage: 'salvage'; by: Seat; conductor: Seat; arrived: number }
  | ({ stage: 'report' } & SealedFrame<ReportAct>);

/** What everybody has seen a player do, in numbers: seat · DEEDS.length + deed. */
export const DEEDS = ['contributed', 'drained', 'extras', 'patrols', 'torn'] as const;
export type Deed = (typeof DEEDS)[number];
export const CONTRIBUTED = 0;
export const DRAINED = 1;
export const EXTRAS = 2;
export const PATROLS = 3;
export const TORN = 4;

export const UPGRADE_DECK = 0;
export const SABOTAGE_DECK = 1;

/** It is a `Scene` (content/scene.ts), so that encounters can be asked about it. */
export interface State extends Base<Frame> {
  mode: Mode;
  /** RTA-006 only the base eight are on offer */
  baseOnly: boolean;
  target: number;
  first: Seat;
  /** 0 before the first round */
  round: number;
  at: BySeat<number>;
  character: BySeat<number>;
  objective: BySeat<number>;
  /** objectives that nobody holds */
  aside: number[];
  posters: number[];
  supply: number;
  junk: number;
  funds: number;
  reputation: number;
  office: number;
  token: number;
  /** by row of the entry track: where the NPC stands, NONE before it enters */
  npcAt: number[];
  /** top first; what has just been drawn still lies on top until one of the two is chosen */
  upgradeDeck: number[];
  sabotageDeck: number[];
  /** by card: the seat of its owner, of its user */
  upgradeOf: number[];
  sabotageOf: number[];
  /** RTA-019 Upgrades that were taken before round 1, as bits */
  starting: number;
  /** cards put back after drawing: seat, deck, card */
  putBack: number[];
  /** S03 NPC turns in which no arrow moves Oppressors */
  jammed: number;
  /** RTA-711 whether the Office has been high enough, and empty afterwards: 0 or 1 */
  peaked: number;
  emptied: number;
  /** RTA-751 posters into the Junk Pile in this turn window, and in the best one */
  junkedNow: number;
  junkedBest: number;
  /** dice rolls so far: each has a name of its own */
  rolls: number;
  deeds: number[];
  /** how it went, after each NPC turn and at the end: round, Funds, Reputation, Office */
  history: number[];
  /** RTA-761 what the Spy has named; null as long as there is no report, and without a Spy */
  report: ReportAct | null;
}

export function copy(s: State): State {
  return {
    seats: s.seats,
    stack: copyStack(s.stack),
    chance: copyChance(s.chance),
    outcome: s.outcome,
    mode: s.mode,
    baseOnly: s.baseOnly,
    target: s.target,
    first: s.first,
    round: s.round,
    at: s.at.slice(),
    character: s.character.slice(),
    objective: s.objective.slice(),
    aside: s.aside.slice(),
    posters: s.posters.slice(),
    supply: s.supply,
    junk: s.junk,
    funds: s.funds,
    reputation: s.reputation,
    office: s.office,
    token: s.token,
    npcAt: s.npcAt.slice(),
    upgradeDeck: s.upgradeDeck.slice(),
    sabotageDeck: s.sabotageDeck.slice(),
    upgradeOf: s.upgradeOf.slice(),
    sabotageOf: s.sabotageOf.slice(),
    starting: s.starting,
    putBack: s.putBack.slice(),
    jammed: s.jammed,
    peaked: s.peaked,
    emptied: s.emptied,
    junkedNow: s.junkedNow,
    junkedBest: s.junkedBest,
    rolls: s.rolls,
    deeds: s.deeds.slice(),
    history: s.history.slice(),
    report: s.report,
  };
}

/** RTA-005 The seats from the first player on: who is in turn after so many. */
export function inTurn(s: State, taken: number): Seat {
  return (s.first + taken) % s.seats;
}

/** RTA-361 Upgrades kept by activation and Sabotage cards used; starting Upgrades are not among them (RTA-019). */
export function playedBy(s: State, seat: Seat): number {
  let played = 0;
  for (let card = 0; card < CARDS; card += 1) {
    if (s.upgradeOf[card] === seat && (s.starting & (1 << card)) === 0) played += 1;
    if (s.sabotageOf[card] === seat) played += 1;
  }
  return played;
}

export function playedByAll(s: State): number {
  let played = 0;
  for (let seat = 0; seat < s.seats; seat += 1) played += playedBy(s, seat);
  return played;
}

/** Steps that a player may still take in this turn (RTA-201, U01). */
export function stepsLeft(s: State, seat: Seat, moved: number): number {
  return 1 + upgraded(s, seat, 'steps') - moved;
}

export function seatOfCharacter(s: State, character: number): Seat {
  return s.character.indexOf(character);
}

export function countOnBoard(s: State, npcs: readonly number[]): number {
  let count = 0;
  for (const npc of npcs) if (s.npcAt[npc] !== NONE) count += 1;
  return count;
}

export function anyOppressor(s: State): boolean {
  return countOnBoard(s, OPPRESSORS) > 0;
}

export function anyCivilian(s: State): boolean {
  return countOnBoard(s, CIVILIANS) > 0;
}

export function noteDeed(s: State, seat: Seat, deed: number, amount: number): void {
  s.deeds[seat * DEEDS.length + deed]! += amount;
}
