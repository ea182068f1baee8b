// What is printed on a tile, and the one-letter codes of the ledger's row tables (4.1).

import { type CityTile, DATA, type Data, type Kind } from './types.ts';

const KIND_CODES = { S: 'start', C: 'compile', A: 'assimilate', P: 'teleport' } as const;
const DATA_CODES = { T: 'triangle', O: 'circle', H: 'helix', M: 'molecule' } as const;
const GAP = '.';

const kindOfCode = new Map<string, Exclude<Kind, 'data'>>(Object.entries(KIND_CODES));
const dataOfCode = new Map<string, Data>(Object.entries(DATA_CODES));
const codeOfKind = new Map([...kindOfCode].map(([code, kind]) => [kind, code]));
const codeOfData = new Map([...dataOfCode].map(([code, data]) => [data, code]));

/** The letter of a tile: 'S', 'H', or 'O+M' for a dual-resource tile. */
export function tileCode(tile: CityTile): string {
  if (tile.kind === 'data') return tile.types.map((type) => codeOfData.get(type)).join('+');
  return codeOfKind.get(tile.kind) ?? '';
}

/** Reads 'C O . O+M' as tiles from (firstQ, r) to the right; undefined when a code is not understood. */
export function readRow(r: number, firstQ: number, text: string): CityTile[] | undefined {
  const tiles: CityTile[] = [];
  for (const [i, code] of text.split(' ').entries()) {
    if (code === GAP) continue;
    const place = { q: firstQ + i, r };
    const kind = kindOfCode.get(code);
    if (kind !== undefined) {
      tiles.push({ ...place, kind });
      continue;
    }
    const types = code.split('+').map((letter) => dataOfCode.get(letter));
    if (!types.every((type) => type !== undefined)) return undefined;
    tiles.push({ ...place, kind: 'data', types });
  }
  return tiles;
}

/** Writes the tiles of one row, sorted by q, with '.' for each gap between them. */
export function writeRow(row: readonly CityTile[]): string {
  const codes: string[] = [];
  let q = row[0]?.q ?? 0;
  for (const tile of row) {
    for (; q < tile.q; q += 1) codes.push(GAP);
    codes.push(tileCode(tile));
    q += 1;
  }
  return codes.join(' ');
}

/** The data types printed on a tile. */
export function typesOn(tile: CityTile): readonly Data[] {
  return tile.kind === 'data' ? tile.types : [];
}

/** EMG-007, EMG-621 Blocks of each type in the city at the start: one for each type printed on a tile. */
export function startingBlocks(printed: readonly (readonly Data[])[]): number[] {
  return DATA.map((type) => printed.filter((types) => types.includes(type)).length);
}
