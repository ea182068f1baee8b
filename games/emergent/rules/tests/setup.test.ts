import { everybody, fastRng, list, lowest, sampleOption } from '@tablewright/kernel';
import { onlyOne, rngFor } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { FORECAST, SETS } from '../content/demand.ts';
import { SEAT_COLOURS } from '../content/prices.ts';
import { emergent } from '../index.ts';
import { allowed, asked, begun, planning, reveal, stageOf, stocked } from './testing/tables.ts';

describe('set-up', () => {
  test('[EMT-001] two to four players, each with a colour of their own', () => {
    for (const seats of [2, 3, 4]) {
      const colours = emergent.view(begun(seats), 'spectator').players.map(({ colour }) => colour);
      expect(colours).toEqual(SEAT_COLOURS.slice(0, seats));
    }
    expect(SEAT_COLOURS).toEqual(['blue', 'red', 'yellow', 'green']);
    for (const seats of [1, 5]) expect(() => emergent.start({ seats, seed: 1 })).toThrow('2 to 4 players');
  });

  test('[EMT-002] every pool holds 50 cubes, 10 cylinders, 10 small and 3 large DCs', () => {
    for (const { pool } of emergent.view(begun(4), 'spectator').players) {
      expect(pool).toEqual({ cubes: 50, cylinders: 10, small: 10, large: 3 });
    }
  });

  test('[EMT-003] $100 each (T6: three 20s, three 10s, one 5, five 1s)', () => {
    expect(3 * 20 + 3 * 10 + 5 + 5 * 1).toBe(100);
    expect(emergent.view(begun(3), 0).players.map(({ cash }) => cash)).toEqual([100, 100, 100]);
  });

  test('[EMT-004] the board starts empty', () => {
    const view = emergent.view(begun(4), 'spectator');
    expect(view).toMatchObject({ cards: [], results: [], book: [], forced: [], closed: [], laid: [], regions: [] });
    expect(view.plans).toEqual([null, null, null, null]);
    for (const { small, large, stock, marketing, sold } of view.players) {
      expect([small, large, stock, marketing, sold]).toEqual([{}, {}, {}, {}, 0]);
    }
  });

  test('[EMT-005] before step 1 of the execution phase nobody sees a card, and none is even drawn', () => {
    const s = begun(3);
    expect(stageOf(s)).toBe('plan');
    expect(s.sets).toEqual([]);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(emergent.view(s, viewer)).toMatchObject({ sets: [], cards: [], results: [] });
    }
    const { state, told } = reveal(s, []);
    expect(onlyOne(told, 'demand').round).toBe(1);
    expect(state.sets).toHaveLength(1);
    expect(emergent.view(state, 0).cards).toEqual([]); // round 2 is planned, its cards are not there yet
  });

  test('[EMT-006] each round’s set is one of six, drawn from the seed and on its own', () => {
    const drawn = Array.from({ length: 150 }, (_, seed) => {
      let s = begun(2, {}, seed);
      while (s.outcome === null) s = reveal(s, []).state;
      return s.sets;
    });
    for (const round of [0, 1, 2, 3]) {
      const counts = SETS.map((_, set) => drawn.filter((sets) => sets[round] === set).length);
      for (const count of counts) expect(count).toBeGreaterThan(10);
    }
    const alike = drawn.filter((sets) => sets[0] === sets[1]).length;
    expect(alike).toBeGreaterThan(10);
    expect(alike).toBeLessThan(45);
    let again = begun(2, {}, 7);
    while (again.outcome === null) again = reveal(again, []).state;
    expect(again.sets).toEqual(drawn[7]);
  });

  test('[EMT-007] nobody is first: all are asked at the same time, in every round', () => {
    let s = begun(4);
    for (let round = 1; round <= 4; round += 1) {
      expect(asked(s)).toEqual([0, 1, 2, 3]);
      expect(emergent.waiting(s)).toBe(everybody(4));
      s = reveal(s, []).state;
    }
    expect(list(emergent.waiting(s))).toEqual([]);
  });

  test('[EMT-008] the bank never runs dry, and a track takes as many cubes as are sold', () => {
    const { state } = stocked({ stock: [{ NOE: 10, SCA: 10 }, { TEX: 5 }], cash: [190, 190] });
    expect(state.bank).toBeLessThan(0);
    expect(emergent.violations(state)).toEqual([]);
  });

  test('[EMT-009] whoever is away is answered for, and a bot can take over any position', () => {
    let s = planning({ seats: 3, small: [{ NOE: 1 }, {}, {}], shipped: [{ NOE: 4 }] });
    for (const seat of [0, 1, 2]) expect(allowed(s, seat, emergent.absent(s, seat))).toBe(true);
    const bot = emergent.advisor(1, rngFor(1, 'bot'));
    expect(allowed(s, 1, bot.answer(emergent.view(s, 1), emergent.asksSeen(s, 1).mine!))).toBe(true);
    // somebody leaves in the midst of any game: at every question the default is on offer, and the game comes to its end
    for (const mode of ['standard', 'learning', 'fast']) {
      s = begun(3, { mode }, 5);
      const rng = fastRng(2);
      while (s.outcome === null) {
        for (const seat of list(emergent.waiting(s))) expect(allowed(s, seat, emergent.absent(s, seat))).toBe(true);
        const seat = lowest(emergent.waiting(s));
        emergent.play(s, seat, seat === 0 ? emergent.absent(s, seat) : sampleOption(emergent.offer(s, seat), rng));
      }
    }
  });
});

describe('rounds', () => {
  test('[EMT-101] the game lasts four rounds', () => {
    let s = begun(2);
    for (let round = 1; round <= 4; round += 1) {
      expect([s.round, s.outcome]).toEqual([round, null]);
      s = reveal(s, []).state;
    }
    expect(s.outcome).not.toBeNull();
  });

  test('[EMT-102] preparation, then placement, then execution', () => {
    const s = begun(2);
    expect(stageOf(s)).toBe('plan');
    const { told, state } = reveal(s, [{ buildSmall: { NOE: 1 }, stock: { NOE: 5 } }]);
    const order = told.map(({ type }) => type);
    expect(order.indexOf('revealed')).toBeLessThan(order.indexOf('demand'));
    expect(stageOf(state)).toBe('plan');
    expect(state.round).toBe(2);
  });

  test('[EMT-103] the steps of the execution phase come in their order', () => {
    // Blue owns DCs that it cannot pay for; they are all alike, so nobody is asked
    const s = planning({ cash: [5, 100], small: [{ NOE: 9 }, { SCA: 1 }], options: { market: 'shuffled' } });
    s.sets = [];
    const { told } = reveal(s, [{ stock: { NOE: 5 } }, { stock: { SCA: 5 } }]);
    const cities = onlyOne(told, 'demand').cards.flatMap(() => ['city', 'shipped']);
    expect(told.map(({ type }) => type).slice(0, 2 + cities.length + 6)).toEqual([
      'revealed',
      'demand',
      ...cities,
      'income',
      'transport',
      'forced',
      'operating',
      'liquidated',
      'accounts',
    ]);
    expect(told.map(({ type }) => type).slice(2 + cities.length + 6)).toEqual(['round']);
  });

  test('[EMT-104] the forecast is public from the start', () => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(emergent.view(begun(2), viewer).forecast).toEqual([20, 35, 47, 58]);
    }
    expect(FORECAST.slice(0, 4)).toEqual([20, 35, 47, 58]);
  });
});
