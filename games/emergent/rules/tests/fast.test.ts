import { onlyOne } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { REGION_COUNT, regionOf } from '../content/map.ts';
import { EMPTY_PLAN, type Placement } from '../content/planning.ts';
import { emergent, type State } from '../index.ts';
import { fastResults, pointsFor, scoreRegions } from '../scoring.ts';
import { rankingOf } from '../stages/ending.ts';
import { allowed, answer, answers, asked, begun, refusal, stageOf } from './testing/tables.ts';

const fast = { mode: 'fast' };
const NORTHEAST: Placement = { small: { NOE: 1, PNW: 2 }, large: { NOE: 1, TEX: 1 } };
const SPREAD: Placement = { small: { NRK: 1, HRT: 1, DLT: 1 }, large: { UMW: 1, GLK: 1 } };

/** The last round is over but for the placing; cubes by seat and region. */
function ending(cubes: readonly Record<string, number>[], options: Record<string, unknown> = {}): State {
  const s = begun(cubes.length, { ...fast, ...(options as { secondScores: boolean }) });
  for (const [seat, regions] of cubes.entries()) {
    for (const [code, n] of Object.entries(regions)) s.stock[seat * REGION_COUNT + regionOf(code)] = n;
  }
  return s;
}

describe('Fast Play', () => {
  test('[EMT-901] a game of its own for two to four, without money, demand, marketing or transport', () => {
    for (const seats of [2, 3, 4]) {
      const s = begun(seats, fast);
      expect([stageOf(s), asked(s).length]).toEqual(['place', seats]);
      const view = emergent.view(s, 0);
      expect(view).toMatchObject({ mode: 'fast', forecast: [], cards: [], bank: 0 });
      expect(view.players.map(({ cash }) => cash)).toEqual(new Array(seats).fill(0));
      expect(view.players.map(({ idle }) => idle)).toEqual(new Array(seats).fill(false));
      expect(allowed(s, 0, EMPTY_PLAN)).toBe(false);
    }
  });

  test('[EMT-902, EMT-904] all five DCs are placed in every round: three small, two large', () => {
    let s = begun(2, fast);
    for (let round = 0; round < 3; round += 1) {
      expect(allowed(s, 0, SPREAD)).toBe(true);
      expect(refusal(s, 0, { ...SPREAD, small: { NRK: 1 } })).toEqual({
        rule: 'EMT-904',
        why: 'You place all 3 small DCs; so far you placed 1.',
      });
      expect(refusal(s, 0, { ...SPREAD, large: { GLK: 1 } }).rule).toBe('EMT-904');
      expect(refusal(s, 0, { small: { NRK: 3 }, large: { GLK: 2, TEX: 1 } }).rule).toBe('EMT-904');
      s = answers(s, [SPREAD, SPREAD]).state;
    }
  });

  test('[EMT-903] three rounds, or four by option', () => {
    for (const [options, rounds] of [
      [fast, 3],
      [{ ...fast, fastRounds: 4 }, 4],
    ] as const) {
      let s = begun(2, options);
      let played = 0;
      for (; s.outcome === null; played += 1) s = answers(s, [SPREAD, NORTHEAST]).state;
      expect(played).toBe(rounds);
    }
  });

  test('[EMT-904] T29: at most three of one’s DCs in a region, whoever else is there', () => {
    const s = begun(2, fast);
    expect(refusal(s, 0, { small: { NOE: 3 }, large: { NOE: 1, SCA: 1 } })).toEqual({
      rule: 'EMT-904',
      why: 'At most 3 of your DCs go into one region; you placed 4 in the Northeast.',
    });
    const three = { small: { NOE: 3 }, large: { SCA: 2 } };
    const { state } = answers(s, [three, three]);
    expect(emergent.view(state, 0).players.map(({ stock }) => stock['NOE'])).toEqual([9, 9]);
  });

  test('[EMT-905] placements are secret until all have locked, and revealed together', () => {
    const s = begun(3, fast);
    const one = answer(s, 0, NORTHEAST);
    const other = answer(s, 0, SPREAD);
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(emergent.view(one, viewer)).toEqual(emergent.view(other, viewer));
    expect(emergent.view(one, 0).now.at(-1)).toMatchObject({ stage: 'place', mine: NORTHEAST });
    expect(onlyOne(answers(one, [undefined, SPREAD, SPREAD]).told, 'placed').placements).toEqual([
      NORTHEAST,
      SPREAD,
      SPREAD,
    ]);
  });

  test('[EMT-906, EMT-907] T8, the printed example: a large and a small DC in the green Northeast put 7 cubes down', () => {
    const { told, state } = answers(begun(2, fast), [NORTHEAST, SPREAD]);
    // red Texas: 2 + 1 for the large DC; plain Pacific Northwest: 1 for each small one
    expect(onlyOne(told, 'placed').cubes[0]).toEqual({ NOE: 7, TEX: 3, PNW: 2 });
    expect(emergent.view(state, 1).players[0]!.stock).toEqual({ NOE: 7, TEX: 3, PNW: 2 });
  });

  test('[EMT-908] the DCs come back, the cubes stay', () => {
    let { state } = answers(begun(2, fast), [NORTHEAST, SPREAD]);
    const { small, large, pool } = emergent.view(state, 0).players[0]!;
    expect([small, large, pool]).toEqual([{}, {}, { cubes: 0, cylinders: 0, small: 3, large: 2 }]);
    ({ state } = answers(state, [NORTHEAST, SPREAD]));
    expect(emergent.view(state, 0).players[0]!.stock).toEqual({ NOE: 14, TEX: 6, PNW: 4 });
    expect(emergent.view(state, 0).laid).toHaveLength(2);
    expect(emergent.view(state, 0).laid[1]![0]).toEqual({ small: { NOE: 1, PNW: 2 }, large: { NOE: 1, TEX: 1 } });
  });

  test('[EMT-909] cubes are not limited: 17 a round come to 51', () => {
    const green: Placement = { small: { NOE: 3 }, large: { SCA: 2 } };
    let s = begun(2, fast);
    while (s.outcome === null) s = answers(s, [green, SPREAD]).state;
    const { stock } = emergent.view(s, 0).players[0]!;
    expect(stock['NOE']! + stock['SCA']!).toBe(51);
    expect(emergent.violations(s)).toEqual([]);
  });

  test.each([
    ['[EMT-910] first and second', [5, 3, 1], [2, 1, 0]],
    ['[EMT-911] tied for first', [5, 5, 3], [1, 1, 0]],
    ['[EMT-912] tied for second', [5, 3, 3], [2, 0, 0]],
    ['[EMT-911] three tied for first', [5, 5, 5, 1], [1, 1, 1, 0]],
    ['[EMT-911] all four tied for first', [5, 5, 5, 5], [1, 1, 1, 1]],
    ['[EMT-913] alone in a region', [4, 0, 0], [2, 0, 0]],
    ['[EMT-913] nobody there', [0, 0, 0], [0, 0, 0]],
    ['[EMT-912] a third behind a tie for second', [5, 3, 3, 2], [2, 0, 0, 0]],
    ['[EMT-910] the order of the seats does not matter', [1, 3, 5, 3], [0, 0, 2, 0]],
  ])('T27 %s', (_name, cubes, points) => {
    expect(pointsFor(cubes, true)).toEqual(points);
  });

  test('[EMT-910] with three or four players second places score, whatever the option for two says', () => {
    for (const cubes of [
      [5, 3, 1],
      [5, 3, 1, 1],
    ]) {
      const s = ending(cubes.map((n) => ({ NOE: n })));
      expect(s.second).toBe(false);
      const points = scoreRegions(s).find(({ region }) => region === 'NOE')!.points;
      expect(points.slice(0, 3)).toEqual([2, 1, 0]);
    }
  });

  test.each([
    [
      [5, 3],
      [2, 0],
      [2, 1],
    ],
    [
      [4, 4],
      [1, 1],
      [1, 1],
    ],
    [
      [0, 1],
      [0, 2],
      [0, 2],
    ],
  ])('[EMT-914] T28: with two players %j scores %j, or %j where second places score', (cubes, points, withSecond) => {
    const regions = (second: boolean): number[] =>
      scoreRegions(
        ending(
          cubes.map((n) => ({ NOE: n })),
          { secondScores: second },
        ),
      ).find(({ region }) => region === 'NOE')!.points;
    expect(regions(false)).toEqual(points);
    expect(regions(true)).toEqual(withSecond);
  });

  test('[EMT-915] most points wins', () => {
    let s = begun(2, fast);
    while (s.outcome === null) s = answers(s, [SPREAD, { small: { NOE: 3 }, large: { NOE: 0, SCA: 2 } }]).state;
    expect(s.outcome).toMatchObject({ winners: [0], reason: 'most-points', rules: ['EMT-915'] });
  });

  test('[EMT-916, EMT-918] T30: equal points are decided by green, then red, then all regions won, then shared', () => {
    const results = [
      [14, 1, 2, 6],
      [14, 1, 3, 5],
      [14, 1, 3, 5],
    ];
    expect(rankingOf(results)).toEqual([[1, 2], [0]]);
    expect(
      rankingOf([
        [14, 1, 2, 6],
        [14, 2, 0, 3],
      ]),
    ).toEqual([[1], [0]]);
    expect(
      rankingOf([
        [14, 1, 2, 4],
        [14, 1, 2, 5],
      ]),
    ).toEqual([[1], [0]]);
  });

  test('[EMT-916] what counts is counted from the board: greens and reds won', () => {
    const s = ending([
      { NOE: 2, TEX: 2, PNW: 1 },
      { SCA: 2, SOE: 1, FLA: 1, NRK: 1 },
    ]);
    expect(fastResults(scoreRegions(s), 2)).toEqual([
      [6, 1, 1, 3],
      [8, 1, 2, 4],
    ]);
  });

  test('[EMT-917] a shared first place is not won', () => {
    const s = ending([{ NOE: 3 }, { NOE: 3 }, { NOE: 1 }]);
    const northeast = scoreRegions(s).find(({ region }) => region === 'NOE')!;
    expect(northeast).toMatchObject({ points: [1, 1, 0], won: null });
    expect(fastResults(scoreRegions(s), 3)[0]).toEqual([1, 0, 0, 0]);
  });

  test('[EMT-918] all alike share the victory', () => {
    let s = begun(2, fast);
    while (s.outcome === null) s = answers(s, [SPREAD, SPREAD]).state;
    expect(s.outcome).toMatchObject({ winners: [0, 1], reason: 'shared-points' });
  });

  test('[EMT-919] regions are scored in the order of their numbers', () => {
    const regions = scoreRegions(ending([{ NOE: 1 }, { PNW: 1 }])).map(({ region }) => region);
    expect([regions[0], regions.at(-1), regions.length]).toEqual(['PNW', 'NOE', 16]);
  });

  test('F1: for somebody who is away the DCs go where one has fewest cubes', () => {
    const s = begun(2, fast);
    expect(emergent.absent(s, 0)).toEqual({ large: { PNW: 1, NRK: 1 }, small: { NCA: 1, SCA: 1, CRK: 1 } });
    const { state } = answers(s, [emergent.absent(s, 0), SPREAD]);
    expect(emergent.absent(state, 0)).toEqual({ large: { DSW: 1, UMW: 1 }, small: { HRT: 1, TEX: 1, GLK: 1 } });
  });
});
