import type { Seat } from '@tablewright/kernel';
import { namedIn, NOTHING, type ReportAct } from '../content/acts.ts';
import type { PlayerCount } from '../content/board.ts';
import {
  BURSAR,
  BURSAR_NEEDS,
  DEALER,
  GAMBLER,
  OBJECTIVE_IDS,
  objectiveDeck,
  SABOTEUR,
  SCRAPPER,
  SPY,
  TRAFFIC_DIRECTOR,
  TURNCOAT,
} from '../content/objectives.ts';
import type { PlayerView, View } from '../view.ts';

// What a player's deeds say about the objective (ledger 9, "Reading hidden objectives"). All have seen these deeds.

/** By objective: how well the deeds fit it, as log-odds; 0 says nothing. */
export function signsOf(view: View, seat: Seat): number[] {
  const { deeds, played, used, upgrades, starting } = view.players[seat]!;
  const signs = OBJECTIVE_IDS.map(() => 0);
  const others = view.players.reduce((sum, player, other) => (other === seat ? sum : sum + player.played), 0);
  const more = played - others / (view.seats - 1);
  const need = BURSAR_NEEDS[view.seats as PlayerCount];
  signs[BURSAR] = 0.45 * Math.min(deeds.contributed, need + 3) + 0.3 * deeds.drained - 0.15 * played - 0.8;
  signs[SCRAPPER] = 0.35 * deeds.torn + 0.15 * deeds.patrols - 0.1 * deeds.contributed;
  signs[DEALER] = 0.7 * more;
  signs[TURNCOAT] = 0.35 * more + (played <= 1 ? 0.5 : 0);
  signs[GAMBLER] = 0.3 * more + (holdsGamble(upgrades, starting, used) ? 1.5 : 0);
  signs[SABOTEUR] = 0.8 * deeds.extras;
  signs[TRAFFIC_DIRECTOR] = 0.6 * deeds.patrols;
  signs[SPY] = -0.2 * deeds.patrols - 0.1 * deeds.extras;
  return signs;
}

function holdsGamble(upgrades: PlayerView['upgrades'], starting: string | null, used: PlayerView['used']): boolean {
  return (upgrades.includes('U02') && starting !== 'U02') || used.includes('S02');
}

/** By seat, then by objective: how likely, as far as I know. All cards are different and mine is taken. */
export function beliefOf(view: View): number[][] {
  const known = view.players.map(({ objective }) => (objective === null ? -1 : OBJECTIVE_IDS.indexOf(objective)));
  const free = objectiveDeck(view.seats).filter((objective) => !known.includes(objective));
  const hidden = known.flatMap((objective, seat) => (objective < 0 ? [seat] : []));
  const weights = hidden.map((seat) => signsOf(view, seat).map((sign) => Math.exp(sign)));
  const belief = known.map((objective) => OBJECTIVE_IDS.map((_, each) => (each === objective ? 1 : 0)));
  let total = 0;
  const deal = (at: number, taken: number[], weight: number): void => {
    if (at === hidden.length) {
      total += weight;
      for (const [i, objective] of taken.entries()) belief[hidden[i]!]![objective]! += weight;
      return;
    }
    for (const objective of free) {
      if (!taken.includes(objective)) deal(at + 1, [...taken, objective], weight * weights[at]![objective]!);
    }
  };
  deal(0, [], 1);
  for (const seat of hidden) for (let each = 0; each < OBJECTIVE_IDS.length; each += 1) belief[seat]![each]! /= total;
  return belief;
}

/** RTA-761 The two players of whom one is surest, with different objectives. */
export function bestReport(view: View, options: readonly ReportAct[]): ReportAct {
  const belief = beliefOf(view);
  let best: ReportAct = NOTHING;
  let most = 0;
  for (const report of options) {
    if (report.act !== 'name') continue;
    let odds = 1;
    for (const { seat, objective } of namedIn(report)) odds *= belief[seat]![OBJECTIVE_IDS.indexOf(objective)]!;
    if (odds <= most) continue;
    most = odds;
    best = report;
  }
  return best;
}
