// Cities for tests: take one, change a few tiles.

import { cityByName } from '../cities.ts';
import { readRow } from '../tiles.ts';
import type { CityFile, CityTile } from '../types.ts';

/** A built-in city by any of its names: cityFile('01'), cityFile('Twin Cores'). */
export function cityFile(name: string): CityFile {
  const found = cityByName(name);
  if (found === undefined) throw new Error(`There is no city ${name}.`);
  return found;
}

/** A city from rows as the ledger prints them. */
export function cityOf(
  players: [number, number],
  rows: readonly [r: number, firstQ: number, text: string][],
): CityFile {
  const tiles = rows.flatMap(([r, firstQ, text]) => row(r, firstQ, text));
  return { format: 1, id: 'mine', name: 'Mine', players, tiles };
}

/** The same city with tiles put in, put over others, or ('.') taken out: changed(capital, { '1,-3': 'O+M' }). */
export function changed(file: CityFile, codes: Record<string, string>): CityFile {
  const places = Object.entries(codes).map(([place, code]) => {
    const [q = 0, r = 0] = place.split(',').map(Number);
    return { q, r, tiles: row(r, q, code) };
  });
  const untouched = file.tiles.filter(({ q, r }) => !places.some((place) => place.q === q && place.r === r));
  return { ...file, tiles: [...untouched, ...places.flatMap(({ tiles }) => tiles)] };
}

function row(r: number, firstQ: number, text: string): CityTile[] {
  const tiles = readRow(r, firstQ, text);
  if (tiles === undefined) throw new Error(`"${text}" is no row of tiles.`);
  return tiles;
}
