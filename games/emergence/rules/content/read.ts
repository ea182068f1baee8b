// From any JSON value to the parts of a city file that can be read, with a problem for each that cannot (V1, V3, V4, V12).

import { listed, many, say } from '@tablewright/kernel/words';
import { byReadingOrder, type Place, placeKey } from './hex.ts';
import { type Problem, problem, shown } from './problems.ts';
import { type CityFile, type CityTile, DATA, type Data, KINDS, type Kind } from './types.ts';

const FARTHEST = 12;
const LONGEST_ID = 40;
const LONGEST_NAME = 40;

const CITY_FIELDS = ['format', 'id', 'name', 'players', 'tiles'];
const TILE_FIELDS = ['q', 'r', 'kind', 'types'];

/** One tile, as far as it could be read; null stands for what could not. */
export interface ReadTile {
  readonly at: string;
  readonly place: Place | null;
  readonly kind: Kind | null;
  readonly types: readonly Data[] | null;
}

export interface Reading {
  readonly problems: readonly Problem[];
  readonly id: string | null;
  readonly name: string | null;
  readonly players: readonly [number, number] | null;
  /** null when there is no list of tiles at all */
  readonly tiles: readonly ReadTile[] | null;
}

type JsonObject = { readonly [field: string]: unknown };

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isKind = (value: unknown): value is Kind => KINDS.some((kind) => kind === value);
const isData = (value: unknown): value is Data => DATA.some((type) => type === value);

export function readCity(value: unknown): Reading {
  if (!isObject(value)) {
    const says = say`A city is an object with the fields ${listed(CITY_FIELDS)}; this is ${shown(value)}.`;
    return { problems: [problem('V1', null, says)], id: null, name: null, players: null, tiles: null };
  }
  const problems: Problem[] = [];
  const { format, id, name, players, tiles } = value;
  if (format !== 1) {
    problems.push(
      problem('V1', 'format', say`The format is ${shown(format)}. Set "format" to 1, the only one there is.`),
    );
  }
  for (const field of Object.keys(value).filter((key) => !CITY_FIELDS.includes(key))) {
    problems.push(problem('V1', field.slice(0, LONGEST_NAME), unknownInCity(field)));
  }
  return {
    id: readId(id, problems),
    name: readName(name, problems),
    players: readPlayers(players, problems),
    tiles: readTiles(tiles, problems),
    problems,
  };
}

/** The file that was read, sorted, or null when a part of it could not be read. It may still fail V2 and V5–V11. */
export function fileOf({ problems, id, name, players, tiles }: Reading): CityFile | null {
  if (problems.length > 0 || id === null || name === null || players === null || tiles === null) return null;
  const sorted = tiles.flatMap(({ place, kind, types }): CityTile[] => {
    if (place === null || kind === null || types === null) return [];
    return [kind === 'data' ? { ...place, kind, types } : { ...place, kind }];
  });
  return { format: 1, id, name, players, tiles: sorted.sort(byReadingOrder) };
}

function unknownInCity(field: string): string {
  return say`A city has no field ${shown(field)}. Take it out, or check the spelling: there are ${listed(CITY_FIELDS)}.`;
}

function unknownInTile(at: string, field: string): string {
  return say`Tile ${at} has no field ${shown(field)}. Take it out, or check the spelling: there are ${listed(TILE_FIELDS)}.`;
}

function readId(id: unknown, problems: Problem[]): string | null {
  if (typeof id === 'string' && id.length <= LONGEST_ID && /^[a-z0-9-]+$/.test(id)) return id;
  const says = say`The id is ${shown(id)}. Give it 1 to ${LONGEST_ID} small letters a–z, digits or hyphens.`;
  problems.push(problem('V1', 'id', says));
  return null;
}

function readName(name: unknown, problems: Problem[]): string | null {
  // Counted as people count: an emoji is one character, though JavaScript stores it as two.
  const fits = typeof name === 'string' && name.length <= 2 * LONGEST_NAME && Array.from(name).length <= LONGEST_NAME;
  if (fits && name !== '') return name;
  problems.push(problem('V1', 'name', say`The name is ${shown(name)}. Give it 1 to ${LONGEST_NAME} characters.`));
  return null;
}

