import { fastRng, type Json } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { REGION_COUNT } from '../content/map.ts';
import { EMPTY_PLAN } from '../content/planning.ts';
import { emergent, type State } from '../index.ts';
import { copy } from '../state.ts';
import { answers, begun, planning, reveal, shipping, stageOf, stocked } from './testing/tables.ts';

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
    const next = answers(state, [shipping({ NOE: 5 })]).state;
    expect(emergent.view(next, 1).results[0]).toMatchObject({
      track: [
        [5, 0, 0],
        [0, 0, 0],
      ],
    });
  });
});

describe('what is always true', () => {
  const sound = (): State => stocked({ stock: [{ NOE: 5, SCA: 3 }, { TEX: 5 }], market: [{ NOE: 1 }], ask: [0] }).state;

  test('holds at such a table', () => {
    expect(stageOf(sound())).toBe('ship');
    expect(emergent.violations(sound())).toEqual([]);
  });

  test.each<[string, (s: State) => void]>([
    ['money appears', (s) => (s.cash[0]! += 1)],
    ['somebody is below zero', (s) => void ((s.cash[0] = -1), (s.bank += 0))],
    ['a cube vanishes', (s) => (s.stock[REGION_COUNT - 1]! -= 1)],
    ['a cylinder is found', (s) => (s.pool[1]! += 1)],
    ['a DC is built of nothing', (s) => (s.small[0]! += 1)],
    ['a large DC goes out of the pool', (s) => (s.pool[3]! -= 1)],
    ['products lie without a DC', (s) => void ((s.stock[0]! += 1), (s.stock[REGION_COUNT - 1]! -= 1))],
    ['somebody advertises without a city', (s) => void ((s.marketing[1]! += 1), (s.marketing[REGION_COUNT - 1]! -= 1))],
    ['the tracks do not fit what was shipped', (s) => (s.track[0]! += 1)],
    ['cubes lie on cards that nobody shipped', (s) => void ((s.sold[0]! += 1), (s.pool[0]! -= 1))],
    ['cards of a later round', (s) => s.sets.push(0)],
  ])('and is missed when %s', (_name, spoil) => {
    const s = copy(sound());
    spoil(s);
    expect(emergent.violations(s)).not.toEqual([]);
  });

  test('in Fast Play every cube comes from a DC', () => {
    const placed = { small: { NOE: 3 }, large: { SCA: 2 } };
    const s = copy(answers(begun(2, { mode: 'fast' }), [placed, placed]).state);
    expect(emergent.violations(s)).toEqual([]);
    s.stock[0]! += 1;
    expect(emergent.violations(s)).not.toEqual([]);
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
