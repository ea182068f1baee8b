import { describe, expect, test } from 'vitest';
import { EMPTY_PLAN } from '../content/planning.ts';
import { emergent, type State } from '../index.ts';
import { begun, planning, reveal } from '../tests/testing/tables.ts';
import { terminal } from './terminal.ts';

function sheet(name: 'regions' | 'demand', s: State): string[] {
  return terminal.sheets[name].show({ view: emergent.view(s, 0), question: null }).map(([line]) => line!);
}

describe('in the terminal', () => {
  test('the list of regions says which is which, and what lies next to it', () => {
    const regions = sheet('regions', begun(2));
    expect(regions).toHaveLength(17);
    for (const line of regions) expect(line.length).toBeLessThan(80);
    expect(regions.at(-1)).toMatch(/^ {2}NOE {2}Northeast: New York \(1\) +OHV MAT$/);
    expect(regions[8]).toContain('HRT  Heartland: no city ');
    expect(sheet('regions', begun(2, { mode: 'fast' })).at(-1)).toContain('Northeast: green ');
  });

  test('[EMT-810] all six sets of this round and of those to come can be looked up', () => {
    const demand = sheet('demand', begun(2));
    expect(demand[0]).toBe('Round 1: the first tiers add up to 20. One of these sets comes.');
    expect(demand[1]!.trim().split(/ +/)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(demand[2]!.trim().split(/ {2,}| (?=[\d-])/)).toEqual([
      '1 New York',
      '5/3/2',
      '5/4/2',
      '-',
      '7/4/3',
      '-',
      '6/4/3',
    ]);
    expect(demand.filter((line) => line.startsWith('Round'))).toHaveLength(4);
    expect(demand.slice(0, 10).join()).not.toContain('Seattle'); // no card there in round 1
  });

  test('[EMT-811, EMT-812, EMT-820] only what may be known: totals, the cards that lie there, no set twice', () => {
    expect(sheet('demand', begun(2, { market: 'classic' }))).toEqual(
      [20, 35, 47, 58].map((total, i) => `Round ${i + 1}: the first tiers add up to ${total}.`),
    );
    const open = sheet('demand', planning({ set: 'C' }));
    expect(open.slice(0, 6).map((line) => line.trim())).toEqual([
      'Round 1: the first tiers add up to 20. These cards lie on the board.',
      'C',
      '2 Los Angeles   5/3/2',
      '3 Chicago       5/3/2',
      '4 Dallas        6/4/3',
      '5 Atlanta       4/2/1',
    ]);
    const fifth = planning({ round: 5, options: { market: 'shuffled' } });
    fifth.sets = [0, 0, 0, 3];
    expect(sheet('demand', fifth)[1]!.trim().split(/ +/)).toEqual(['A', 'B', 'C', 'E', 'F']);
    expect(sheet('demand', begun(2, { mode: 'fast' }))).toEqual(['In Fast Play there is no demand.']);
  });

  test('Enter does nothing where that is allowed', () => {
    const proposed = (s: State): unknown =>
      terminal.proposals({ view: emergent.view(s, 0), question: emergent.asksSeen(s, 0).mine });
    expect(proposed(begun(2))).toEqual([EMPTY_PLAN]);
    expect(proposed(begun(2, { mode: 'learning' }))).toEqual([]);
    const asking = reveal(begun(2), [{ shipping: { ask: 1 } }]).state;
    const broke = reveal(planning({ cash: [7, 100], small: [{ NOE: 1, MAT: 1 }] }), []).state;
    expect(proposed(broke)).toEqual([{ small: { NOE: 1 }, large: {} }]);
    expect(proposed(asking)).toEqual([{ ...EMPTY_PLAN, shipping: { ask: 1 } }]); // EMT-510 as in the last plan
    expect(proposed(planning({ round: 2, options: { mode: 'learning' }, small: [{ NOE: 1 }] }))).toEqual([EMPTY_PLAN]);
  });
});
