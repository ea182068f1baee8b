import { join } from 'node:path';
import type { Seat } from '@tablewright/kernel';
import type { Player } from '@tablewright/testkit';
import { describeGolden, tells } from '@tablewright/testkit/suite';
import { EMPTY_PLAN, type Plan } from './content/planning.ts';
import type { Told } from './events.ts';
import { emergent, type View } from './index.ts';
import { REASONS } from './stages/ending.ts';

// One game for each way a game can end, ties included, and one for each mode and market.

/** Plans round by round for each seat; whoever has none left does nothing. */
function planned(plans: readonly (readonly Partial<Plan>[])[]): (seat: Seat) => Player<View> {
  return (seat) => ({ answer: ({ round }) => ({ ...EMPTY_PLAN, ...plans[seat]![round - 1] }) });
}

const ONE: Partial<Plan> = { buildSmall: { NOE: 1 }, stock: { NOE: 2 } };

function isAsked(told: readonly Told[]): boolean {
  return told.some((event) => event.type === 'shipped' && event.shipments.some(({ auto }) => !auto));
}

describeGolden(emergent, {
  folder: join(import.meta.dirname, 'golden'),
  reasons: REASONS,
  games: {
    'most-money': { seats: 4, reason: 'most-money' },
    'more-sold': { seats: 2, players: 'random', reason: 'more-sold' },
    // both make the same money with the same sales; one has paid for transport what the other has thrown away
    'less-liquidated': {
      seats: 2,
      options: { market: 'classic' },
      players: planned([
        [{ buildSmall: { NCA: 3 }, stock: { NCA: 13 } }],
        [{ buildSmall: { SOE: 3 }, stock: { SOE: 11 } }],
      ]),
      reason: 'less-liquidated',
    },
    'shared-money': {
      seats: 3,
      players: planned([[ONE], [ONE], [ONE]]),
      reason: 'shared-money',
      shows: tells('shipped'),
    },
    'most-points': { seats: 4, options: { mode: 'fast' }, reason: 'most-points' },
    'more-green': { seats: 3, options: { mode: 'fast' }, players: 'random', reason: 'more-green' },
    'more-red': { seats: 3, options: { mode: 'fast' }, players: 'random', reason: 'more-red' },
    'more-regions': { seats: 4, options: { mode: 'fast' }, players: 'random', reason: 'more-regions' },
    'shared-points': { seats: 2, options: { mode: 'fast' }, players: 'random', reason: 'shared-points' },
    learning: { seats: 3, options: { mode: 'learning' } },
    'five-rounds-open': { seats: 2, options: { market: 'open', rounds: 5 } },
    'asked-and-forced': { seats: 3, players: 'random', shows: (told) => tells<Told>('forced')(told) && isAsked(told) },
    'fast-four-rounds': { seats: 2, options: { mode: 'fast', fastRounds: 4, secondScores: true } },
  },
});
