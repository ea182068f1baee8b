// The checks a city must pass (V1–V12) and the warnings it should heed (W1–W6): ledger 4.5, EMG-700, EMG-702.

import { listed, many, say } from '@tablewright/kernel/words';
import { byReadingOrder, linked, neighboursOf, type Place, partsOf, placeKey, stepsFrom } from './hex.ts';
import { CHECKS, type Problem, problem } from './problems.ts';
import { fileOf, type Reading, type ReadTile, readCity } from './read.ts';
import { startingBlocks } from './tiles.ts';
import { BLOCKS, type CityFile, DATA, type Kind } from './types.ts';

export type { Problem } from './problems.ts';

export const CITY_LIMITS = {
  tiles: { min: 13, max: 91 }, // V2
  eachSpecial: { min: 1, max: 6 }, // V6
  blocksOfAType: 2, // V9
  blocks: 12, // V9
  startNeighbours: 2, // V10
  teleports: { min: 2, max: 6 }, // V11
  typeDifference: 2, // W1
  specialNeighbours: 3, // W3
  walk: 6, // W4
  blocksPerOperative: { min: 4, max: 12 }, // W5
} as const;

export interface CityReport {
  /** EMG-700 true when no check V1–V12 fails, whatever the warnings. */
  readonly ok: boolean;
  readonly problems: readonly Problem[];
}

/** Looks at any JSON value as a city and reports everything that is wrong with it, in the order of the checks. */
export function checkCity(value: unknown): CityReport {
  return report(readCity(value));
}

