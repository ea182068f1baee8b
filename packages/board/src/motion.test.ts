import { expect, test } from 'vitest';
import { timeline } from './motion.ts';

test('what belongs to one beat moves together, the next beat begins before it has quite ended', () => {
  const timed = timeline(
    [
      { ms: 400, motions: ['a', 'b'] },
      { ms: 200, motions: ['c'] },
    ],
    { most: 1000 },
  );
  expect(timed).toEqual([
    { motion: 'a', at: 0, ms: 400 },
    { motion: 'b', at: 0, ms: 400 },
    { motion: 'c', at: 300, ms: 200 },
  ]);
});

test('a long chain is compressed, and still everything happens in its order', () => {
  const beats = Array.from({ length: 10 }, (_, i) => ({ ms: 400, motions: [i] }));
  const timed = timeline(beats, { most: 900 });
  expect(timed.map(({ motion }) => motion)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const last = timed.at(-1)!;
  expect(last.at + last.ms).toBeCloseTo(900);
  for (const [i, { at }] of timed.slice(1).entries()) expect(at).toBeGreaterThan(timed[i]!.at);
});

test('nothing happened: nothing moves', () => {
  expect(timeline([], { most: 900 })).toEqual([]);
});
