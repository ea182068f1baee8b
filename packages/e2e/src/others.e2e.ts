import { fastRng } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { PHONE } from './person.ts';
import { touchOn } from './touch.ts';
import { useWorld } from './world.ts';

// Every other game, from the invitation to the end, by three people who touch what is lit: two on laptops, one on a phone.

const GAMES = ['emigration', 'robotariat', 'emergent'];

describe.skipIf(noBrowser)('three people play a whole game', () => {
  const world = useWorld();

  test.each(GAMES)('of %s', async (game) => {
    const ann = await world.enter('Ann');
    const bea = await world.enter('Bea', PHONE);
    const col = await world.enter('Maximilian Konstantin');
    const people = [ann, bea, col];
    for (const person of people) person.plays(game);
    await ann.playsWith([bea, col], people.length);
    await touchOn(people, fastRng(5));
    for (const person of people) {
      await person.page.getByTestId('finale').waitFor();
      expect(await person.prompt.getByTestId('outcome').innerText()).not.toBe('');
      expect(await person.page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    }
  });
});
