import { describe, expect, test } from 'vitest';
import { CARDS, cardOf, FORECAST, OUTLOOK, SETS, TIERS } from '../content/demand.ts';
import {
  AT_DISTANCE,
  BORDERS,
  CITIES,
  CITY_COUNT,
  CODES,
  DISTANCES,
  NEIGHBOURS,
  REGIONS,
  regionOf,
  TO_CITY,
} from '../content/map.ts';

// The distance table of the ledger (4.1), as it is written there.
const DISTANCE_TABLE = `
PNW 4 2 3 3 4 1 4 4 0 2 2 3
NRK 3 2 2 2 3 1 3 3 1 1 1 2
NCA 4 1 3 3 4 0 4 4 1 1 2 2
SCA 5 0 4 2 4 1 5 4 2 2 3 1
CRK 3 2 2 2 3 1 3 3 2 0 2 1
DSW 4 1 3 1 3 2 4 3 3 1 3 0
UMW 3 3 1 2 3 2 3 3 2 2 0 3
HRT 2 3 1 1 2 2 2 2 2 1 1 2
TEX 3 2 2 0 2 3 3 2 3 2 2 1
GLK 2 4 0 2 3 3 2 3 3 2 1 3
OHV 1 4 1 2 2 3 1 2 3 2 2 3
DLT 2 3 2 1 1 3 2 1 3 2 2 2
SOE 2 4 3 2 0 4 1 1 4 3 3 3
FLA 3 4 3 2 1 4 2 0 4 3 3 3
MAT 1 5 2 3 1 4 0 2 4 3 3 4
NOE 0 5 2 3 2 4 1 3 4 3 3 4`;

describe('the map', () => {
  test('[EMT-404] distances are the fewest borders crossed, as the ledger lists them', () => {
    const rows = DISTANCE_TABLE.trim().split('\n');
    expect(rows).toHaveLength(16);
    for (const row of rows) {
      const [code = '', ...far] = row.split(' ');
      expect([code, ...CITIES.map((_, city) => TO_CITY[city]![regionOf(code)])]).toEqual([code, ...far.map(Number)]);
    }
  });

  test('[EMT-404] regions that touch only at a corner are no neighbours', () => {
    for (const pair of ['NCA DSW', 'SCA CRK', 'CRK TEX', 'HRT DSW', 'OHV SOE', 'MAT DLT']) {
      const [one = '', other = ''] = pair.split(' ');
      expect(DISTANCES[regionOf(one)]![regionOf(other)]).toBe(2);
    }
  });

  test('16 regions, 28 borders, 12 cities; distances are symmetric and end at 5', () => {
    expect([REGIONS.length, BORDERS.length, CITIES.length]).toEqual([16, 28, 12]);
    expect(NEIGHBOURS.flat()).toHaveLength(56);
    expect(REGIONS.map(({ code }) => code)).toEqual([...CODES]);
    for (const [a, row] of DISTANCES.entries())
      for (const [b, far] of row.entries()) expect(DISTANCES[b]![a]).toBe(far);
    expect(Math.max(...DISTANCES.flat())).toBe(5);
    for (const [city, rings] of AT_DISTANCE.entries()) {
      expect(rings.reduce((sum, ring) => sum + ring, 0)).toBe(0xffff);
      expect(rings[0]).toBe(1 << CITIES[city]!.region);
    }
  });

  test('[EMT-403] every city has one rank, 1 to 12, in a region of its own', () => {
    expect(CITIES.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(new Set(CITIES.map(({ region }) => region)).size).toBe(12);
    expect(CITIES.map(({ name }) => name).slice(0, 4)).toEqual(['New York', 'Los Angeles', 'Chicago', 'Dallas']);
  });

  test('[EMT-907] green are the regions of the three top cities, red those of ranks 4 to 8', () => {
    for (const { colour, city } of REGIONS) {
      const rank = city?.rank ?? 99;
      expect(colour).toBe(rank <= 3 ? 'green' : rank <= 8 ? 'red' : 'plain');
    }
  });

  test('neighbours share whole edges of their outlines, and nobody else does', () => {
    const edges = new Map<string, string[]>();
    for (const { code, outline } of REGIONS) {
      for (const [i, point] of outline.entries()) {
        const next = outline[(i + 1) % outline.length]!;
        const key = [point.join(), next.join()].sort().join(' ');
        edges.set(key, [...(edges.get(key) ?? []), code]);
      }
    }
    const shared = [...edges.values()]
      .filter((codes) => codes.length === 2)
      .map((codes) => [...codes].sort().join('-'));
    expect(new Set(shared)).toEqual(new Set(BORDERS.map((border) => border.split('-').sort().join('-'))));
  });
});

describe('the demand cards', () => {
  test('[EMT-105, EMT-813] in every set the first tiers add up to the forecast', () => {
    for (const [round, sets] of CARDS.entries()) {
      for (const cards of sets) {
        const firsts = cards.filter((_, i) => i % TIERS === 0);
        expect(firsts.reduce((a, b) => a + b, 0)).toBe(FORECAST[round]);
        // the other reading, all tiers together, would come to far more
        expect(cards.reduce((a, b) => a + b, 0)).toBeGreaterThan(1.8 * FORECAST[round]!);
      }
    }
  });

  test('4, 7, 10 and 12 cities in each set; tiers fall from first to third', () => {
    for (const [round, cities] of [4, 7, 10, 12, 12].entries()) {
      for (const [set] of SETS.entries()) {
        const cards = CITIES.flatMap((_, city) => [cardOf(round + 1, set, city)]).filter((card) => card !== null);
        expect(cards).toHaveLength(cities);
        for (const [first, second, third] of cards) {
          expect(first).toBeGreaterThan(second);
          expect(second).toBeGreaterThan(third);
          expect(third).toBeGreaterThanOrEqual(1);
        }
      }
    }
  });

  test('[EMT-820] a fifth round is a round-4 set with 1 more in the first tier of ranks 1 to 10', () => {
    for (const [set] of SETS.entries()) {
      for (let city = 0; city < CITY_COUNT; city += 1) {
        const [first, second, third] = cardOf(4, set, city)!;
        expect(cardOf(5, set, city)).toEqual([first + (city < 10 ? 1 : 0), second, third]);
      }
    }
    expect(FORECAST[4]).toBe(68);
  });

  test('[EMT-810] the six sets can be looked up: in how many a city has a card, and how large', () => {
    expect(OUTLOOK[0]![0]).toMatchObject({ sets: 4, least: 5, most: 7 });
    expect(OUTLOOK[0]![0]!.mean[0]).toBeCloseTo(5.75);
    expect(OUTLOOK[0]![11]).toMatchObject({ sets: 0, least: 0, most: 0 });
  });
});
