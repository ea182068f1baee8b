import type { Seat } from '@tablewright/kernel';
import {
  CIVILIAN,
  CIVILIANS,
  CROWD,
  DISTANCE,
  MASSES,
  OFFICE,
  OFFICE_REWARDS,
  OPPRESSOR,
  OPPRESSORS,
  ROUNDS,
  SPACES,
} from '../content/board.ts';
import { isUnseen, postersCounted, upgraded } from '../content/scene.ts';
import { NONE, type State } from '../state.ts';
import { aimOf, endingOf } from './aims.ts';
import { ARRIVES, HORIZON, STANDS } from './odds.ts';

// What a table is worth to a player before the dice are rolled (ledger 9), in SPARK.

/** NPC turns that are still to come, the one of the player in turn included. */
export function turnsLeft(s: State): number {
  const turns = s.stack.find((frame) => frame.stage === 'turns');
  const taken = turns?.stage === 'turns' ? turns.taken : s.seats;
  return (ROUNDS - s.round) * s.seats + s.seats - taken + 1;
}

export const WORTH = {
  posterOut: 1.5,
  posterInSupply: 0.37,
  posterInJunk: 0.2,
  officeReward: 0.9,
  income: 2.3,
  damage: 0.6,
  farFromMasses: 0.5,
} as const;

/** By Reputation: few points left are a danger. */
export const REPUTATION_WORTH = [-60, -13.2, -4.4, -0.1, 3.2, 4, 4, 4, 4, 4, 4];

/** By Upgrade card, for each turn of its owner that is still to come. */
export const UPGRADE_WORTH = [0.35, 0.2, 0.5, 0.5, 0.45, 0.35, 0.3, 0.3, 0.5, 0.2];

export function upgradeWorth(s: State, card: number): number {
  return UPGRADE_WORTH[card]! * (turnsLeft(s) / s.seats);
}

export function valueFor(s: State, seat: Seat): number {
  const ending = endingOf(s, seat, turnsLeft(s));
  if (ending !== null) return ending;
  const left = turnsLeft(s);
  const aim = aimOf(s, seat, left);
  return aim.funds * commonValue(s, left, aim.fear) + aim.bonus + aim.reputation(REPUTATION_WORTH[s.reputation]!);
}

/** What the common cause is worth, without the Reputation. */
function commonValue(s: State, left: number, fear: number): number {
  const t = Math.min(1, left / 8);
  const out = 8 - s.supply - s.junk;
  let value = s.funds;
  value += t * (WORTH.posterOut * out + WORTH.posterInSupply * s.supply + WORTH.posterInJunk * s.junk);
  value += t * WORTH.officeReward * OFFICE_REWARDS[s.office]!;
  for (let seat = 0; seat < s.seats; seat += 1) {
    if (DISTANCE[s.at[seat]!]![MASSES]! > 1) value -= t * WORTH.farFromMasses;
  }
  for (let card = 0; card < s.upgradeOf.length; card += 1) {
    if (s.upgradeOf[card] !== NONE) value += (UPGRADE_WORTH[card]! * left) / s.seats;
  }
  const horizon = Math.min(HORIZON, left);
  const income = expectedIncome(s, horizon);
  // three turns of income stand for all that are left, but not for more than there are
  return (
    value +
    Math.max(1, Math.min(WORTH.income, left / HORIZON)) * income -
    WORTH.damage * expectedDamage(s, horizon, t, fear)
  );
}

/** How likely no Oppressor stands on a space after so many NPC turns. */
function freeOf(s: State, space: number, turn: number): number {
  let free = 1;
  const rolled = Math.max(0, turn - s.jammed);
  for (const npc of OPPRESSORS) {
    const at = s.npcAt[npc]!;
    if (at !== NONE) free *= 1 - STANDS[OPPRESSOR]![rolled]![at * 6 + space]!;
  }
  return free;
}

/** What the Civilians will probably give in the next NPC turns; players may be elsewhere by then. */
export function expectedIncome(s: State, horizon: number): number {
  let income = 0;
  for (let space = 0; space < SPACES.length; space += 1) {
    const fixed = postersCounted(s, space) + (space === OFFICE ? OFFICE_REWARDS[s.office]! : 0);
    let people = 0;
    for (let seat = 0; seat < s.seats; seat += 1) {
      if (s.at[seat] === space) people += 1 + upgraded(s, seat, 'donation');
    }
    if (fixed + people === 0) continue;
    for (let turn = 1; turn <= horizon; turn += 1) {
      const come = arrivals(s, CIVILIANS, CIVILIAN, space, turn);
      if (come > 0) income += come * freeOf(s, space, turn) * (fixed + people * (turn === 1 ? 1 : 0.6));
    }
  }
  return income;
}

/** How many of these will arrive on a space in just that NPC turn. */
function arrivals(s: State, npcs: readonly number[], kind: number, space: number, turn: number): number {
  let come = 0;
  for (const npc of npcs) {
    const at = s.npcAt[npc]!;
    if (at !== NONE) come += ARRIVES[kind]![turn]![at * 6 + space]!;
  }
  return come;
}

/** What the Oppressors will probably spoil in the next NPC turns. */
export function expectedDamage(s: State, horizon: number, t: number, fear: number): number {
  let damage = 0;
  const doubled = s.reputation <= 2 ? 2 : 1;
  for (let space = 0; space < SPACES.length; space += 1) {
    let people = 0;
    for (let seat = 0; seat < s.seats; seat += 1) if (s.at[seat] === space && !isUnseen(s, seat)) people += 1;
    let crowd = postersCounted(s, space) + people;
    for (const npc of CIVILIANS) if (s.npcAt[npc] === space) crowd += 0.5; // it will have moved on by then, or not
    const things = s.posters[space]! * 0.6 * t + (space === OFFICE ? 0.7 * Math.min(2, s.office) * t : 0);
    if (things + people + crowd === 0) continue;
    const suspicion = crowd >= CROWD ? fear * doubled : 0;
    for (let turn = 1 + s.jammed; turn <= horizon; turn += 1) {
      const come = arrivals(s, OPPRESSORS, OPPRESSOR, space, turn - s.jammed);
      if (come > 0) damage += come * (things + people * (turn === 1 ? 2 : 0.8) + suspicion);
    }
  }
  return damage;
}
