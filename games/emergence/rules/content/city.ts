// The door between a city file (perhaps illegal) and a city to play in (legal, with everything worked out).
// A City is content: a game's state holds its code only and asks cityFromCode for the rest.

import { parseCity } from './check.ts';
import { decodeCity, encodeCity, isProblem } from './code.ts';
import { neighboursOf, stepsFrom } from './hex.ts';
import { typesOn } from './tiles.ts';
import { type CityFile, DATA, type Kind } from './types.ts';

export { cityByName } from './cities.ts';
export { decodeCity, encodeCity, isProblem } from './code.ts';

export interface City {
  readonly id: string;
  readonly name: string;
  readonly players: readonly [number, number];
  /** EMG-701 The whole city as one line; a game keeps this copy, and later edits of the city do not touch it. */
  readonly code: string;
  /** How many tiles there are. Tiles are numbered in reading order: by r, then q. */
  readonly tiles: number;
  /** 'A1'…: row letter from the top, number in the row from the left; rows and places without a tile do not count. */
  readonly names: readonly string[];
  readonly q: readonly number[];
  readonly r: readonly number[];
  readonly kind: readonly Kind[];
  /** The data types printed on the tile (indices into DATA): none, one, or two on a dual-resource tile (EMG-620). */
  readonly types: readonly (readonly number[])[];
  /** Tiles that share an edge, ascending. Teleport tiles are not neighbours unless they do (EMG-603). */
  readonly neighbours: readonly (readonly number[])[];
  /** adjacent[a][b]: the same as a table of yes and no. */
  readonly adjacent: readonly (readonly boolean[])[];
  /** distance[a][b]: steps on foot; Infinity where only a teleport leads. */
  readonly distance: readonly (readonly number[])[];
  readonly start: number;
  readonly compile: readonly number[];
  readonly assimilate: readonly number[];
  readonly teleports: readonly number[];
  readonly tileNamed: ReadonlyMap<string, number>;
  /** EMG-005 Whether the city is recommended for this number of operatives; it may be played with any from 3 to 6. */
  readonly recommended: (operatives: number) => boolean;
}

/** Builds a city that has passed checkCity. An illegal file is a mistake of the caller, so it throws. */
export function buildCity(file: CityFile): City {
  const parsed = parseCity(file);
  if (!parsed.ok) {
    const why = parsed.problems.map(({ check, says }) => `${check} ${says}`).join(' ');
    throw new Error(`This city cannot be played in: ${why}`);
  }
  const { id, name, players, tiles } = parsed.city;
  const neighbours = neighboursOf(tiles);
  const ofKind = (kind: Kind) => tiles.flatMap((tile, i) => (tile.kind === kind ? [i] : []));
  const [start = 0] = ofKind('start');
  const [min, max] = players;
  const names = tileNames(tiles.map(({ r }) => r));
  const city: City = {
    id,
    name,
    players,
    code: encodeCity(parsed.city),
    tiles: tiles.length,
    names,
    q: tiles.map(({ q }) => q),
    r: tiles.map(({ r }) => r),
    kind: tiles.map(({ kind }) => kind),
    types: tiles.map((tile) => typesOn(tile).map((type) => DATA.indexOf(type))),
    neighbours,
    adjacent: neighbours.map((near) => tiles.map((_, i) => near.includes(i))),
    distance: tiles.map((_, from) => stepsFrom(neighbours, from)),
    start,
    compile: ofKind('compile'),
    assimilate: ofKind('assimilate'),
    teleports: ofKind('teleport'),
    tileNamed: new Map(names.map((tile, i) => [tile, i])),
    recommended: (operatives) => min <= operatives && operatives <= max,
  };
  return frozen(city);
}

/** Names for tiles in reading order, given their rows. */
function tileNames(rows: readonly number[]): string[] {
  const letters = [...new Set(rows)];
  return rows.map((r, i) => `${String.fromCharCode(65 + letters.indexOf(r))}${i - rows.indexOf(r) + 1}`);
}

// All games in a city share one object: a rule that wrote into it would change every other table.
function frozen<T extends object>(thing: T): T {
  for (const part of Object.values(thing)) if (Array.isArray(part)) frozen(part);
  return Object.freeze(thing);
}

const MOST_KEPT = 256;
const kept = new Map<string, City>();

/** The city behind a game's code. The same code gives the same object, at the price of one look-up. */
export function cityFromCode(code: string): City {
  const known = kept.get(code);
  if (known !== undefined) return known;
  const file = decodeCity(code);
  if (isProblem(file)) throw new Error(`This is no city code. ${file.check}: ${file.says}`);
  const city = buildCity(file);
  // A server that runs for months sees any number of custom cities: the oldest goes, and is built again when asked for.
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(code, city);
  return city;
}

/** Whether this is the code of a city that somebody plays in already; a new one has to be checked first. */
export function isCityCode(text: string): boolean {
  return kept.has(text);
}
