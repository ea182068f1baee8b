// How likely a seat wins, as somebody judges it who knows all factions: how near each end is, and whose victory it would be.

import type { Seat } from '@tablewright/kernel';
import { CHIP_COLOURS, colourOf } from '../content/chips.ts';
import { FACTION_IDS } from '../content/loyalty.ts';
import { areMet } from '../objectives.ts';
import { GONE, NONE, type State } from '../state.ts';
import { ownColour } from './aims.ts';

/** What an end weighs that is so many steps away; the Network fills by itself and weighs always. */
const NEAR = { step: 0.45, network: 0.5, chip: 0.25 } as const;

/** Without the Objectives nobody wins, but some may still be met. */
const NOT_MET = 0.55;

export function judgeByHand(s: State, seat: Seat): number {
  const weights = FACTION_IDS.map(() => NEAR.network);
  const outlaws = near(s.morale + 10);
  for (const [at, faction] of FACTION_IDS.entries()) {
    if (faction === 'machine') weights[at]! += near(s.resource) + (s.deusAt === GONE ? 0 : 0.5 * near(9 - s.deus));
    if (faction === 'legion') weights[at]! += near(s.security) + near(2 * (4 - s.threat)) - NEAR.network;
    const own = ownColour(faction);
    for (const chip of s.network) {
      if (chip !== NONE && own !== null && CHIP_COLOURS[colourOf(chip)] === own) weights[at]! += NEAR.chip;
    }
  }
  let all = outlaws;
  for (const weight of weights) all += weight;
  const mine = weights[s.faction[seat]!] ?? 0;
  return (mine / all) * (areMet(s, seat) ? 1 : NOT_MET);
}

function near(steps: number): number {
  return 2 * Math.exp(-NEAR.step * Math.max(0, steps));
}
