import type { Reasons } from '@tablewright/kernel';
import { DISTANCE, MASSES, OFFICE_REWARDS } from '../content/board.ts';
import { NONE, type State } from '../state.ts';
import { aimOf, endingOf } from './aims.ts';
import { HORIZON } from './odds.ts';
import {
  expectedDamage,
  expectedIncome,
  REPUTATION_WORTH,
  turnsLeft,
  UPGRADE_WORTH,
  valueFor,
  WORTH,
} from './value.ts';

// What a table is judged by, part by part, in SPARK.

const NOTHING = {
  funds: 0,
  posters: 0,
  office: 0,
  places: 0,
  upgrades: 0,
  income: 0,
  danger: 0,
  reputation: 0,
  objective: 0,
};
type Part = keyof typeof NOTHING;

const spark = (by: number): string => `about ${Math.max(1, Math.round(Math.abs(by)))} SPARK`;
const more = (by: number): string => (by > 0 ? 'more' : 'less');

export const reasons: Reasons<State, Part> = {
  parts(s, seat) {
    if (s.at.includes(NONE) || s.at.length < s.seats) return NOTHING;
    const left = turnsLeft(s);
    if (endingOf(s, seat, left) !== null) return { ...NOTHING, objective: valueFor(s, seat) };
    const aim = aimOf(s, seat, left);
    const t = Math.min(1, left / 8);
    const horizon = Math.min(HORIZON, left);
    let far = 0;
    for (let other = 0; other < s.seats; other += 1) if (DISTANCE[s.at[other]!]![MASSES]! > 1) far += 1;
    let upgrades = 0;
    for (const [card, owner] of s.upgradeOf.entries()) if (owner !== NONE) upgrades += UPGRADE_WORTH[card]! * left;
    const posters =
      WORTH.posterOut * (8 - s.supply - s.junk) + WORTH.posterInSupply * s.supply + WORTH.posterInJunk * s.junk;
    return {
      funds: aim.funds * s.funds,
      posters: aim.funds * t * posters,
      office: aim.funds * t * WORTH.officeReward * OFFICE_REWARDS[s.office]!,
      places: -aim.funds * t * WORTH.farFromMasses * far,
      upgrades: (aim.funds * upgrades) / s.seats,
      income: aim.funds * Math.max(1, Math.min(WORTH.income, left / HORIZON)) * expectedIncome(s, horizon),
      danger: -aim.funds * WORTH.damage * expectedDamage(s, horizon, t, aim.fear),
      reputation: aim.reputation(REPUTATION_WORTH[s.reputation]!),
      objective: aim.bonus,
    };
  },
  says: {
    funds: (by) => `The Funds stand ${spark(by)} ${by > 0 ? 'better' : 'worse'} for what you want.`,
    posters: (by) => (by > 0 ? 'More posters hang where they help.' : 'Fewer posters hang where they help.'),
    office: (by) => `The Office is worth ${more(by)}.`,
    places: (by) => (by > 0 ? 'The crew stands closer to the Masses.' : 'The crew stands further from the Masses.'),
    upgrades: (by) => `Upgrades on the table will do ${more(by)}.`,
    income: (by) => `Civilians will probably bring ${spark(by)} ${more(by)}.`,
    danger: (by) => (by > 0 ? 'Oppressors will probably do less damage.' : 'Oppressors will probably do more damage.'),
    reputation: (by) => `The Reputation stands ${by > 0 ? 'better' : 'worse'} for what you want.`,
    objective: (by) =>
      by > 0 ? 'It brings you closer to your own objective.' : 'It takes you away from your own objective.',
  },
};
