import { expect, test } from 'vitest';
import { allShelves, hasTutorial } from './registry.ts';
import { loadTutorial } from './texts.ts';

test.each(allShelves().map(({ id }) => [id]))('%s: the shelf says whether there are lessons', async (id) => {
  expect(hasTutorial(id)).toBe((await loadTutorial(id)) !== null);
});
