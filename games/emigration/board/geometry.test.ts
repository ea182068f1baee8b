import { COVERED_BY, PLACES } from '@tablewright/emigration-rules/content';
import { describe, expect, test } from 'vitest';
import { CARD, heightOf, isCovered, LIES } from './geometry.ts';

const lies = (place: string) => LIES.find((one) => one.place === place)!;
const full = PLACES.map(() => 'down');
const without = (...gone: readonly string[]) => PLACES.map((place) => (gone.includes(place) ? null : 'down'));

test('all fourteen cards lie inside the layout', () => {
  expect(LIES).toHaveLength(14);
  for (const { left } of LIES) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + CARD.width).toBeLessThanOrEqual(100);
  }
});

test('cards of one row do not overlap', () => {
  for (const [i, a] of LIES.entries()) {
    for (const b of LIES.slice(i + 1)) {
      if (a.row === b.row) expect(Math.abs(a.left - b.left)).toBeGreaterThanOrEqual(CARD.width);
    }
  }
});

test.each(PLACES)('[EMI-016] what covers %s overlaps it, and nothing else in the row before it does', (place) => {
  const here = lies(place);
  for (const other of LIES.filter(({ row }) => row === here.row + 1)) {
    const overlaps = Math.abs(other.left - here.left) < CARD.width && other.top - here.top < CARD.height;
    expect(overlaps).toBe(COVERED_BY[place].some((one) => one === other.place));
  }
});

describe('a layout that was partly cleared', () => {
  test('is as high as its front row', () => {
    expect(heightOf(full)).toBeGreaterThan(heightOf(without('D1', 'D2', 'D3', 'D4', 'D5')));
    expect(heightOf(without('D1', 'D2', 'D3', 'D4'))).toBe(heightOf(full));
  });

  test('takes no room when it is empty', () => {
    expect(heightOf(full.map(() => null))).toBe(0);
  });

  test('[EMI-016] a card is seen whole only when both in front are gone', () => {
    expect(isCovered(without('D1'), 'C1')).toBe(true);
    expect(isCovered(without('D1', 'D2'), 'C1')).toBe(false);
  });
});
