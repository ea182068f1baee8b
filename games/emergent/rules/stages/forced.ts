import type { Seat } from '@tablewright/kernel';
import { CODES, REGION_COUNT, regionOf } from '../content/map.ts';
import { DC } from '../content/prices.ts';
import { LARGE, SMALL, type State } from '../state.ts';

// EMT-611 Which DCs can be sold when the operating costs cannot be paid. A sale is written as the regions and sizes of its
// DCs: "NOE-small TEX-large".

type Named = { readonly region: number; readonly size: typeof SMALL | typeof LARGE };

const VALUE = { [SMALL]: DC.small.resale, [LARGE]: DC.large.resale } as const;
const NAME = { [SMALL]: 'small', [LARGE]: 'large' } as const;

export function namesInForced(sale: string): Named[] {
  return sale.split(' ').map((dc) => {
    const [code = '', size] = dc.split('-');
    return { region: regionOf(code), size: size === 'small' ? SMALL : LARGE };
  });
}

export function valueOfSale(sale: string): number {
  return namesInForced(sale).reduce((sum, { size }) => sum + VALUE[size], 0);
}

/** Every set of own DCs that brings the amount and of which none could be left out. DCs of a kind in one region are alike. */
export function saleSets(s: State, seat: Seat, amount: number): string[] {
  const kinds: { dc: Named; count: number }[] = [];
  for (let region = 0; region < REGION_COUNT; region += 1) {
    const at = seat * REGION_COUNT + region;
    if (s.small[at]! > 0) kinds.push({ dc: { region, size: SMALL }, count: s.small[at]! });
    if (s.large[at]! > 0) kinds.push({ dc: { region, size: LARGE }, count: s.large[at]! });
  }
  const sales: string[] = [];
  const chosen: Named[] = [];
  const choose = (kind: number, raised: number): void => {
    if (raised >= amount) {
      const needless = chosen.some(({ size }) => raised - VALUE[size] >= amount);
      if (!needless) sales.push(chosen.map(({ region, size }) => `${CODES[region]}-${NAME[size]}`).join(' '));
      return;
    }
    const { dc, count } = kinds[kind] ?? { dc: null, count: 0 };
    if (dc === null) return;
    choose(kind + 1, raised);
    for (let n = 1; n <= count; n += 1) {
      chosen.push(dc);
      choose(kind + 1, raised + n * VALUE[dc.size]);
    }
    chosen.length -= count;
  };
  choose(0, 0);
  return sales;
}
