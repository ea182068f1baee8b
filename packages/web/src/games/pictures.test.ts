import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isComplete } from '@tablewright/testkit/complete';
import { expect, test } from 'vitest';
import { frontPictureOf } from './front-pictures.ts';
import { picturesOf } from './pictures.ts';
import { allShelves } from './registry.ts';

const REPOSITORY = join(import.meta.dirname, '..', '..', '..', '..');
const FOLDER = join(REPOSITORY, 'docs', 'images');
const readme = readFileSync(join(REPOSITORY, 'README.md'), 'utf8');

const spoken = import.meta.glob<{ pictures: object }>('../../../../games/*/board/pictures.ts', { eager: true });
const scenes = Object.entries(spoken).map(
  ([path, { pictures }]) => [path.split('/').at(-3)!, Object.keys(pictures)] as const,
);

test.each(scenes)('%s is shown at its best moments, on its page and in README', (id, wanted) => {
  expect(picturesOf(id).map(({ scene }) => scene)).toEqual(wanted);
  for (const scene of wanted) expect(readme).toContain(`docs/images/${id}.${scene}.laptop.webp`);
});

test('README shows only pictures that are there, and every one is small', () => {
  const shown = [...readme.matchAll(/docs\/images\/([\w.-]+)/g)].map(([, name]) => name!);
  const there = readdirSync(FOLDER);
  expect(shown.filter((name) => !there.includes(name))).toEqual([]);
  // All that lies there is taken by `npm run shots`: what a hand has put there would grow old.
  const taken = /^[a-z-]+\.(\w+\.(laptop|phone)|front\.(dark|light))\.webp$/;
  expect(there.filter((name) => !taken.test(name))).toEqual([]);
  expect(there.filter((name) => statSync(join(FOLDER, name)).size > 150_000)).toEqual([]);
});

test.each(allShelves().map(({ id }) => id))('%s stands on the front page with a small picture out of a game', (id) => {
  // until it is taken the drawn one stands there
  if (frontPictureOf(id, true) === null) return expect(isComplete(id)).toBe(false);
  expect(frontPictureOf(id, false)).toContain(`${id}.front.dark`);
  expect(frontPictureOf(id, true)).toContain(`${id}.front.`);
  for (const name of readdirSync(FOLDER).filter((file) => file.startsWith(`${id}.front.`)))
    expect([name, statSync(join(FOLDER, name)).size < 40_960]).toEqual([name, true]);
});

test('a game of which no picture was taken has none', () => {
  expect(frontPictureOf('a-new-game', false)).toBeNull();
});
