import type { Seat } from '@tablewright/kernel';
import { OPPRESSOR, OPPRESSORS, type PlayerCount, SPACES } from '../content/board.ts';
import {
  BURSAR,
  BURSAR_NEEDS,
  DEALER,
  GAMBLER,
  SABOTEUR,
  SCRAPPER,
  SCRAPPER_NEEDS,
  SPY,
  TRAFFIC_DIRECTOR,
  TURNCOAT,
  TURNCOAT_CARDS,
} from '../content/objectives.ts';
import { conditionsOf, isFulfilled } from '../progress.ts';
import { NONE, playedByAll, type State } from '../state.ts';
import { arrivalsOf } from './odds.ts';

// What the own objective adds to the common cause: a bonus that grows as the Funds come near the target.

export interface Aim {
  /** how much the common cause counts */
  readonly funds: number;
  readonly bonus: number;
  /** what a suspicious Oppressor is feared for */
  readonly fear: number;
  /** what the usual worth of the Reputation becomes */
  reputation(worth: number): number;
}

const AS_USUAL = (worth: number): number => worth;
const COMMON: Aim = { funds: 1, bonus: 0, fear: 1.2, reputation: AS_USUAL };

const WON = 1000;
const LOST = -1000;

/** What a game that has just ended is worth; null while it goes on. */
export function endingOf(s: State, seat: Seat, left: number): number | null {
  const success = s.funds >= s.target;
  if (!success && s.reputation > 0) return null;
  const objective = s.objective[seat]!;
  if (objective === NONE) return success ? WON : LOST;
  if (objective === SPY) return success ? WON / 2 : LOST;
  if (isFulfilled(s, seat, success)) return WON;
  if (!success || objective === TURNCOAT) return LOST;
  // A success that comes too early for me: with time left I would rather wait a little.
  return s.target + 12 - 25 * Math.min(1, left / (2 * s.seats));
}

/** How near the end is: 0 at the start, 1 when the Funds are nearly there. */
function nearness(s: State): number {
  return Math.min(1, s.funds / s.target);
}

export function aimOf(s: State, seat: Seat, left: number): Aim {
  const objective = s.objective[seat]!;
  if (objective === NONE || objective === SPY) return COMMON;
  const near = nearness(s);
  switch (objective) {
    case BURSAR:
      return { ...COMMON, bonus: bursar(s) };
    case DEALER: {
      const { have, need, met } = conditionsOf(s, seat, DEALER)[0]!;
      return { ...COMMON, bonus: (met ? 6 + 4 * near : 0) - 2.5 * Math.max(0, need - have) + 1.2 * have };
    }
    case GAMBLER:
      return { ...COMMON, bonus: conditionsOf(s, seat, GAMBLER)[0]!.met ? 14 : 0 };
    case SABOTEUR:
      return saboteur(s.reputation, near);
    case SCRAPPER:
      return { ...COMMON, bonus: scrapper(s) };
    case TRAFFIC_DIRECTOR:
      return { ...COMMON, bonus: together(s) * (2 + 8 * near) };
    case TURNCOAT:
      return turncoat(s, left);
    default:
      return COMMON;
  }
}

/** First fill the Office, then empty it. */
function bursar(s: State): number {
  if (s.emptied === 1) return 32;
  if (s.peaked === 1) return 8 + 1.3 * (10 - s.office);
  const need = BURSAR_NEEDS[s.seats as PlayerCount];
  return 1.7 * Math.min(s.office, need);
}

/** Down to 1 in the end, but not before the Funds are nearly there. */
function saboteur(reputation: number, near: number): Aim {
  const reputationWorth = (worth: number): number => worth * 0.3;
  const last = near > 0.7 ? 16 : near > 0.45 ? 2 : -14;
  const bonus = reputation === 1 ? last : -(reputation - 2) * (1.5 + 4 * near);
  return { funds: 1, bonus, fear: reputation > 2 ? -2.5 : 4, reputation: reputationWorth };
}

/** A stack of posters in a patrol's way, until it is torn down. */
function scrapper(s: State): number {
  const need = SCRAPPER_NEEDS[s.seats as PlayerCount];
  if (s.junkedBest >= need) return 22;
  let best = 0;
  const arrivals = arrivalsOf(OPPRESSOR, s.npcAt);
  for (let space = 0; space < SPACES.length; space += 1) {
    const comes = arrivals[SPACES.length + space]!; // in the next NPC turn
    const share = Math.min(1, (s.junkedNow + s.posters[space]!) / need);
    best = Math.max(best, share * share * (6 + 10 * Math.min(1, comes)));
  }
  return best + 0.4 * (8 - s.supply - s.junk);
}

/** The share of the Oppressors that stand together; a lone one counts a little. */
function together(s: State): number {
  let out = 0;
  let most = 0;
  for (const npc of OPPRESSORS) {
    if (s.npcAt[npc] === NONE) continue;
    out += 1;
    let here = 0;
    for (const other of OPPRESSORS) if (s.npcAt[other] === s.npcAt[npc]) here += 1;
    most = Math.max(most, here);
  }
  return out === 0 ? 0 : most / out;
}

/** With many cards the Revolution may succeed; late and with few of them it had better not. */
function turncoat(s: State, left: number): Aim {
  const need = TURNCOAT_CARDS[s.seats as PlayerCount];
  const played = playedByAll(s);
  if (played >= need) return { ...COMMON, bonus: 12 };
  const late = left <= s.seats * 2;
  if (late && need - played > 2) return { funds: -0.4, bonus: -3 * played, fear: -1.2, reputation: (worth) => -worth };
  return { ...COMMON, bonus: 2 * played };
}
