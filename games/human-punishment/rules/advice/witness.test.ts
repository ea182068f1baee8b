import { expect, test } from 'vitest';
import type { Hidden, JunkedFrom, Told } from '../events.ts';
import { signs } from './signs.ts';
import { witness } from './witness.ts';

// What is noted of somebody is looked up by its name in what was learned: another name would be found nowhere, and say nothing.

const LOOKED: readonly Hidden[] = [
  { what: 'sector', sector: 2 },
  { what: 'slot', slot: 'alpha-1' },
  { what: 'slot', slot: 'beta-2' },
  { what: 'slot', slot: 'gamma-3' },
  { what: 'spot', spot: 3 },
  { what: 'chip', piece: 0 },
  { what: 'objective', of: 1 },
  { what: 'loyalty', of: 2 },
  { what: 'hand', of: 3 },
  { what: 'pool' },
];
const JUNKED: readonly JunkedFrom[] = [
  { what: 'sector', sector: 3 },
  { what: 'board' },
  { what: 'thief' },
  { what: 'kuro' },
];

test('[HPB-342] [HPB-483] looks and chips in the Junkyard are noted under the names that were learned', () => {
  const told: Told[] = [
    ...LOOKED.map((at): Told => ({ type: 'looked', by: 1, at, count: 1 })),
    ...JUNKED.map((from): Told => ({ type: 'junked', by: 1, spot: 1, from })),
  ];
  const noted = [...witness.deedsIn(told, 3)[1]!.keys()];
  const learned = Object.keys(signs.deeds).filter((deed) => /^(looked at|junked from) /.test(deed));
  expect(learned).not.toEqual([]);
  expect(learned.filter((deed) => !noted.includes(deed))).toEqual([]);
});
