import { DC, type Size } from './prices.ts';

// EMT-611 A forced sale is answered with the regions and sizes of its DCs: "NOE-small TEX-large".

export interface Sale {
  readonly dcs: readonly { readonly region: string; readonly size: Size }[];
  readonly proceeds: number;
}

export function salesIn(sale: string): Sale {
  const dcs = sale.split(' ').map((dc): { region: string; size: Size } => {
    const [region = '', size] = dc.split('-');
    return { region, size: size === 'small' ? 'small' : 'large' };
  });
  return { dcs, proceeds: dcs.reduce((sum, { size }) => sum + DC[size].resale, 0) };
}
