// Words that every sentence uses: how many pieces, where, for how much.

import { count, listed } from '@tablewright/kernel/words';
import { CODES, regionInText } from '../content/map.ts';

export type ByRegion = { readonly [region: string]: number };

export const TIER_NAMES = ['no', 'first', 'second', 'third', 'no'] as const;

export function money(n: number): string {
  return n < 0 ? `−$${-n}` : `$${n}`;
}

/** The regions that are named, in the order of the map. */
export function regionsIn(named: ByRegion): string[] {
  return CODES.filter((code) => (named[code] ?? 0) > 0);
}

export function totalIn(named: ByRegion): number {
  return regionsIn(named).reduce((sum, code) => sum + named[code]!, 0);
}

/** '5 in the Northeast and 4 in Texas'; with a thing '1 cylinder in Texas' */
export function whereabouts(named: ByRegion, thing?: string): string {
  return listed(
    regionsIn(named).map((code, i) => {
      const n = named[code]!;
      return `${thing === undefined || i > 0 ? n : count(n, thing)} in ${regionInText(code)}`;
    }),
  );
}

/** 'a small DC in Texas', '2 small DCs in Texas' for each region that is named. */
export function dcsIn(named: ByRegion, size: string): string[] {
  return regionsIn(named).map((code) => {
    const n = named[code]!;
    return `${n === 1 ? `a ${size} DC` : `${n} ${size} DCs`} in ${regionInText(code)}`;
  });
}

/** 'Ann, Bea' for seats, or how they are called where nobody's name is known. */
export function nameOf(seat: number, names: readonly string[]): string {
  return names[seat] ?? `seat ${seat}`;
}
