import { allOptions, type Game } from '@tablewright/kernel';
import { lantern } from '@tablewright/testkit/lantern';
import { describe, expect, test } from 'vitest';
import { contestantsOf, isSameMeasure, type PlayedDeal, rateOfDeals, triesOf } from './bots-parts.ts';
import { fingerprintOf } from './fingerprint.ts';

function deal(number: number, parts: Partial<PlayedDeal> = {}): PlayedDeal {
  return {
    game: 'lantern',
    part: 'strongVsSteady',
    seats: 5,
    seed: '1',
    tries: [400, null],
    deal: number,
    bots: 'abc',
    won: [1, 1],
    games: 2,
    teams: {},
    ...parts,
  };
}

test('who does not search has no tries, and of an odd number the larger half is a half', () => {
  expect(triesOf('steadyVsRandom', 1)).toEqual([null, null]);
  expect(triesOf('strongVsSteady', 1)).toEqual([400, null]);
  expect(triesOf('fierceVsStrong', 1 / 8)).toEqual([313, 50]);
  expect(contestantsOf('strongVsSteady', 1 / 8)).toEqual([
    { level: 'strong', limits: { iterations: 50 } },
    { level: 'steady' },
  ]);
});

test('of two that are alike the second one leaves something out', () => {
  expect(contestantsOf('withoutBelief', 1 / 8)).toEqual([
    { level: 'strong', limits: { iterations: 50 } },
    { level: 'strong', limits: { iterations: 50, settings: { belief: false } } },
  ]);
});

test('or has what strong does without', () => {
  expect(contestantsOf('withMixing', 1 / 8)).toEqual([
    { level: 'strong', limits: { iterations: 50 } },
    { level: 'strong', limits: { iterations: 50, settings: { treeDepth: 12, sealed: 'regret' } } },
  ]);
});

describe('deals put together', () => {
  test('are the rate of all their games', () => {
    const rate = rateOfDeals([deal(0, { won: [2, 0] }), deal(1), deal(2, { won: [0, 0] })], [400, null]);
    expect(rate).toMatchObject({ rate: 0.75, games: 6, deals: 3, tries: [400, null] });
    expect(rate.teams).toBeUndefined();
  });

  test('count once, however often they were played', () => {
    expect(rateOfDeals([deal(0, { won: [2, 0] }), deal(1), deal(1)], [400, null])).toMatchObject({
      rate: 0.75,
      games: 4,
    });
  });

  test('say for each team what is gained over the other in its place', () => {
    const came = (a: number, among: number): PlayedDeal['teams'] => ({ loyal: { a, b: 0, games: 1, among } });
    const played = [came(1, 0), came(1, 1), came(0, 0), came(1, 0)].map((teams, i) => deal(i, { teams }));
    const { loyal } = rateOfDeals(played, [400, null]).teams!;
    expect(loyal).toMatchObject({ won: 3, inItsPlace: 1, games: 4, gain: { mean: 0.5 } });
    expect(loyal!.gain!.low).toBeCloseTo(0.5 - 1.96 * Math.sqrt(1 / 3 / 4));
  });

  test('gain nothing that is known where the other thinks too', () => {
    const teams = { loyal: { a: 1, b: 0, games: 1, among: null } };
    expect(rateOfDeals([deal(0, { teams }), deal(1, { teams })], [313, 50]).teams).toEqual({
      loyal: { won: 2, inItsPlace: null, games: 2, gain: null },
    });
  });

  test.each([
    [{ deal: 7, bots: 'def' }, true],
    [{ game: 'whistle' }, false],
    [{ part: 'fierceVsStrong' }, false],
    [{ seats: 6 }, false],
    [{ seed: '2' }, false],
    [{ tries: [50, null] }, false],
  ] as const)('%j: one measurement is %s', (parts, is) => {
    expect(isSameMeasure(deal(0), deal(0, parts))).toBe(is);
  });
});

describe('the fingerprint of who plays', () => {
  const game = lantern as unknown as Game;

  test('is the same for the same bots', () => {
    expect(fingerprintOf(game, 5, 'strongVsSteady')).toMatch(/^[0-9a-f]{12}$/);
    expect(fingerprintOf(game, 5, 'strongVsSteady')).toBe(fingerprintOf(game, 5, 'strongVsSteady'));
  });

  test.each([
    ['another number of seats', game, 6],
    ['a new version of the rules', { ...game, rulesVersion: game.rulesVersion + 1 }, 5],
    ['another judgement of tables', { ...game, evaluate: () => 0.5 }, 5],
    [
      'other advice',
      { ...game, advisor: () => ({ answer: (_view, { domain }) => allOptions(domain).at(-1)! }) } satisfies Game,
      5,
    ],
  ])('is another with %s', (_what, other, seats) => {
    expect(fingerprintOf(other, seats, 'strongVsSteady')).not.toBe(fingerprintOf(game, 5, 'strongVsSteady'));
  });

  test('is another for fierce, and for fierce alone, where it thinks in new worlds', () => {
    const anew: Game = { ...game, newWorlds: true };
    expect(fingerprintOf(anew, 5, 'fierceVsStrong')).not.toBe(fingerprintOf(game, 5, 'fierceVsStrong'));
    expect(fingerprintOf(anew, 5, 'strongVsSteady')).toBe(fingerprintOf(game, 5, 'strongVsSteady'));
  });

  test('is another for fierce, and for fierce alone, where it judges tables more closely', () => {
    const close: Game = { ...game, evaluate: () => 0.5, evaluateClosely: () => 0.25 };
    const closer: Game = { ...close, evaluateClosely: () => 0.75 };
    for (const part of ['fierceVsStrong', 'withoutLearning'] as const) {
      expect(fingerprintOf(close, 5, part)).not.toBe(fingerprintOf(closer, 5, part));
    }
    expect(fingerprintOf(close, 5, 'strongVsSteady')).toBe(fingerprintOf(closer, 5, 'strongVsSteady'));
  });

  test('is another for fierce, and for fierce alone, where it judges later', () => {
    const further: Game = { ...game, looksFurther: { rounds: 2, lead: 1 } };
    expect(fingerprintOf(further, 5, 'fierceVsStrong')).not.toBe(fingerprintOf(game, 5, 'fierceVsStrong'));
    expect(fingerprintOf(further, 5, 'strongVsSteady')).toBe(fingerprintOf(game, 5, 'strongVsSteady'));
  });

  test('does not depend on how tables are judged where nobody searches', () => {
    const judged = { ...game, evaluate: () => 0.5 };
    expect(fingerprintOf(judged, 5, 'steadyVsRandom')).toBe(fingerprintOf(game, 5, 'steadyVsRandom'));
  });
});
