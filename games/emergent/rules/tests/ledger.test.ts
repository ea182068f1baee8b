import { cellsOf, ledgerOf } from '@tablewright/testkit/ledger';
import { describe, expect, test } from 'vitest';
import { cardOf, SETS } from '../content/demand.ts';
import { CITIES, CODES, NEIGHBOURS, REGIONS, regionOf } from '../content/map.ts';
import { CYLINDER, DC, PRODUCT } from '../content/prices.ts';

// What is printed, held against the tables of the ledger (4.1, 4.3, 4.4, 8) row by row: a card that is typed wrong would
// spoil nothing else.

const LEDGER = ledgerOf('emergent');

/** The rows of the first table after a heading, cell by cell, without its head. */
function tableAfter(heading: string): string[][] {
  const from = LEDGER.indexOf(heading);
  if (from < 0) throw new Error(`The ledger has no '${heading}'.`);
  const lines = LEDGER.slice(from).split('\n');
  const start = lines.findIndex((line) => line.startsWith('|'));
  const rows: string[][] = [];
  for (let i = start + 2; lines[i]?.startsWith('|') === true; i += 1) {
    rows.push(cellsOf(lines[i]!));
  }
  return rows;
}

describe('the ledger’s tables', () => {
  test('4.1 regions: number, code, name, what they cover, city with rank, colour, neighbours', () => {
    const rows = tableAfter('| No. | Code | Region |');
    expect(rows).toHaveLength(16);
    const printed = REGIONS.map(({ code, name, covers, city, colour }, region) => [
      `${region + 1}`,
      code,
      name,
      covers,
      city === null ? '—' : `${city.name} (${city.rank})`,
      colour,
      NEIGHBOURS[region]!.map((other) => CODES[other]).join(', '),
    ]);
    expect(printed).toEqual(rows.map((row) => row.slice(0, 7)));
  });

  test.each([1, 2, 3, 4])('[EMT-813] 4.3 every demand card of round %i', (round) => {
    const rows = tableAfter(`**Round ${round}** —`).filter(([rank]) => rank !== '');
    for (const [rank, name, ...cells] of rows) {
      const city = Number(rank) - 1;
      expect(CITIES[city]!.name).toBe(name);
      const cards = SETS.map((_, set) => cardOf(round, set, city)?.join('/') ?? '–');
      expect([name, ...cards]).toEqual([name, ...cells.slice(0, SETS.length)]);
    }
    const listed = new Set(rows.map(([, name]) => name));
    for (const [city, { name }] of CITIES.entries()) {
      if (!listed.has(name)) expect(SETS.map((_, set) => cardOf(round, set, city))).toEqual(SETS.map(() => null));
    }
  });

  test('[EMT-210, EMT-220, EMT-230, EMT-231, EMT-240, EMT-603] 4.4 prices', () => {
    const [buy, holds, resale, operating] = tableAfter('### 4.4 Prices').map((row) => row.slice(1));
    const dollars = (...prices: number[]): string[] => prices.map((price) => `$${price}`);
    expect(dollars(DC.small.price, DC.large.price, PRODUCT.price, CYLINDER.price)).toEqual(buy);
    expect([DC.small.holds, DC.large.holds].map(String)).toEqual(holds!.slice(0, 2));
    expect(dollars(DC.small.resale, DC.large.resale)).toEqual(resale!.slice(0, 2));
    expect(dollars(DC.small.operating, DC.large.operating)).toEqual(operating!.slice(0, 2));
  });

  test('8 outlines, anchors and city dots', () => {
    const rows = tableAfter('**Map drawing.**');
    expect(rows.map(([code]) => code)).toEqual([...CODES]);
    for (const [code = '', outline, anchor, dot] of rows) {
      const region = REGIONS[regionOf(code)]!;
      expect([code, region.outline.map((point) => point.join()).join(' ')]).toEqual([code, outline]);
      expect([code, region.anchor.join()]).toEqual([code, anchor]);
      expect(region.city === null ? '—' : `${region.city.name} ${region.city.dot.join()}`).toBe(dot);
    }
  });
});
