import type { Seat } from '@tablewright/kernel';
import { namedIn } from './content/acts.ts';
import { OPPRESSORS, type PlayerCount } from './content/board.ts';
import { SLIDING_SCALE, TRAFFIC_REPORTS } from './content/cards.ts';
import {
  BURSAR,
  BURSAR_NEEDS,
  DEALER,
  GAMBLER,
  OBJECTIVE_IDS,
  SABOTEUR,
  SCRAPPER,
  SCRAPPER_NEEDS,
  SPY,
  TRAFFIC_DIRECTOR,
  TURNCOAT,
  TURNCOAT_CARDS,
} from './content/objectives.ts';
import { NONE, playedBy, playedByAll, type State } from './state.ts';

// Secret objectives (ledger 3.7): how far one is, and whether it is fulfilled. One list of conditions serves both, so that
// what the owner is shown and what is judged at the end cannot differ.

/** One condition of an objective. (A type alias: it goes into a view.) */
export type Condition = {
  /** a word for the screen */
  what: string;
  have: number;
  need: number;
  met: boolean;
};

/** RTA-702 The conditions besides success; of the Turncoat those of a success. The Spy has none before the report. */
export function conditionsOf(s: State, seat: Seat, objective: number): Condition[] {
  const players = s.seats as PlayerCount;
  switch (objective) {
    case BURSAR: {
      const need = BURSAR_NEEDS[players];
      return [
        { what: 'office', have: s.peaked === 1 ? need : Math.min(s.office, need), need, met: s.peaked === 1 },
        { what: 'emptied', have: s.emptied, need: 1, met: s.emptied === 1 },
      ];
    }
    case DEALER: {
      const have = playedBy(s, seat);
      const need = Math.max(1, mostPlayedByOthers(s, seat)); // RTA-722
      return [{ what: 'cards', have, need, met: have >= need }];
    }
    case GAMBLER:
      return [atLeast('gamble', gamblersCards(s), 1)];
    case SABOTEUR:
      return [{ what: 'reputation', have: s.reputation, need: 1, met: s.reputation === 1 }];
    case SCRAPPER:
      return [atLeast('junked', s.junkedBest, SCRAPPER_NEEDS[players])];
    case TRAFFIC_DIRECTOR: {
      const { together, out } = patrols(s);
      return [{ what: 'patrols', have: together, need: Math.max(1, out), met: out > 0 && together === out }];
    }
    case TURNCOAT:
      return [atLeast('table', playedByAll(s), TURNCOAT_CARDS[players])];
    default:
      return [];
  }
}

function atLeast(what: string, have: number, need: number): Condition {
  return { what, have, need, met: have >= need };
}

function mostPlayedByOthers(s: State, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < s.seats; other += 1) if (other !== seat) most = Math.max(most, playedBy(s, other));
  return most;
}

/** RTA-731 How many of the two cards have been played; a starting Upgrade was not (RTA-019). */
function gamblersCards(s: State): number {
  const scale = s.upgradeOf[SLIDING_SCALE] !== NONE && (s.starting & (1 << SLIDING_SCALE)) === 0;
  const traffic = s.sabotageOf[TRAFFIC_REPORTS] !== NONE;
  return (scale ? 1 : 0) + (traffic ? 1 : 0);
}

/** RTA-771 Oppressors on the board, and the most of them that stand on one space. */
function patrols(s: State): { together: number; out: number } {
  let out = 0;
  let together = 0;
  for (const npc of OPPRESSORS) {
    if (s.npcAt[npc] === NONE) continue;
    out += 1;
    let here = 0;
    for (const other of OPPRESSORS) if (s.npcAt[other] === s.npcAt[npc]) here += 1;
    together = Math.max(together, here);
  }
  return { together, out };
}

/** RTA-609 Would this card be fulfilled if the game ended now, so? */
export function isFulfilled(s: State, seat: Seat, success: boolean): boolean {
  const objective = s.objective[seat]!;
  if (objective === TURNCOAT) return success === conditionsOf(s, seat, objective)[0]!.met; // RTA-781
  if (!success) return false;
  if (objective === SPY) return isReportRight(s);
  return conditionsOf(s, seat, objective).every(({ met }) => met);
}

/** RTA-761 Both named players hold what was named for them. */
function isReportRight(s: State): boolean {
  const named = namedIn(s.report);
  if (named.length === 0) return false;
  return named.every(({ seat, objective }) => OBJECTIVE_IDS[s.objective[seat]!] === objective);
}
