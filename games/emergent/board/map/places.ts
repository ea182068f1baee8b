import type { Box, Point } from '@tablewright/board';
import {
  CITIES,
  CODES,
  DISTANCES,
  NEIGHBOURS,
  REGIONS,
  type RegionCode,
  regionOf,
} from '@tablewright/emergent-rules/content';
import { CITY_DOTS } from './outlines.ts';

// Where things stand on the map. The outlines come from tools/outlines.mjs; what stands on them is placed by hand, so that a
// full table stays readable: in narrow regions the DCs stand at sea, with a line to their region.

/** What the drawing fills, the sea around it included. */
export const SHEET: Box = { left: -46, top: -14, right: 978, bottom: 624 };

interface Place {
  /** the middle of the rows of DCs */
  readonly stand: Point;
  /** where the line from a stand at sea ends */
  readonly home?: Point;
}

const at = (x: number, y: number): Point => ({ x, y });

const PLACES: Readonly<Record<RegionCode, Place>> = {
  PNW: { stand: at(118, 118) },
  NRK: { stand: at(258, 118) },
  NCA: { stand: at(118, 204) },
  SCA: { stand: at(118, 352) },
  CRK: { stand: at(252, 290) },
  DSW: { stand: at(330, 402) },
  UMW: { stand: at(428, 128) },
  HRT: { stand: at(452, 300) },
  TEX: { stand: at(410, 492) },
  GLK: { stand: at(634, 286) },
  OHV: { stand: at(722, 276) },
  DLT: { stand: at(604, 414) },
  SOE: { stand: at(774, 350) },
  FLA: { stand: at(712, 538), home: at(772, 506) },
  MAT: { stand: at(916, 322), home: at(800, 288) },
  NOE: { stand: at(808, 163) },
};

interface CityPlace {
  readonly dot: Point;
  /** where its name begins, or ends when it stands to the left of the dot */
  readonly name: Point;
  readonly left: boolean;
  /** the upper left corner of its demand card */
  readonly card: Point;
}

const CITY_PLACES: Readonly<Record<string, Omit<CityPlace, 'dot'>>> = {
  'New York': { name: at(870, 224), left: false, card: at(872, 233) },
  'Los Angeles': { name: at(66, 372), left: true, card: at(-6, 382) },
  Chicago: { name: at(618, 216), left: true, card: at(652, 166) },
  Dallas: { name: at(481, 430), left: false, card: at(482, 441) },
  Atlanta: { name: at(713, 398), left: false, card: at(708, 410) },
  'San Francisco': { name: at(33, 256), left: false, card: at(34, 267) },
  Washington: { name: at(826, 277), left: false, card: at(828, 287) },
  Miami: { name: at(820, 570), left: false, card: at(826, 529) },
  Seattle: { name: at(97, 42), left: false, card: at(98, 53) },
  Denver: { name: at(341, 264), left: false, card: at(342, 276) },
  Minneapolis: { name: at(540, 151), left: false, card: at(540, 163) },
  Phoenix: { name: at(195, 390), left: false, card: at(188, 403) },
};

export function placeOf(code: string): Place {
  return PLACES[code as RegionCode] ?? PLACES.HRT;
}

export function cityPlace(city: string): CityPlace {
  const [x, y] = CITY_DOTS[city] ?? [0, 0];
  return { ...(CITY_PLACES[city] ?? { name: at(x, y), left: false, card: at(x, y) }), dot: at(x, y) };
}

/** The city of a region, or null. */
export function cityIn(code: string): { readonly name: string; readonly rank: number } | null {
  return REGIONS[regionOf(code)]?.city ?? null;
}

/** The regions on one of the shortest ways, both ends included. */
export function wayBetween(from: string, to: string): string[] {
  const end = regionOf(to);
  const way = [regionOf(from)];
  for (let here = way[0]!; here !== end; ) {
    const left = DISTANCES[here]![end]!;
    const next = NEIGHBOURS[here]!.find((near) => DISTANCES[near]![end] === left - 1);
    if (next === undefined) break;
    way.push(next);
    here = next;
  }
  return way.map((region) => CODES[region]!);
}

/** The points that a product passes on its way from a region to a city. */
export function routeTo(from: string, city: string): Point[] {
  const home = CITIES.find(({ name }) => name === city);
  if (home === undefined) return [];
  const regions = wayBetween(from, CODES[home.region]!);
  return [
    ...regions.slice(0, -1).map((code) => placeOf(code).stand),
    ...(regions.length === 1 ? [placeOf(from).stand] : []),
    cityPlace(city).dot,
  ];
}
