import { onlyOne } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { emergent, type State } from '../index.ts';
import { BOOK, note } from '../state.ts';
import { rankingOf } from '../stages/ending.ts';
import { allowed, begun, planning, refusal, reveal } from './testing/tables.ts';

/** The last round is about to be planned; `sold` and `thrown` are what the book says of the rounds before. */
function last(cash: readonly number[], sold: readonly number[] = [], thrown: readonly number[] = []): State {
  const s = planning({ seats: cash.length, round: 4, cash });
  s.round = 3;
  for (const seat of cash.keys()) {
    note(s, seat, BOOK.sold, sold[seat] ?? 0);
    note(s, seat, BOOK.liquidated, thrown[seat] ?? 0);
  }
  s.round = 4;
  // what was shipped last must be what the book says
  for (const seat of cash.keys()) s.shipped[seat * 16] = sold[seat] ?? 0;
  return s;
}

describe('the end', () => {
  test('[EMT-701] T24: all DCs are sold, $120 and 4 small and 1 large make $150', () => {
    const s = planning({ round: 4, cash: [150, 100], small: [{ NOE: 2, TEX: 2 }], large: [{ SCA: 1 }] });
    const { state, told } = reveal(s, []);
    // rent of $30 is paid first
    expect(onlyOne(told, 'closed')).toMatchObject({ proceeds: [30, 0], money: [150, 100] });
    expect(onlyOne(told, 'accounts').accounts[0]!.cash).toBe(120);
    expect(onlyOne(told, 'accounts').accounts[0]!.worth).toBe(150);
    expect(state.cash[0]).toBe(150);
    expect(emergent.view(state, 1).closed).toEqual([
      { small: { NOE: 2, TEX: 2 }, large: { SCA: 1 } },
      { small: {}, large: {} },
    ]);
    const { small, large } = emergent.view(state, 0).players[0]!;
    expect([small, large]).toEqual([{}, {}]);
    expect(emergent.violations(state)).toEqual([]);
  });

  test('[EMT-702] products that are left are worth nothing', () => {
    // both in the same region, tied everywhere: the third tiers of set A take 24 from each
    const s = planning({ round: 4, small: [{ HRT: 6 }, { HRT: 6 }] });
    const { state, told } = reveal(s, [{ stock: { HRT: 30 } }, { stock: { HRT: 25 } }]);
    expect(onlyOne(told, 'liquidated').lost).toEqual([6, 1]);
    const [blue, red] = onlyOne(told, 'accounts').accounts;
    expect([blue!.sold, red!.sold, blue!.transport]).toEqual([24, 24, red!.transport]);
    expect(state.cash).toEqual([blue!.cash + 30, red!.cash + 30]);
    expect(red!.cash - blue!.cash).toBe(5); // the price of 5 more, and nothing came back
  });

  test('[EMT-703] the most money wins', () => {
    const { state } = reveal(last([180, 200, 190]), []);
    expect(state.outcome).toEqual({ winners: [1], reason: 'most-money', rules: ['EMT-703'], roles: [] });
  });

  test.each([
    ['T25: more products sold wins', [180, 180], [70, 68], [0, 0], [0], 'more-sold'],
    ['then fewer thrown away', [180, 180], [70, 70], [9, 4], [1], 'less-liquidated'],
    ['whatever a third with less money has sold', [180, 180, 90], [70, 68, 80], [], [0], 'more-sold'],
    ['and whatever a third has thrown away', [180, 180, 90], [70, 70, 60], [9, 4, 0], [1], 'less-liquidated'],
    ['then the victory is shared', [180, 180, 90], [70, 70, 80], [4, 4, 0], [0, 1], 'shared-money'],
    ['all of them alike', [100, 100], [], [], [0, 1], 'shared-money'],
  ])('[EMT-704] equal money: %s', (_name, cash, sold, thrown, winners, reason) => {
    const { state } = reveal(last(cash, sold, thrown), []);
    expect(state.outcome).toMatchObject({ winners, reason });
    expect(state.outcome!.rules).toContain('EMT-704');
  });

  test('[EMT-704] what was sold in the last round counts with the rest', () => {
    // both come out with the same money: one sells two for $10, the other keeps $8 in hand
    const s = planning({ round: 4, cash: [100, 108], small: [{ NOE: 1 }, { NOE: 1 }] });
    const { state } = reveal(s, [{ stock: { NOE: 2 } }]);
    expect(state.cash[0]).toBe(state.cash[1]);
    expect(state.outcome).toMatchObject({ winners: [0], reason: 'more-sold' });
  });

  test('[EMT-705] the full ranking uses the same order', () => {
    const { told } = reveal(last([180, 200, 180, 90], [70, 1, 71, 0]), []);
    expect(onlyOne(told, 'over').ranking).toEqual([[1], [2], [0], [3]]);
    expect(
      rankingOf([
        [5, 0],
        [7, 0],
        [5, 0],
      ]),
    ).toEqual([[1], [0, 2]]);
  });
});

