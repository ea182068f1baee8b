import { BORDERS, CITIES, CODES, REGIONS } from '@tablewright/emergent-rules/content';
import { expect, test } from 'vitest';
import { CITY_DOTS, OUTLINES } from './outlines.ts';
import { cityPlace, placeOf, routeTo, SHEET, wayBetween } from './places.ts';

type Pair = readonly [number, number];

/** The rings of an outline, in whole tenths. */
function ringsOf(path: string): Pair[][] {
  return path
    .split('z')
    .filter((ring) => ring !== '')
    .map((ring) => {
      const numbers = ring.match(/-?[\d.]+/g)!.map((n) => Math.round(Number(n) * 10));
      const points: Pair[] = [[numbers[0]!, numbers[1]!]];
      for (let i = 2; i < numbers.length; i += 2) {
        const [x, y] = points.at(-1)!;
        points.push([x + numbers[i]!, y + numbers[i + 1]!]);
      }
      return points;
    });
}

function edgesOf(code: string): Set<string> {
  const edges = new Set<string>();
  for (const ring of ringsOf(OUTLINES[code]!)) {
    for (const [i, a] of ring.entries()) {
      const b = ring[(i + 1) % ring.length]!;
      edges.add([a.join(','), b.join(',')].sort().join(' '));
    }
  }
  return edges;
}

function isInside(code: string, { x, y }: { x: number; y: number }): boolean {
  let inside = false;
  for (const ring of ringsOf(OUTLINES[code]!)) {
    for (const [i, [ax, ay]] of ring.entries()) {
      const [bx, by] = ring[(i + 1) % ring.length]!;
      const [px, py] = [x * 10, y * 10];
      if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

test('every region has an outline, and nothing else has one', () => {
  expect(Object.keys(OUTLINES).sort()).toEqual([...CODES].sort());
});

test('[EMT-404] the drawn regions touch exactly where the ledger has a border', () => {
  const edges = new Map(CODES.map((code) => [code, edgesOf(code)]));
  const touching: string[] = [];
  for (const [i, a] of CODES.entries()) {
    for (const b of CODES.slice(i + 1)) {
      if ([...edges.get(a)!].some((edge) => edges.get(b)!.has(edge))) touching.push([a, b].sort().join(' '));
    }
  }
  const borders = BORDERS.map((border) =>
    border
      .split(/[^A-Z]+/)
      .sort()
      .join(' '),
  );
  expect(touching.sort()).toEqual(borders.sort());
});

test('every city and every stand on land lies in its region', () => {
  for (const { name, region } of CITIES) {
    const { code } = REGIONS[region]!;
    const { dot } = cityPlace(name);
    // a dot on the shore may fall into the water that simplifying has let in
    const near = [0, 4, -4].flatMap((dx) => [0, 4, -4].map((dy) => ({ x: dot.x + dx, y: dot.y + dy })));
    expect([name, near.some((point) => isInside(code, point))]).toEqual([name, true]);
  }
  for (const code of CODES) {
    const { stand, home } = placeOf(code);
    expect([code, isInside(code, home ?? stand)]).toEqual([code, true]);
  }
});

test('everything lies on the sheet', () => {
  for (const [x, y] of Object.values(OUTLINES).flatMap(ringsOf).flat()) {
    expect(x / 10).toBeGreaterThan(SHEET.left);
    expect(x / 10).toBeLessThan(SHEET.right);
    expect(y / 10).toBeGreaterThan(SHEET.top);
    expect(y / 10).toBeLessThan(SHEET.bottom);
  }
  expect(Object.keys(CITY_DOTS).sort()).toEqual(CITIES.map(({ name }) => name).sort());
});

test('a product travels one region at a time', () => {
  expect(wayBetween('NOE', 'NOE')).toEqual(['NOE']);
  expect(wayBetween('SCA', 'NOE')).toHaveLength(6);
  expect(wayBetween('GLK', 'NOE')).toEqual(['GLK', 'OHV', 'NOE']);
  expect(routeTo('GLK', 'New York').at(-1)).toEqual(cityPlace('New York').dot);
  expect(routeTo('NOE', 'New York')).toHaveLength(2);
});
