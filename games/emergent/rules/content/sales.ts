import { type Plan as PlanOffer, plan, type PlanForm, type Planned, planProblems } from '@tablewright/kernel';
import { CODES, REGION_COUNT, regionInText, REGIONS } from './map.ts';
import { DC, SIZES, type Size } from './prices.ts';

// EMT-611 What a forced sale consists of and what it has to bring, as data: it is put together DC by DC.

/** D4 The DCs that are sold, by size and region. DCs of a size in one region are alike. */
export type Sale = Planned<Size>;

export const NO_SALE: Sale = { small: {}, large: {} };

/** Where the limits stand in the form. */
const ENOUGH = 0;

/** Each size has the sixteen regions as lines, one after the other. */
function allDCs(small: number, large: number): number[] {
  return REGIONS.flatMap((_, region) => [region, small, REGION_COUNT + region, large]);
}

const FORM: PlanForm<Size> = {
  sheets: SIZES.map((name) => ({
    name,
    lines: CODES,
    rule: 'EMT-611',
    says: `You have {most ${name} DC} in {line}; you sell {n}.`,
  })),
  names: Object.fromEntries(CODES.map((code) => [code, regionInText(code)])),
  limits: [
    {
      rule: 'EMT-611',
      says: 'That does not bring enough yet.',
      uses: [],
      gives: allDCs(DC.small.resale, DC.large.resale),
    },
    // No DC is needless. All prices are fives and tens: with a small one in it a sale brings the least that will do, and larges
    // alone at most $5 more. As one limit: twice what is too much, and the number of small ones, is at most 10.
    {
      rule: 'EMT-611',
      says: 'Not all of these DCs have to go: leave one out.',
      uses: allDCs(2 * DC.small.resale + 1, 2 * DC.large.resale),
      gives: [],
    },
  ],
  moves: [...REGIONS, ...REGIONS].map((_, cell) => ({ add: [cell, 1], weight: 1 })),
};

/** D4 What may be sold of these DCs (by region) to raise an amount. */
export function saleOffer(
  small: readonly number[],
  large: readonly number[],
  amount: number,
): PlanOffer<Size> & { answers?: Sale } {
  const least = DC.small.resale * Math.ceil(amount / DC.small.resale);
  // the large ones rather first: a random sale that takes the small ones may be left with a large one that is too much
  const likely: number[] = [];
  for (let region = 0; region < REGION_COUNT; region += 1) {
    if (small[region]! > 0) likely.push(region);
    if (large[region]! > 0) likely.push(REGION_COUNT + region, REGION_COUNT + region, REGION_COUNT + region);
  }
  return plan(FORM, { most: [...small, ...large], has: [-amount, 2 * least + DC.small.pool], likely, steps: [0, 0] });
}

/** What still has to be raised with the DCs that are named; nothing, or less, where they bring enough. */
export function stillMissing(offer: PlanOffer, sale: Partial<Sale>): number {
  return -offer.has[ENOUGH]! - proceedsOf(sale);
}

/** What is wrong with a sale, in a sentence; null where nothing is. */
export function saleFault(offer: PlanOffer, value: unknown): string | null {
  const [problem] = planProblems(offer, value);
  if (problem === undefined) return null;
  const short = `You are $${-offer.has[ENOUGH]!} short`;
  if (problem.limit === undefined) return problem.says;
  if (problem.limit !== ENOUGH) return `${short}, and not all of these DCs have to go for that: leave one out.`;
  const missing = stillMissing(offer, value as Partial<Sale>);
  return `${short}, and these DCs bring $${proceedsOf(value as Partial<Sale>)}: $${missing} ${missing === 1 ? 'is' : 'are'} still missing.`;
}

/** The DCs of a sale one by one, in the order of the map. */
export function dcsOf(sale: Partial<Sale>): { region: string; size: Size }[] {
  return CODES.flatMap((region) =>
    SIZES.flatMap((size) => Array.from({ length: sale[size]?.[region] ?? 0 }, () => ({ region, size }))),
  );
}

export function proceedsOf(sale: Partial<Sale>): number {
  return dcsOf(sale).reduce((sum, { size }) => sum + DC[size].resale, 0);
}

/** Every set of these DCs that brings the amount and of which none could be left out. */
export function salesFor(own: Sale, amount: number): Sale[] {
  const kinds = CODES.flatMap((region) => SIZES.map((size) => ({ region, size, count: own[size][region] ?? 0 })));
  const sales: Sale[] = [];
  const choose = (next: number, raised: number, chosen: Sale): void => {
    if (raised >= amount) {
      const needless = SIZES.some((size) => Object.keys(chosen[size]).length > 0 && raised - DC[size].resale >= amount);
      if (!needless) sales.push(chosen);
      return;
    }
    const kind = kinds[next];
    if (kind === undefined) return;
    const { region, size, count } = kind;
    choose(next + 1, raised, chosen);
    for (let n = 1; n <= count; n += 1) {
      choose(next + 1, raised + n * DC[size].resale, { ...chosen, [size]: { ...chosen[size], [region]: n } });
    }
  };
  choose(0, 0, NO_SALE);
  return sales;
}

/** Records of an earlier version name the DCs one by one: 'NOE-small TEX-large'. */
export function saleWrittenBefore(text: string): Sale {
  const sale: { small: Record<string, number>; large: Record<string, number> } = { small: {}, large: {} };
  for (const dc of text.split(' ')) {
    const [region = '', size] = dc.split('-');
    const lines = sale[size === 'small' ? 'small' : 'large'];
    lines[region] = (lines[region] ?? 0) + 1;
  }
  return sale;
}