describe('the Learning variant', () => {
  const learning = { mode: 'learning' };

  test('[EMT-801] T26, round 1: exactly one DC, products for it, no marketing', () => {
    const s = begun(3, learning);
    expect(refusal(s, 0, {})).toEqual({
      rule: 'EMT-801',
      why: 'In this round you build exactly one DC, small or large; you build no DCs.',
    });
    expect(refusal(s, 0, { buildSmall: { NOE: 1, SCA: 1 } }).rule).toBe('EMT-801');
    expect(refusal(s, 0, { buildSmall: { NOE: 1 }, market: { NOE: 1 } }).rule).toBe('EMT-801');
    expect(refusal(s, 0, { buildSmall: { NOE: 1 }, stock: { NOE: 6 } }).rule).toBe('EMT-231');
    expect(allowed(s, 0, { buildSmall: { HRT: 1 } })).toBe(true);
    expect(allowed(s, 0, { buildLarge: { NOE: 1 }, stock: { NOE: 10 } })).toBe(true);
    expect(emergent.absent(s, 0)).toMatchObject({ buildSmall: { NOE: 1 }, stock: { NOE: 5 } });
  });

  test('[EMT-802] T26, round 2: products and at most one cylinder; nothing built, nothing sold', () => {
    const s = planning({ round: 2, options: learning, small: [{ NOE: 1 }, { SCA: 1 }] });
    expect(allowed(s, 0, { stock: { NOE: 5 }, market: { SCA: 1 } })).toBe(true);
    expect(allowed(s, 0, {})).toBe(true);
    expect(refusal(s, 0, { market: { SCA: 1, NOE: 1 } })).toEqual({
      rule: 'EMT-802',
      why: 'You may place 1 cylinder in this round; you placed 2.',
    });
    expect(refusal(s, 0, { buildSmall: { TEX: 1 } }).rule).toBe('EMT-802');
    expect(refusal(s, 0, { sellSmall: { NOE: 1 } }).rule).toBe('EMT-802');
    expect(refusal(s, 0, { buildLarge: { TEX: 1 } }).rule).toBe('EMT-802');
    const large = planning({ round: 2, options: learning, large: [{ NOE: 1 }, { SCA: 1 }] });
    expect(refusal(large, 0, { sellLarge: { NOE: 1 } }).rule).toBe('EMT-802');
    expect(refusal(large, 0, { stock: { NOE: 11 } }).rule).toBe('EMT-231');
    expect(allowed(large, 0, { stock: { NOE: 10 }, market: { NOE: 1 } })).toBe(true);
  });

  test('[EMT-803] whoever has lost the one DC takes the first lesson again', () => {
    const s = planning({ round: 2, options: learning, small: [{}, { SCA: 1 }] });
    expect(refusal(s, 0, {}).rule).toBe('EMT-801');
    expect(allowed(s, 0, { buildSmall: { TEX: 1 } })).toBe(true);
    const poor = planning({ round: 2, options: learning, cash: [10, 100], small: [{}, { SCA: 1 }] });
    expect(emergent.waiting(poor)).toBe(0b10); // as far as money allows
    const short = planning({ round: 2, options: learning, cash: [13, 100], small: [{}, { SCA: 1 }] });
    expect(emergent.absent(short, 0)).toMatchObject({ buildSmall: { NOE: 1 }, stock: { NOE: 3 } });
    expect(allowed(short, 0, emergent.absent(short, 0))).toBe(true);
  });

  test('[EMT-804] rounds 3 and 4: the full rules', () => {
    for (const round of [3, 4]) {
      const s = planning({ round, options: learning, small: [{ NOE: 1 }] });
      expect(allowed(s, 0, { sellSmall: { NOE: 1 }, buildSmall: { TEX: 2 }, market: { SCA: 4 } })).toBe(true);
    }
  });

  test('[EMT-805] everything else is as in the Standard game', () => {
    const s = begun(2, { ...learning, market: 'open' });
    const { told, state } = reveal(s, [{ buildSmall: { NOE: 1 }, stock: { NOE: 5 } }, { buildSmall: { SCA: 1 } }]);
    expect(onlyOne(told, 'operating').paid).toEqual([5, 5]);
    expect(emergent.view(state, 0)).toMatchObject({ forecast: [20, 35, 47, 58], rounds: 4 });
    let ending = state;
    while (ending.outcome === null) ending = reveal(ending, []).state;
    expect(ending.round).toBe(4);
  });
});

