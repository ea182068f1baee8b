import { emergent } from '@tablewright/emergent-rules';
import type { Event } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { GOLDEN, plan, playRound } from '../testing/rounds.ts';
import { paceOf } from './pace.ts';
import { fits, gathered, recalled } from './recap.ts';
import { stepsOf, takings } from './story.ts';

const NAMES = ['You', 'Red', 'Yellow', 'Green'];
const { before, view, told, state } = playRound(GOLDEN);
const recap = gathered(null, view, before, told)!;
const steps = stepsOf(recap, NAMES);

describe('[EMT-103] a round is told in its order', () => {
  test('reveal, demand, each city twice, then the money', () => {
    expect(steps.map(({ kind }) => kind)).toEqual([
      'reveal',
      'demand',
      'city',
      'ship',
      'city',
      'ship',
      'city',
      'ship',
      'city',
      'ship',
      'income',
      'transport',
      'operating',
      'liquidate',
      'accounts',
    ]);
  });

  test('[EMT-301] the reveal places everything and takes the money', () => {
    const { scene, money } = steps[0]!;
    expect(money).toEqual([-18, -24, -29, -35]);
    expect(scene.seats[3]).toEqual({
      cash: 65,
      small: { SCA: 1, OHV: 1 },
      large: {},
      stock: { SCA: 5, OHV: 4 },
      marketing: { SCA: 2 },
    });
  });

  test('[EMT-502] cubes leave their DCs and land on the track', () => {
    const shipped = steps[3]!;
    expect(shipped.city).toBe('New York');
    expect(shipped.scene.cards[0]!.track).toEqual([
      [5, 0, 0],
      [0, 0, 0],
      [0, 0, 1],
      [0, 3, 0],
    ]);
    expect(shipped.scene.seats.map(({ stock }) => stock)).toEqual([
      {},
      { SCA: 9 },
      { SOE: 4, TEX: 4 },
      { SCA: 5, OHV: 1 },
    ]);
  });

  test('the money of the last step is what the ledger says', () => {
    expect(steps.at(-1)!.scene.seats.map(({ cash }) => cash)).toEqual([102, 101, 100, 95]);
    expect(steps.at(-1)!.scene.seats.map(({ cash }) => cash)).toEqual(view.players.map(({ cash }) => cash));
  });

  test('what flies to the ledgers is what they get', () => {
    const sums = [0, 1, 2, 3].map((seat) => {
      const mine = takings(steps).filter((one) => one.seat === seat);
      return [
        mine.reduce((sum, { income }) => sum + income, 0),
        mine.reduce((sum, { transport }) => sum + transport, 0),
      ];
    });
    expect(sums).toEqual([
      [25, 0],
      [45, 10],
      [45, 6],
      [45, 5],
    ]);
  });
});

test('a recap belongs to its table alone', () => {
  expect(fits(recap, view)).toBe(true);
  expect(fits(recap, emergent.view(emergent.start({ seats: 4, options: {}, seed: 2 }).state, 0))).toBe(false);
  const other = playRound(GOLDEN.map(() => plan({})));
  expect(fits(recap, other.view)).toBe(false);
});

test('without the view before it, the board before the reveal is counted back', () => {
  const second = playRound(
    [
      plan({ sellSmall: { NOE: 1 }, buildLarge: { GLK: 1 }, stock: { GLK: 3 } }),
      plan({ stock: { SCA: 4 } }),
      plan({}),
      plan({ buildSmall: { HRT: 2 } }),
    ],
    {},
    state,
  );
  const counted = gathered(null, second.view, null, second.told)!;
  expect(counted.start).toEqual(gathered(null, second.view, second.before, second.told)!.start);
  expect(counted.start[0]).toMatchObject({ small: { NOE: 1 }, large: {}, cash: 102 });
});

test('somebody who has just come sees the same round', () => {
  expect(stepsOf(recalled(view)!, NAMES)).toEqual(steps);
  expect(recalled(before)).toBeNull();
  expect(fits(recalled(view)!, view)).toBe(true);
});

test('[EMT-513] a round in which somebody is asked comes in pieces', () => {
  const asking = GOLDEN.map((one, seat) => (seat === 1 ? { ...one, shipping: { ask: 1 } } : one));
  const first = playRound(asking);
  const half = gathered(null, first.view, first.before, first.told)!;
  expect(stepsOf(half, NAMES).at(-1)).toMatchObject({ kind: 'city', city: 'Los Angeles' });
  expect(stepsOf(recalled(first.view)!, NAMES)).toEqual(stepsOf(half, NAMES));
  const after = emergent.after(first.state, { seat: 1, value: { ship: {}, rest: { auto: 1 } } });
  if (!after.ok) throw new Error(after.why);
  const rest = after.told.map(({ event }) => event as unknown as Event);
  const whole = gathered(half, emergent.view(after.state, 0), first.view, rest)!;
  expect(stepsOf(whole, NAMES).at(-1)!.kind).toBe('accounts');
  expect(stepsOf(whole, NAMES).filter(({ kind }) => kind === 'city')).toHaveLength(4);
});

test('[EMT-812] in an open market the cards of the next round are not taken for this one', () => {
  const open = playRound(GOLDEN, { market: 'open' });
  const kinds = stepsOf(gathered(null, open.view, open.before, open.told)!, NAMES).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'demand')).toHaveLength(1);
  expect(kinds[1]).toBe('demand');
  expect(kinds.at(-1)).toBe('accounts');
});

test('a whole round is shown in less than 30 seconds', () => {
  const many = Array.from({ length: 4 }, () => steps).flat();
  expect(paceOf(many).reduce((sum, ms) => sum + ms, 0)).toBeLessThan(30_000);
  expect(paceOf(steps).every((ms) => ms <= 2600)).toBe(true);
});
