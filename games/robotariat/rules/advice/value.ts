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
  ROUNDS,
  SPACES,
} from '../content/board.ts';
import { UBERBOT } from '../content/characters.ts';
import { isUnseen, upgraded } from '../content/scene.ts';
import { NONE, type State } from '../state.ts';
import { aimOf, endingOf } from './aims.ts';
import { arrivalsOf, freeOf, HORIZON } from './odds.ts';

// What a table is worth to a player before the dice are rolled (ledger 9), in SPARK.

/** NPC turns that are still to come, the one of the player in turn included. */
export function turnsLeft(s: State): number {
  let taken = s.seats;
  for (const frame of s.stack) {
    if (frame.stage !== 'turns') continue;
    taken = frame.taken;
    break;
  }
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
  const left = turnsLeft(s);
  const ending = endingOf(s, seat, left);
  if (ending !== null) return ending;
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

/**
 * By space, who and what an NPC would meet there: as `content/scene.ts` has it for one space, but counted for all at once, and in the same
 * lists again and again, since this is asked of every table that is tried.
 */
const there = {
  /** players, each with what the own Upgrade adds to a donation */
  donors: new Float64Array(SPACES.length),
  noticed: new Float64Array(SPACES.length),
  posters: new Float64Array(SPACES.length),
};

function lookAround(s: State): typeof there {
  const { donors, noticed, posters } = there;
  donors.fill(0);
  noticed.fill(0);
  for (let space = 0; space < SPACES.length; space += 1) posters[space] = s.posters[space]!;
  for (let seat = 0; seat < s.seats; seat += 1) {
    const at = s.at[seat]!;
    if (at === NONE) continue;
    donors[at]! += 1 + upgraded(s, seat, 'donation');
    if (!isUnseen(s, seat)) noticed[at]! += 1;
    if (s.character[seat] === UBERBOT) posters[at] = s.posters[at]! * 2; // RTA-806
  }
  return there;
}

/** What the Civilians will probably give in the next NPC turns; players may be elsewhere by then. */
export function expectedIncome(s: State, horizon: number): number {
  let income = 0;
  const comes = arrivalsOf(CIVILIAN, s.npcAt);
  const free = freeOf(s.npcAt);
  const { donors, posters } = lookAround(s);
  for (let space = 0; space < SPACES.length; space += 1) {
    const fixed = posters[space]! + (space === OFFICE ? OFFICE_REWARDS[s.office]! : 0);
    const people = donors[space]!;
    if (fixed + people === 0) continue;
    for (let turn = 1; turn <= horizon; turn += 1) {
      const come = comes[turn * SPACES.length + space]!;
      if (come === 0) continue;
      const rolled = Math.max(0, turn - s.jammed);
      income += come * free[rolled * SPACES.length + space]! * (fixed + people * (turn === 1 ? 1 : 0.6));
    }
  }
  return income;
}

/** What the Oppressors will probably spoil in the next NPC turns. */
export function expectedDamage(s: State, horizon: number, t: number, fear: number): number {
  let damage = 0;
  const doubled = s.reputation <= 2 ? 2 : 1;
  const comes = arrivalsOf(OPPRESSOR, s.npcAt);
  const { noticed, posters } = lookAround(s);
  for (let space = 0; space < SPACES.length; space += 1) {
    const people = noticed[space]!;
    let crowd = posters[space]! + people;
    for (const npc of CIVILIANS) if (s.npcAt[npc] === space) crowd += 0.5; // it will have moved on by then, or not
    const things = s.posters[space]! * 0.6 * t + (space === OFFICE ? 0.7 * Math.min(2, s.office) * t : 0);
    if (things + people + crowd === 0) continue;
    const suspicion = crowd >= CROWD ? fear * doubled : 0;
    for (let turn = 1 + s.jammed; turn <= horizon; turn += 1) {
      const come = comes[(turn - s.jammed) * SPACES.length + space]!;
      if (come > 0) damage += come * (things + people * (turn === 1 ? 2 : 0.8) + suspicion);
    }
  }
  return damage;
}