describe('options', () => {
  test('[EMT-810] Shuffled: any set may come, and which one it was is public once it is placed', () => {
    const s = begun(2, { market: 'shuffled' });
    expect(emergent.view(s, 0)).toMatchObject({ market: 'shuffled', cards: [], sets: [] });
    const { state, told } = reveal(s, []);
    expect(emergent.view(state, 1).sets).toEqual([onlyOne(told, 'demand').set]);
  });

  test('[EMT-811] Fixed: set A in every round', () => {
    let s = begun(2, { market: 'classic' }, 77);
    while (s.outcome === null) s = reveal(s, []).state;
    expect(emergent.view(s, 0).sets).toEqual(['A', 'A', 'A', 'A']);
  });

  test('[EMT-812] Open: a round’s cards lie there before it is planned', () => {
    let s = begun(2, { market: 'open' });
    for (const cities of [4, 7, 10, 12]) {
      expect(emergent.view(s, 'spectator').cards).toHaveLength(cities);
      s = reveal(s, []).state;
    }
    // as Shuffled: any of the six may lie there
    const first = Array.from({ length: 60 }, (_, seed) => emergent.view(begun(2, { market: 'open' }, seed), 0).sets[0]);
    expect(new Set(first)).toEqual(new Set(['A', 'B', 'C', 'D', 'E', 'F']));
  });

  test('[EMT-820] five rounds: the last takes one of the round-4 sets that were not used', () => {
    const apart = new Set<number>();
    for (let seed = 0; seed < 60; seed += 1) {
      let s = begun(2, { rounds: 5 }, seed);
      expect(emergent.view(s, 0).forecast).toEqual([20, 35, 47, 58, 68]);
      while (s.outcome === null) s = reveal(s, []).state;
      expect(s.sets).toHaveLength(5);
      apart.add((6 + s.sets[4]! - s.sets[3]!) % 6);
    }
    expect(apart).toEqual(new Set([1, 2, 3, 4, 5])); // any of the five others
    let classic = begun(2, { rounds: 5, market: 'classic' });
    while (classic.outcome === null) classic = reveal(classic, []).state;
    expect(emergent.view(classic, 0).sets.at(-1)).toBe('B');
  });

  test('what is not an option is refused with what is', () => {
    expect(emergent.settleOptions({ rounds: '5', market: 'open' })).toMatchObject({ ok: true, value: { rounds: 5 } });
    for (const raw of [{ rounds: 6 }, { mode: 'slow' }, { market: 1 }, { secondScores: 'yes' }, { fastRounds: 5 }]) {
      const settled = emergent.settleOptions(raw);
      expect(!settled.ok && settled.why.endsWith('.')).toBe(true);
    }
  });
});
