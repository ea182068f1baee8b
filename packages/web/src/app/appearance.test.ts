import { expect, test } from 'vitest';
import { marksFor } from './appearance.ts';

const PLAIN = { theme: 'system', text: 'normal', motion: 'system', hand: 'right' } as const;

test('where nothing was chosen the machine decides', () => {
  expect(marksFor(PLAIN, false)).toEqual({});
  expect(marksFor(PLAIN, true)).toEqual({ motion: 'less' });
});

test('what was chosen counts, also against the machine', () => {
  expect(marksFor({ theme: 'contrast', text: 'huge', motion: 'full', hand: 'left' }, true)).toEqual({
    theme: 'contrast',
    text: 'huge',
    hand: 'left',
  });
  expect(marksFor({ ...PLAIN, motion: 'less' }, false)).toEqual({ motion: 'less' });
});
