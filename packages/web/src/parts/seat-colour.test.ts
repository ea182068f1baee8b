import { expect, test } from 'vitest';
import { onBothGrounds } from './seat-colour.ts';

test('what would be lost on a ground of the frame is moved there, and there alone', () => {
  expect(onBothGrounds('#274889')).toBe('light-dark(#274889, color-mix(in oklab, #274889 58%, white))');
  expect(onBothGrounds('#f5f7ff')).toBe('light-dark(color-mix(in oklab, #f5f7ff 72%, black), #f5f7ff)');
  expect(onBothGrounds('#ff5a68')).toBe('#ff5a68');
});
