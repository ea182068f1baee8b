import type { Seat } from '@tablewright/kernel';
import { CODES, REGION_COUNT } from '../content/map.ts';
import { DC, SIZES, type Size } from '../content/prices.ts';
import type { State } from '../state.ts';

// EMT-611 Which DCs can be sold when the operating costs cannot be paid, written as in content/sales.ts.

interface Kind {
  readonly name: string;
  readonly size: Size;
  readonly count: number;
}

function kindsOf(s: State, seat: Seat): Kind[] {
  return CODES.flatMap((code, region) => {
    const at = seat * REGION_COUNT + region;
    return SIZES.map((size) => ({ name: `${code}-${size}`, size, count: s[size][at]! }));
  }).filter(({ count }) => count > 0);
}

/** Every set of own DCs that brings the amount and of which none could be left out. DCs of a kind in one region are alike. */
export function saleSets(s: State, seat: Seat, amount: number): string[] {
  const kinds = kindsOf(s, seat);
  const sales: string[] = [];
  const chosen: Kind[] = [];
  const choose = (next: number, raised: number): void => {
    if (raised >= amount) {
      const needless = chosen.some(({ size }) => raised - DC[size].resale >= amount);
      if (!needless) sales.push(chosen.map(({ name }) => name).join(' '));
      return;
    }
    const kind = kinds[next];
    if (kind === undefined) return;
    choose(next + 1, raised);
    for (let n = 1; n <= kind.count; n += 1) {
      chosen.push(kind);
      choose(next + 1, raised + n * DC[kind.size].resale);
    }
    chosen.length -= kind.count;
  };
  choose(0, 0);
  return sales;
}
