import { expect, test } from 'vitest';
import { verdictOf } from './advisories.ts';

const counted = (counts: Record<string, number>, vulnerabilities: object = {}): string =>
  JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: counts } });

test.each<[string, string | null, string]>([
  ['too slow', null, 'not asked: the registry did not answer in time'],
  ['nothing', '', 'not asked: the registry gives no advisories'],
  ['no JSON', '<html>', 'not asked: the registry gives no advisories'],
  [
    'a registry without advisories',
    JSON.stringify({ message: '405 Method Not Allowed - POST …', method: 'POST' }),
    'not asked: the registry gives no advisories (405 Method Not Allowed - POST …)',
  ],
  ['null', 'null', 'not asked: the registry gives no advisories'],
  ['nothing known', counted({ info: 0, low: 0, moderate: 0, high: 0, critical: 0 }), 'none known in what ships'],
  [
    'something small',
    counted({ low: 1, moderate: 2, high: 0 }, { a: { severity: 'moderate', via: ['b'] } }),
    '3 known in what ships, none of them serious',
  ],
])('%s passes, and says so', (_what, printed, says) => {
  expect(verdictOf(printed)).toEqual({ ok: true, says });
});

test('what is serious fails, with where to read about it', () => {
  const via = [{ title: 'Everybody may read everything', url: 'https://example.org/1' }, 'left-pad'];
  const found = { fastify: { severity: 'critical', via }, small: { severity: 'low', via: [] } };
  expect(verdictOf(counted({ low: 1, critical: 1 }, found))).toEqual({
    ok: false,
    says: 'fastify (critical): Everybody may read everything https://example.org/1; by left-pad',
  });
});
