import { describe, expect, test } from 'vitest';
import { CITIES } from './cities.ts';
import { buildCity, type City } from './city.ts';
import { hexHeight, hexWidth, position } from './position.ts';

// Ledger 4.4: x, y of every tile of City 01.
const CAPITAL: Record<string, [letter: string, x: number, y: number]> = {
  A1: ['C', 28.6, 12.9],
  A2: ['O', 42.9, 12.9],
  A3: ['H', 57.1, 12.9],
  A4: ['A', 71.4, 12.9],
  B1: ['H', 21.4, 25.3],
  B2: ['T', 35.7, 25.3],
  B3: ['M', 50.0, 25.3],
  B4: ['O', 64.3, 25.3],
  B5: ['T', 78.6, 25.3],
  C1: ['T', 14.3, 37.6],
  C2: ['M', 28.6, 37.6],
  C3: ['O', 42.9, 37.6],
  C4: ['H', 57.1, 37.6],
  C5: ['M', 71.4, 37.6],
  C6: ['O', 85.7, 37.6],
  D1: ['M', 7.1, 50.0],
  D2: ['H', 21.4, 50.0],
  D3: ['T', 35.7, 50.0],
  D4: ['S', 50.0, 50.0],
  D5: ['T', 64.3, 50.0],
  D6: ['H', 78.6, 50.0],
  D7: ['M', 92.9, 50.0],
  E1: ['O', 14.3, 62.4],
  E2: ['M', 28.6, 62.4],
  E3: ['H', 42.9, 62.4],
  E4: ['O', 57.1, 62.4],
  E5: ['M', 71.4, 62.4],
  E6: ['T', 85.7, 62.4],
  F1: ['T', 21.4, 74.7],
  F2: ['O', 35.7, 74.7],
  F3: ['M', 50.0, 74.7],
  F4: ['T', 64.3, 74.7],
  F5: ['H', 78.6, 74.7],
  G1: ['A', 28.6, 87.1],
  G2: ['H', 42.9, 87.1],
  G3: ['O', 57.1, 87.1],
  G4: ['C', 71.4, 87.1],
};

const letter = (city: City, tile: number): string | undefined =>
  city.kind[tile] === 'data' ? 'TOHM'[city.types[tile]?.[0] ?? -1] : city.kind[tile]?.[0]?.toUpperCase();
const rounded = (n: number): number => Math.round(n * 10) / 10;

describe('[EMG-121] hexagons on the screen', () => {
  test('City 01 lies as the ledger prints it, tile by tile', () => {
    const [capital] = CITIES;
    const city = buildCity(capital ?? expect.unreachable());
    const found = position(city).map(({ x, y }, i) => [city.names[i], [letter(city, i), rounded(x), rounded(y)]]);
    expect(Object.fromEntries(found)).toEqual(CAPITAL);
  });

  test.each(CITIES.map((file) => [file.id, buildCity(file)] as const))(
    '%s fills the square and stays inside it',
    (_, city) => {
      const points = position(city);
      const [w, h] = [hexWidth(city) / 2, hexHeight(city) / 2];
      const edges = {
        left: Math.min(...points.map(({ x }) => x)) - w,
        right: Math.max(...points.map(({ x }) => x)) + w,
        top: Math.min(...points.map(({ y }) => y)) - h,
        bottom: Math.max(...points.map(({ y }) => y)) + h,
      };
      expect(Math.min(edges.left, edges.top)).toBeCloseTo(0);
      expect(Math.max(edges.right, edges.bottom)).toBeCloseTo(100);
      expect(edges.left + edges.right).toBeCloseTo(100);
      expect(edges.top + edges.bottom).toBeCloseTo(100);
    },
  );

  test.each(CITIES.map((file) => [file.id, buildCity(file)] as const))(
    '%s: neighbours lie one hexagon apart',
    (_, city) => {
      const points = position(city);
      for (const [a, near] of city.neighbours.entries()) {
        for (const b of near) {
          const [from, to] = [points[a], points[b]];
          expect(from && to && Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(hexWidth(city));
        }
      }
    },
  );
});
