// What a table is judged by, part by part. The unit is that of `evaluate`: what the ends of the game weigh, the nearer the more.

import type { Reasons } from '@tablewright/kernel';
import { CHIP_COLOURS, colourOf } from '../content/chips.ts';
import { FACTION_IDS } from '../content/loyalty.ts';
import { areMet } from '../objectives.ts';
import { GONE, NONE, type State } from '../state.ts';
import { ownColour } from './aims.ts';
import { near, NEAR, NOT_MET } from './by-hand.ts';

type Part = 'outlaws' | 'resource' | 'deus' | 'security' | 'threat' | 'chips' | 'foreignChips' | 'objectives';

/** An end that is somebody else's victory counts against a seat about a third as much as its own counts for it. */
const OTHERS = -1 / 3;

export const reasons: Reasons<State, Part> = {
  parts(s, seat) {
    const faction = FACTION_IDS[s.faction[seat]!];
    const side = (whose: string): number => (faction === whose ? 1 : OTHERS);
    const own = faction === undefined ? null : ownColour(faction);
    let chips = 0;
    let foreign = 0;
    for (const chip of s.network) {
      if (chip === NONE) continue;
      if (CHIP_COLOURS[colourOf(chip)] === own) chips += NEAR.chip;
      else foreign += NEAR.chip;
    }
    return {
      outlaws: OTHERS * near(s.morale + 10),
      resource: side('machine') * near(s.resource),
      deus: side('machine') * (s.deusAt === GONE ? 0 : 0.5 * near(9 - s.deus)),
      security: side('legion') * near(s.security),
      threat: side('legion') * near(2 * (4 - s.threat)),
      chips,
      foreignChips: OTHERS * foreign,
      objectives: areMet(s, seat) ? 0 : Math.log(NOT_MET),
    };
  },
  says: {
    outlaws: (by) =>
      by > 0
        ? 'It keeps Morale further from the Outlaws’ victory.'
        : 'It lets Morale sink towards the Outlaws’ victory.',
    resource: (by) => (by > 0 ? 'The Resource bar stands better for you.' : 'The Resource bar stands worse for you.'),
    deus: (by) => (by > 0 ? 'The Deus bar stands better for you.' : 'The Deus bar stands worse for you.'),
    security: (by) => (by > 0 ? 'The Security bar stands better for you.' : 'The Security bar stands worse for you.'),
    threat: (by) => (by > 0 ? 'The Threat stands better for you.' : 'The Threat stands worse for you.'),
    chips: (by) =>
      by > 0 ? 'More chips of your colour are in the Network.' : 'Fewer chips of your colour are in the Network.',
    foreignChips: (by) =>
      by > 0 ? 'Fewer chips of other colours are in the Network.' : 'More chips of other colours are in the Network.',
    objectives: (by) =>
      by > 0 ? 'It brings you closer to meeting your Objectives.' : 'It keeps your Objectives unmet.',
  },
};
