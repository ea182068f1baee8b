import { fastRng, lowest, sampleOption } from '@tablewright/kernel';
import { playGame, randomPlayer, rngFor } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { emergent } from './index.ts';
import { planning, reveal, stocked } from './tests/testing/tables.ts';

/** How often the steady player wins against random ones, sitting at each place in turn; a shared victory counts half. */
function wins(seats: number, options: Record<string, string>, games: number): number {
  let won = 0;
  for (let seed = 0; seed < games; seed += 1) {
    const me = seed % seats;
    const rng = rngFor(seed, 'players');
    const players = Array.from({ length: seats }, (_, seat) =>
      seat === me ? emergent.advisor(seat, rng) : randomPlayer(rng),
    );
    const { winners } = playGame(emergent, { seats, options, seed, players }).state.outcome!;
    if (winners.includes(me)) won += 1 / winners.length;
  }
  return won / games;
}

describe('the steady player', () => {
  test.each([
    [2, {}, 0.95],
    [4, {}, 0.95],
    [3, { mode: 'learning' }, 0.95],
    [4, { market: 'open' }, 0.95],
    [2, { mode: 'fast' }, 0.9],
    [4, { mode: 'fast' }, 0.7],
  ])('wins by far against random ones: %i seats, %j', (seats, options, least) => {
    expect(wins(seats, options, 36)).toBeGreaterThan(least);
  });

  test('makes money against its like', () => {
    for (const seats of [2, 3, 4]) {
      let money = 0;
      for (let seed = 0; seed < 6; seed += 1) {
        const rng = rngFor(seed, 'steady');
        const players = Array.from({ length: seats }, (_, seat) => emergent.advisor(seat, rng));
        const { cash } = playGame(emergent, { seats, seed, players }).state;
        money += cash.reduce((a, b) => a + b, 0) / seats / 6;
      }
      expect(money).toBeGreaterThan(seats === 4 ? 105 : 150);
    }
  });

  test('answers the same from the same chance', () => {
    const s = planning({ seats: 3, round: 2, small: [{ NOE: 1 }, { SCA: 1 }, { TEX: 1 }] });
    const answer = (): unknown =>
      emergent.advisor(1, fastRng(9)).answer(emergent.view(s, 1), emergent.asksSeen(s, 1).mine!);
    expect(answer()).toEqual(answer());
  });

  test('answers every question with something on offer, wherever chance has led', () => {
    const rng = fastRng(4);
    for (let game = 0; game < 36; game += 1) {
      const options = { mode: ['standard', 'learning', 'fast'][game % 3]! };
      const { state } = emergent.start({ seats: 2 + (game % 3), options, seed: game });
      while (state.outcome === null) {
        const seat = lowest(emergent.waiting(state));
        const advised = emergent
          .advisor(seat, rng)
          .answer(emergent.view(state, seat), emergent.asksSeen(state, seat).mine!);
        expect(emergent.explain(state, seat, advised)).toEqual({ ok: true });
        emergent.play(state, seat, sampleOption(emergent.offer(state, seat), rng));
      }
    }
  });

  test('ships as the autopilot would, and parts with the DC that shipped nothing', () => {
    const { state } = stocked({ set: 'B', stock: [{ GLK: 5 }, {}], ask: [0] });
    const ask = (s: typeof state): unknown =>
      emergent.advisor(0, fastRng(1)).answer(emergent.view(s, 0), emergent.asksSeen(s, 0).mine!);
    expect(ask(state)).toEqual({ ship: {}, rest: {} });
    const broke = reveal(planning({ cash: [7, 100], small: [{ NOE: 1, MAT: 1 }], large: [{ SCA: 1 }] }), [
      { stock: { NOE: 2 } },
    ]);
    expect(ask(broke.state)).toEqual({ small: { MAT: 1 }, large: {} });
  });
});

describe('what the fiercest bot judges by', () => {
  /** By how much a chance grows with ten dollars more, for whoever has so many more than the others. */
  function gainFromTen(judge: NonNullable<typeof emergent.evaluate>, lead: number): number {
    const { state: s } = emergent.start({ seats: 3, options: {}, seed: 1 });
    s.cash[0]! += lead;
    const before = judge(s, 0);
    s.cash[0]! += 10;
    return judge(s, 0) - before;
  }

  test('minds ten dollars far ahead and far behind nearly as much as among equals, where strong does not', () => {
    for (const lead of [120, -90]) {
      expect(gainFromTen(emergent.evaluateClosely!, lead)).toBeGreaterThan(
        gainFromTen(emergent.evaluateClosely!, 0) / 2,
      );
      expect(gainFromTen(emergent.evaluate!, lead)).toBeLessThan(gainFromTen(emergent.evaluate!, 0) / 2);
    }
  });
});