function readPlayers(players: unknown, problems: Problem[]): readonly [number, number] | null {
  if (isList(players) && players.length === 2) {
    const [min, max] = players;
    if (Number.isInteger(min) && Number.isInteger(max)) {
      const range = [Number(min), Number(max)] as const;
      if (3 <= range[0] && range[0] <= range[1] && range[1] <= 6) return range;
    }
  }
  const found = isList(players) ? `[${players.slice(0, 4).map(shown).join(', ')}]` : shown(players);
  const says = say`The recommended players are ${found}. Write two whole numbers from 3 to 6, the smaller first, like [3, 5].`;
  problems.push(problem('V12', 'players', says));
  return null;
}

function readTiles(tiles: unknown, problems: Problem[]): readonly ReadTile[] | null {
  if (!isList(tiles)) {
    problems.push(problem('V2', 'tiles', say`The tiles are ${shown(tiles)}. Write a list of tiles.`));
    return null;
  }
  const taken = new Map<string, number>();
  return Array.from(tiles, (tile, i): ReadTile => {
    if (!isObject(tile)) {
      const says = say`Entry ${i + 1} of the tiles is ${shown(tile)}. A tile is an object like {"q": 0, "r": 0, "kind": "start"}.`;
      problems.push(problem('V4', `tiles[${i}]`, says));
      return { at: `tiles[${i}]`, place: null, kind: null, types: null };
    }
    const place = readPlace(tile, i, problems);
    const at = place === null ? `tiles[${i}]` : `(${place.q},${place.r})`;
    if (place !== null) {
      const key = placeKey(place.q, place.r);
      const earlier = taken.get(key);
      if (earlier === undefined) taken.set(key, i);
      else {
        const says = say`Entries ${earlier + 1} and ${i + 1} of the tiles both lie at ${at}. Move or remove one of them.`;
        problems.push(problem('V3', at, says));
      }
    }
    return { at, place, ...readFace(tile, at, problems) };
  });
}

function readPlace({ q, r }: JsonObject, i: number, problems: Problem[]): Place | null {
  const inRange = (value: unknown) => Number.isInteger(value) && Math.abs(Number(value)) <= FARTHEST;
  // "+ 0" turns -0, which JSON can carry, into 0: the two print alike but do not compare alike everywhere.
  if (inRange(q) && inRange(r)) return { q: Number(q) + 0, r: Number(r) + 0 };
  const says = say`Entry ${i + 1} of the tiles has q ${shown(q)} and r ${shown(r)}. Both must be whole numbers from -${FARTHEST} to ${FARTHEST}.`;
  problems.push(problem('V3', `tiles[${i}]`, says));
  return null;
}

/** V4 What is printed on a tile: its kind and, on a data tile, one or two types. */
function readFace(tile: JsonObject, at: string, problems: Problem[]): Pick<ReadTile, 'kind' | 'types'> {
  const { kind, types } = tile;
  for (const field of Object.keys(tile).filter((key) => !TILE_FIELDS.includes(key))) {
    problems.push(problem('V4', at, unknownInTile(at, field)));
  }
  if (!isKind(kind)) {
    problems.push(problem('V4', at, say`Tile ${at} has the kind ${shown(kind)}. Choose one of ${listed(KINDS)}.`));
    return { kind: null, types: null };
  }
  if (kind !== 'data') {
    if (types !== undefined) {
      const says = say`Tile ${at} is of kind ${kind} but has types. Only data tiles bear data: take "types" out.`;
      problems.push(problem('V4', at, says));
    }
    return { kind, types: [] };
  }
  if (!isList(types) || types.length < 1 || types.length > 2) {
    const says = isList(types)
      ? say`Data tile ${at} has ${many(types.length, 'type')}. List one type, or two different ones for a dual-resource tile.`
      : say`Data tile ${at} has types ${shown(types)}. List one type, or two different ones for a dual-resource tile.`;
    problems.push(problem('V4', at, says));
    return { kind, types: null };
  }
  const unknown = types.filter((type) => !isData(type));
  for (const type of unknown) {
    problems.push(problem('V4', at, say`Data tile ${at} has the type ${shown(type)}. Choose from ${listed(DATA)}.`));
  }
  const known = types.filter(isData);
  if (unknown.length > 0) return { kind, types: null };
  if (known[0] === known[1]) {
    problems.push(
      problem('V4', at, say`Data tile ${at} has ${known[0]!} twice. Take one out, or choose two different types.`),
    );
    return { kind, types: null };
  }
  return { kind, types: known };
}
