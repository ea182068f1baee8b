import { ofType, onlyOne } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { emergent } from '../index.ts';
import { cityIn, fromTo, planning, reveal } from './testing/tables.ts';

describe('7.3 A whole round, four players', () => {
  const plans = [
    { buildSmall: { NOE: 1 }, stock: { NOE: 5 }, market: { NOE: 1 } },
    { buildLarge: { SCA: 1 }, stock: { SCA: 9 } },
    { buildSmall: { SOE: 1, TEX: 1 }, stock: { SOE: 5, TEX: 4 } },
    { buildSmall: { SCA: 1, OHV: 1 }, stock: { SCA: 5, OHV: 4 }, market: { SCA: 2 } },
  ];
  const { told, state } = reveal(planning({ seats: 4, set: 'A' }), plans);

  test('[EMT-202, EMT-301] what the plans cost', () => {
    expect(onlyOne(told, 'revealed').spent).toEqual([18, 24, 29, 35]);
  });

  test.each([
    ['New York', [1, 4, 3, 2], ['0 NOE 5', '2 SOE 1', '3 OHV 3']],
    ['Los Angeles', [null, 2, 3, 1], ['1 SCA 4', '3 SCA 5', '3 OHV 1']],
    ['Dallas', [null, 2, 1, null], ['1 SCA 4', '2 TEX 4']],
    ['Miami', [null, 2, 1, null], ['1 SCA 1', '2 SOE 4']],
  ])('[EMT-405, EMT-406, EMT-407, EMT-408, EMT-512] %s', (city, tiers, shipments) => {
    expect(cityIn(told, city).tiers).toEqual(tiers);
    expect(fromTo(told, city)).toEqual(shipments);
  });

  test('[EMT-601, EMT-602, EMT-603, EMT-640] sold, income, transport, rent, cash', () => {
    expect(onlyOne(told, 'income').sold).toEqual([5, 9, 9, 9]);
    expect(onlyOne(told, 'income').income).toEqual([25, 45, 45, 45]);
    expect(onlyOne(told, 'transport').paid).toEqual([0, 10, 6, 5]);
    expect(onlyOne(told, 'operating').paid).toEqual([5, 10, 10, 10]);
    expect(onlyOne(told, 'liquidated').lost).toEqual([0, 0, 0, 0]);
    expect(state.cash).toEqual([102, 101, 100, 95]);
    expect(emergent.view(state, 0).book[0]!.map(({ cash }) => cash)).toEqual([102, 101, 100, 95]);
  });
});

describe('7.4 A whole round, two players', () => {
  const plans = [
    { buildSmall: { NOE: 1, TEX: 1 }, stock: { NOE: 5, TEX: 4 } },
    { buildLarge: { MAT: 1 }, stock: { MAT: 10 }, market: { TEX: 1 } },
  ];
  const { told, state } = reveal(planning({ seats: 2, set: 'A' }), plans);

  test('[EMT-202] what the plans cost', () => {
    expect(onlyOne(told, 'revealed').spent).toEqual([29, 28]);
  });

  test.each([
    ['New York', [1, 3], ['0 NOE 5', '1 MAT 2']],
    ['Los Angeles', [1, 3], ['0 TEX 2', '1 MAT 3']],
    ['Dallas', [3, 1], ['0 TEX 2', '1 MAT 5']],
  ])('[EMT-409, EMT-512] %s', (city, tiers, shipments) => {
    expect(cityIn(told, city).tiers).toEqual(tiers);
    expect(fromTo(told, city)).toEqual(shipments);
  });

  test('[EMT-405] in Miami nobody has products', () => {
    expect(ofType(told, 'city').find(({ city }) => city === 'Miami')).toMatchObject({ suppliers: [], out: [0, 1] });
  });

  test('[EMT-601, EMT-602, EMT-603] sold, transport, cash', () => {
    expect(onlyOne(told, 'income').sold).toEqual([9, 10]);
    expect(onlyOne(told, 'transport').paid).toEqual([4, 18]);
    expect(state.cash).toEqual([102, 94]);
  });
});
