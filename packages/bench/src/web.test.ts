import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { discoverGames, loadGame, REPOSITORY } from '@tablewright/catalogue';
import { isComplete } from '@tablewright/testkit/complete';
import { describe, expect, test } from 'vitest';
import { beyond, isCode, kilobytes, percentile, tooMuch, WEB_LIMITS } from './web-limits.ts';

test.each([
  ['all is well', { frontPageKB: 129.9, boards: { emergence: 119 }, clickToRedrawMs: 99 }, []],
  ['a heavy front page', { frontPageKB: 130, boards: { emergence: 1 }, clickToRedrawMs: 1 }, ['front page']],
  ['one heavy board', { frontPageKB: 1, boards: { emergence: 1, other: 121 }, clickToRedrawMs: 1 }, ['board of other']],
  ['a slow click', { frontPageKB: 1, boards: { emergence: 1 }, clickToRedrawMs: 100 }, ['click to redraw']],
  ['no click that was measured', { frontPageKB: 1, boards: { emergence: 1 }, clickToRedrawMs: NaN }, ['click']],
  ['no board', { frontPageKB: 1, boards: {}, clickToRedrawMs: 1 }, ['no game with a board']],
])('the limits, with %s', (_what, numbers, says) => {
  const found = tooMuch(numbers);
  expect(found).toHaveLength(says.length);
  for (const [i, words] of says.entries()) expect(found[i]).toContain(words);
});

test('sizes add up by what is sent', () => {
  const files = [
    { path: '/assets/a.js', plain: 9000, gzip: 3040, brotli: 2500 },
    { path: '/assets/b.css', plain: 1000, gzip: 300, brotli: 250 },
  ];
  expect(kilobytes(files, 'gzip')).toBe(3.3);
  expect(kilobytes(files, 'brotli')).toBe(2.8);
  expect(kilobytes([], 'gzip')).toBe(0);
});

test('a board is what its table loads and another one does not', () => {
  expect(beyond(['/a.js', '/b.js', '/b.css'], ['/a.js'])).toEqual(['/b.js', '/b.css']);
  expect(['/a.js', '/a.css', '/a.woff2', '/api/me'].filter(isCode)).toEqual(['/a.js', '/a.css']);
});

test.each([
  [[5, 1, 3], 0.5, 3],
  [[1, 2, 3, 4], 0.5, 2],
  [Array.from({ length: 100 }, (_, i) => i + 1), 0.95, 95],
  [[7], 0.95, 7],
])('of %j the part %d lies below %d', (values, part, is) => expect(percentile(values, part)).toBe(is));

test('of nothing there is no percentile', () => expect(percentile([], 0.5)).toBeNaN());

describe('docs/architecture.md', () => {
  const page = readFileSync(join(REPOSITORY, 'docs/architecture.md'), 'utf8');
  const [, rest = ''] = page.split('`tw bench web` opens');
  const [claims = ''] = rest.split('\n\n');

  test('names the limits that are held, in brackets', () => {
    const { frontPageKB, boardKB, largeBoardKB, clickToRedrawMs } = WEB_LIMITS;
    const limits = [...claims.matchAll(/\((\d+)/g)].map(([, limit]) => Number(limit));
    expect(limits).toEqual([frontPageKB, boardKB, largeBoardKB, clickToRedrawMs]);
  });

  test('leaves out no game where it says what every one weighs and costs', async () => {
    const [, speed = ''] = page.split('## Speed');
    for (const id of discoverGames().filter(isComplete)) {
      const name = (await loadGame(id)).game.name.replace(/^Rise of the |: .*$/g, '');
      expect(claims, id).toContain(name);
      expect(speed.split('Every game is then measured')[1]!.split('`tw bench server`')[0], id).toContain(name);
    }
  });
});
