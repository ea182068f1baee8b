import { expect, test } from 'vitest';
import { hostile } from './hostile.ts';
import { unmatched } from './routes.ts';

// The short version of `tw hostile`.

test('rubbish at every edge breaks nothing, and nobody gets anything by it', async () => {
  const result = await hostile({ messages: 3000 });
  const { crashed, broke, accepted, details, memoryBefore, memoryAfter, requests } = result;
  expect({ crashed, broke, accepted, details }).toEqual({ crashed: false, broke: 0, accepted: 0, details: [] });
  expect(memoryAfter).toBeLessThan(memoryBefore + 20_000_000);
  expect(result.unmatched).toEqual([]);
  expect(Math.min(...Object.values(requests))).toBeGreaterThan(3);
});

test('a route that nobody attacks is named', () => {
  expect(unmatched([{ method: 'POST', path: '/api/new' }])).toContain('POST /api/new is not attacked');
  expect(unmatched([])).toContain('GET /api/me is attacked, and there is no such route');
});
