import { expect, test } from 'vitest';
import { distance } from './colour-vision.ts';

test('red and green of the same lightness fall together for who sees neither, blue and yellow do not', () => {
  expect(distance('#000000', '#ffffff', null)).toBeCloseTo(100, 0);
  expect(distance('#c0504d', '#7f7a2f', null)).toBeGreaterThan(15);
  expect(distance('#c0504d', '#7f7a2f', 'deuteranopia')).toBeLessThan(10);
  expect(distance('#2f5590', '#e2c22f', 'deuteranopia')).toBeGreaterThan(40);
  expect(distance('#2aa1a1', '#3a9ad9', 'tritanopia')).toBeLessThan(distance('#2aa1a1', '#3a9ad9', null));
});