export type ParsedCity =
  | { readonly ok: true; readonly city: CityFile; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A checked copy of the city, its tiles sorted by r, then q; the problems of a good city are warnings only. */
export function parseCity(value: unknown): ParsedCity {
  const reading = readCity(value);
  const { ok, problems } = report(reading);
  const city = fileOf(reading);
  return ok && city !== null ? { ok, city, problems } : { ok: false, problems };
}

function report(reading: Reading): CityReport {
  const problems = [...reading.problems, ...judge(reading)];
  problems.sort((a, b) => CHECKS.indexOf(a.check) - CHECKS.indexOf(b.check));
  return { ok: problems.every(({ severity }) => severity === 'warning'), problems };
}

function judge({ tiles, players, problems }: Reading): Problem[] {
  if (tiles === null) return [];
  const allPlaced = tiles.every(({ place }) => place !== null) && !problems.some(({ check }) => check === 'V3');
  return [
    ...numberOfTiles(tiles),
    ...numberOfEachKind(tiles),
    ...blocks(tiles, players),
    ...specialsApart(tiles),
    // A tile without a place may be the very one that closes the gap: no word about gaps before all have places.
    ...(allPlaced ? ways(tiles) : []),
  ];
}

const SPECIAL: readonly (Kind | null)[] = ['start', 'compile', 'assimilate'];
/** The kinds that a city must have, in words. */
const SPECIAL_TILE = {
  compile: { name: say`compile tile`, counted: (n: number) => many(n, 'compile tile') },
  assimilate: { name: say`assimilate tile`, counted: (n: number) => many(n, 'assimilate tile') },
} as const;
const SIGNS = DATA.map((type) => `${type} (${BLOCKS[type].colour})`);

const ofKind = (tiles: readonly ReadTile[], kind: Kind): ReadTile[] => tiles.filter((tile) => tile.kind === kind);

const MOST_NAMED = 8;

/** Names the tiles of a sentence, the first few when there are many. */
function where(tiles: readonly ReadTile[]): string {
  const named = tiles.slice(0, MOST_NAMED).map(({ at }) => at);
  return listed(tiles.length > MOST_NAMED ? [...named, say`${tiles.length - MOST_NAMED} more`] : named);
}

/** V2 */
function numberOfTiles(tiles: readonly ReadTile[]): Problem[] {
  const { min, max } = CITY_LIMITS.tiles;
  if (tiles.length >= min && tiles.length <= max) return [];
  const there = many(tiles.length, 'tile');
  const says =
    tiles.length < min
      ? say`The city has ${there}; it needs ${min} to ${max}. Add at least ${min - tiles.length}.`
      : say`The city has ${there}; it needs ${min} to ${max}. Remove at least ${tiles.length - max}.`;
  return [problem('V2', 'tiles', says)];
}

/** V5, V6, V11 */
function numberOfEachKind(tiles: readonly ReadTile[]): Problem[] {
  const problems: Problem[] = [];
  // A tile of unknown kind may be the one that is missing: with such a tile no shortage is reported, only its kind (V4).
  const allRead = tiles.every(({ kind }) => kind !== null);

  const starts = ofKind(tiles, 'start');
  if (starts.length === 0 && allRead) {
    problems.push(problem('V5', 'tiles', say`The city has no start tile. Make one tile the start tile.`));
  }
  if (starts.length > 1) {
    const says = say`The city has ${starts.length} start tiles, at ${where(starts)}. Keep one and turn the others into something else.`;
    problems.push(problem('V5', 'tiles', says));
  }

  for (const kind of ['compile', 'assimilate'] as const) {
    const found = ofKind(tiles, kind);
    const { min, max } = CITY_LIMITS.eachSpecial;
    if (found.length < min && allRead) {
      problems.push(problem('V6', 'tiles', say`The city has no ${SPECIAL_TILE[kind].name}. Add at least one.`));
    }
    if (found.length > max) {
      const says = say`The city has ${SPECIAL_TILE[kind].counted(found.length)}, at ${where(found)}. Keep at most ${max}.`;
      problems.push(problem('V6', 'tiles', says));
    }
  }

  const teleports = ofKind(tiles, 'teleport');
  const { min, max } = CITY_LIMITS.teleports;
  if (teleports.length === 1 && allRead) {
    const says = say`Tile ${where(teleports)} is the only teleport tile and leads nowhere. Add another one or remove it (EMG-600).`;
    problems.push(problem('V11', teleports[0]?.at ?? null, says));
  }
  if (teleports.length > max) {
    const says = say`The city has ${teleports.length} teleport tiles, at ${where(teleports)}. Keep ${min} to ${max}, or none (EMG-600).`;
    problems.push(problem('V11', 'tiles', says));
  }
  return problems;
}

/** V9, W1, W5 */
function blocks(tiles: readonly ReadTile[], players: readonly [number, number] | null): Problem[] {
  const problems: Problem[] = [];
  const readable = tiles.flatMap(({ types }) => (types === null ? [] : [types]));
  if (readable.length < tiles.length) return []; // how many blocks there are is not known yet
  const byType = startingBlocks(readable);
  const total = byType.reduce((sum, n) => sum + n, 0);

  for (const [type, n] of byType.entries()) {
    if (n >= CITY_LIMITS.blocksOfAType) continue;
    const says = say`The city starts with ${many(n, 'block')} of the type ${SIGNS[type]!}. Let at least ${CITY_LIMITS.blocksOfAType} tiles bear it.`;
    problems.push(problem('V9', 'tiles', says));
  }
  if (total < CITY_LIMITS.blocks) {
    const says = say`The city starts with ${many(total, 'data block')}; it needs ${CITY_LIMITS.blocks}. Add data tiles.`;
    problems.push(problem('V9', 'tiles', says));
  }

  const [fewest, most] = [Math.min(...byType), Math.max(...byType)];
  if (most - fewest > CITY_LIMITS.typeDifference) {
    const [rare, common] = [SIGNS[byType.indexOf(fewest)]!, SIGNS[byType.indexOf(most)]!];
    const says = say`There are ${many(most, 'block')} of ${common} but only ${fewest} of ${rare}: good sets will be rare. Bring them within ${CITY_LIMITS.typeDifference} of each other.`;
    problems.push(problem('W1', 'tiles', says));
  }

  if (players === null) return problems;
  const [min, max] = players;
  const perOperative = CITY_LIMITS.blocksPerOperative;
  if (total < perOperative.min * max) {
    const says = say`The city starts with ${many(total, 'block')}, fewer than ${perOperative.min} for each of ${max} operatives: it leans to the Humans. Add data tiles or lower the largest player count.`;
    problems.push(problem('W5', 'players', says));
  }
  if (total > perOperative.max * min) {
    const says = say`The city starts with ${many(total, 'block')}, more than ${perOperative.max} for each of ${min} operatives: it leans to the A.I. Remove data tiles or raise the smallest player count.`;
    problems.push(problem('W5', 'players', says));
  }
  return problems;
}

/** V7 (EMG-006). A pair that can be read is wrong whatever the other tiles are, so this looks at any tiles. */
function specialsApart(tiles: readonly ReadTile[]): Problem[] {
  const specials = new Map<string, ReadTile & { place: Place }>();
  for (const tile of tiles) {
    const { place, kind } = tile;
    if (place === null || !SPECIAL.includes(kind)) continue;
    specials.set(placeKey(place.q, place.r), { ...tile, place });
  }
  const list = [...specials.values()].sort((a, b) => byReadingOrder(a.place, b.place));
  const near = neighboursOf(list.map(({ place }) => place));
  return list.flatMap((tile, i) =>
    (near[i] ?? [])
      .filter((j) => j < i)
      .map((j) => {
        const other = list[j]!;
        const says = say`Tile ${tile.at} is ${withArticle(tile.kind)} next to ${withArticle(other.kind)} at ${other.at}. Put a data tile between them (EMG-006).`;
        return problem('V7', tile.at, says);
      }),
  );
}

const withArticle = (kind: Kind | null): string =>
  kind === 'start' ? say`the start tile` : kind === 'assimilate' ? say`an assimilate tile` : say`a compile tile`;

/** V8, V10, W2, W3, W4, W6: what depends on which tiles touch. */
function ways(tiles: readonly ReadTile[]): Problem[] {
  const near = neighboursOf(tiles.flatMap(({ place }) => (place === null ? [] : [place])));
  return [
    ...unreachable(tiles, near),
    ...neighbourCounts(tiles, near),
    ...longWalks(tiles, near),
    ...narrows(tiles, near),
  ];
}

const indices = (tiles: readonly ReadTile[], kind: Kind): number[] =>
  tiles.flatMap((tile, i) => (tile.kind === kind ? [i] : []));

/** V8 One problem for each part of the city that the start tile is not in. */
function unreachable(tiles: readonly ReadTile[], near: number[][]): Problem[] {
  const starts = indices(tiles, 'start');
  if (starts.length === 0) return []; // V5 says so; "reachable from the start tile" means nothing yet
  const parts = partsOf(linked(near, indices(tiles, 'teleport')));
  return parts
    .filter((part) => !part.some((i) => starts.includes(i)))
    .map((part) => {
      const cut = part.flatMap((i) => tiles[i] ?? []);
      const says =
        cut.length === 1
          ? say`Tile ${where(cut)} cannot be reached from the start tile. Add tiles that lead there, or a teleport tile on each side.`
          : say`The ${cut.length} tiles ${where(cut)} cannot be reached from the start tile. Add tiles that lead there, or a teleport tile on each side.`;
      return problem('V8', cut[0]?.at ?? null, says);
    });
}

/** V10, W2, W3 */
function neighbourCounts(tiles: readonly ReadTile[], near: number[][]): Problem[] {
  const problems: Problem[] = [];
  for (const [i, { at, kind }] of tiles.entries()) {
    const n = near[i]?.length ?? 0;
    if (n === 0) {
      problems.push(problem('V10', at, say`Tile ${at} touches no other tile. Put a tile beside it.`));
    } else if (kind === 'start' && n < CITY_LIMITS.startNeighbours) {
      const says = say`The start tile ${at} has only one neighbour. Put at least ${CITY_LIMITS.startNeighbours} tiles beside it.`;
      problems.push(problem('V10', at, says));
    }
    if (n === 1) {
      const says = say`Tile ${at} has only one neighbour: an agent can be bottled up in this dead end. Put a second tile beside it.`;
      problems.push(problem('W2', at, says));
    }
    if ((kind === 'compile' || kind === 'assimilate') && n < CITY_LIMITS.specialNeighbours) {
      const says = say`The ${SPECIAL_TILE[kind].name} ${at} has ${many(n, 'neighbour')} and is easily closed off. Give it at least ${CITY_LIMITS.specialNeighbours}.`;
      problems.push(problem('W3', at, says));
    }
  }
  return problems;
}

/** W4 Steps are counted on foot: a jump costs an action, so a teleport tile does not bring anything nearer. */
function longWalks(tiles: readonly ReadTile[], near: number[][]): Problem[] {
  const [start, ...more] = indices(tiles, 'start');
  if (start === undefined || more.length > 0) return [];
  const steps = stepsFrom(near, start);
  return (['compile', 'assimilate'] as const).flatMap((kind) => {
    const found = indices(tiles, kind);
    const nearest = Math.min(...found.map((i) => steps[i] ?? Number.POSITIVE_INFINITY));
    if (found.length === 0 || nearest <= CITY_LIMITS.walk) return [];
    const tile = SPECIAL_TILE[kind].name;
    const { walk } = CITY_LIMITS;
    const says =
      nearest === Number.POSITIVE_INFINITY
        ? say`From the start tile the nearest ${tile} cannot be reached on foot. Bring one within ${walk} steps.`
        : say`From the start tile the nearest ${tile} is ${nearest} steps away. Bring one within ${walk} steps.`;
    return [problem('W4', tiles[start]?.at ?? null, says)];
  });
}

/** W6 Parts are counted as in V8, with teleport tiles linked: where a jump leads round it, a tile separates nothing. */
function narrows(tiles: readonly ReadTile[], near: number[][]): Problem[] {
  const links = linked(near, indices(tiles, 'teleport'));
  const parts = partsOf(links).length;
  return tiles.flatMap(({ at, kind }, i) => {
    if (kind === 'start' || partsOf(links, i).length <= parts) return [];
    const says = say`Tile ${at} is the only way between two parts of the city: one agent there can block it. Add a second way round.`;
    return [problem('W6', at, says)];
  });
}
