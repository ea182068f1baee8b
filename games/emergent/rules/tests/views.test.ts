import { fastRng, type Json } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { EMPTY_PLAN, type Shipment } from '../content/planning.ts';
import { emergent, type State } from '../index.ts';
import { copy } from '../state.ts';
import { answers, begun, oneShipped, planning, reveal, shipping, stocked } from './testing/tables.ts';

describe('who sees what (ledger 5)', () => {
  test('a plan is in nobody’s view but its owner’s, and no world knows it', () => {
    const plan = { ...EMPTY_PLAN, buildSmall: { CRK: 1 }, stock: { CRK: 3 }, market: { DSW: 1 } };
    const s = answers(begun(3), [plan]).state;
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(JSON.stringify(emergent.view(s, viewer))).not.toMatch(/CRK|DSW/);
      const rng = fastRng(5);
      const worlds = Array.from({ length: 20 }, () => emergent.world(emergent.view(s, viewer), rng));
      const plans = new Set(worlds.map((world) => JSON.stringify(sealedOf(world)[0])));
      expect(plans.size).toBeGreaterThan(10);
    }
    expect(sealedOf(emergent.world(emergent.view(s, 0), fastRng(1)))[0]).toEqual(plan);
  });

  test('[EMT-501] a world draws a shipment that could have been said', () => {
    const view = emergent.view(oneShipped(), 1);
    for (let seed = 0; seed < 20; seed += 1) {
      const world = emergent.world(view, fastRng(seed));
      const [said] = sealedOf(world);
      Object.assign(world.stack.at(-1)!, { sealed: [null, null, null] });
      expect(emergent.explain(world, 0, said)).toMatchObject({ ok: true });
    }
  });

  test('[EMT-501] a world knows how many units each supplier may ship to the city that is asked about', () => {
    const stock = [{ NOE: 5 }, { MAT: 5, SCA: 5 }, { OHV: 5, SCA: 5 }];
    const newYork = stocked({ set: 'A', stock, ask: [1, 2] }).state;
    const losAngeles = answers(newYork, [undefined, shipping({ MAT: 1 }), shipping({})]).state;
    const view = emergent.view(answers(losAngeles, [undefined, shipping({})]).state, 2);
    const drawn = new Set(
      Array.from({ length: 200 }, (_, seed) => {
        const { ship } = sealedOf(emergent.world(view, fastRng(seed)))[1] as Shipment;
        return Object.values(ship).reduce((all, units) => all + units, 0);
      }),
    );
    const most = Array.from({ length: 10 }, (_, n) => n).filter(
      (n) => emergent.explain(losAngeles, 1, shipping({ MAT: Math.min(n, 4), SCA: Math.max(n - 4, 0) })).ok,
    );
    expect([...drawn].sort((a, b) => a - b)).toEqual(most);
  });

  test('[EMT-303] revealed plans stay in everybody’s view', () => {
    const plan = { ...EMPTY_PLAN, stock: { NOE: 2 } };
    const { state } = reveal(planning({ small: [{ NOE: 1 }] }), [plan]);
    expect(emergent.view(state, 'spectator').plans).toEqual([plan, EMPTY_PLAN]);
  });

  test('results and accounts of the last round stay in everybody’s view while the next is planned', () => {
    const { state } = stocked({ set: 'A', stock: [{ NOE: 5 }, { OHV: 3 }, {}] });
    const view = emergent.view(state, 'spectator');
    expect([view.round, view.executed]).toEqual([2, 1]);
    expect(view.results.map(({ city }) => city)).toEqual(['New York', 'Los Angeles', 'Dallas', 'Miami']);
    expect(view.results[0]).toMatchObject({
      tiers: [1, 2, 0],
      track: [
        [5, 0, 0],
        [0, 3, 0],
        [0, 0, 0],
      ],
    });
    expect(view.players[0]!.shipped).toEqual({ NOE: 5 });
    expect(view.book).toHaveLength(1);
  });

  test('in an open market last round’s results and this round’s cards are seen side by side', () => {
    const { state } = stocked({ set: 'A', stock: [{ NOE: 5 }, {}] });
    const view = emergent.view(state, 1);
    expect([view.cards.length, view.results.length]).toEqual([7, 4]);
  });

  test('in the midst of an execution phase the cities to come have no result yet', () => {
    const { state } = stocked({ stock: [{ NOE: 5, SCA: 5 }, {}], ask: [0] });
    expect(emergent.view(state, 1).results.map(({ tiers }) => tiers)).toEqual([
      [1, 0],
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect(emergent.view(state, 1).results.map(({ switched }) => switched)).toEqual([[], [], [], []]);
    const next = answers(state, [shipping({ NOE: 5 })]).state;
    expect(emergent.view(next, 1).results[0]).toMatchObject({
      track: [
        [5, 0, 0],
        [0, 0, 0],
      ],
    });
  });
});

test('a copy shares nothing with its original', () => {
  const s = planning({ small: [{ NOE: 1 }] });
  const other = copy(s);
  const next = reveal(other, [{ stock: { NOE: 5 } }]).state;
  expect(next.cash).not.toEqual(s.cash);
  for (const [key, value] of Object.entries(s)) {
    if (Array.isArray(value)) expect((other as unknown as Record<string, unknown>)[key]).not.toBe(value);
  }
});

function sealedOf(s: State): (Json | null)[] {
  const frame = s.stack.at(-1)!;
  return 'sealed' in frame ? frame.sealed : [];
}
