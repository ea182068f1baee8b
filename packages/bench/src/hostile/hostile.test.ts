import { expect, test } from 'vitest';
import { hostile } from './hostile.ts';

// The short version of `tw hostile`.

test('rubbish at every edge breaks nothing, and nobody gets anything by it', async () => {
  const { crashed, broke, accepted, details, memoryBefore, memoryAfter } = await hostile({ messages: 3000 });
  expect({ crashed, broke, accepted, details }).toEqual({ crashed: false, broke: 0, accepted: 0, details: [] });
  expect(memoryAfter).toBeLessThan(memoryBefore + 20_000_000);
});
