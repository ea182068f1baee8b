import { fastRng } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { type Person, PHONE } from './person.ts';
import { touchOn } from './touch.ts';
import { useWorld } from './world.ts';

// Every other game, from the invitation to the end, by people who touch what is lit, on laptops and on a phone.

describe.skipIf(noBrowser)('people who touch what is lit', () => {
  const world = useWorld();

  test.each(['emigration', 'robotariat', 'emergent'])('play a whole game of %s, three of them', async (game) => {
    const people = [
      await world.enter('Ann'),
      await world.enter('Bea', PHONE),
      await world.enter('Maximilian Konstantin'),
    ];
    await playToTheEnd(people, game, 3);
  });

  test('play Fast Play of Emergent, two of them and a bot', async () => {
    await playToTheEnd([await world.enter('Ann'), await world.enter('Bea', PHONE)], 'emergent', 3, /^Fast Play/);
  });
});

async function playToTheEnd(people: Person[], game: string, seats: number, ...choices: RegExp[]): Promise<void> {
  const [host, ...friends] = people as [Person, ...Person[]];
  for (const person of people) person.plays(game);
  await host.playsWith(friends, seats, ...choices);
  await touchOn(people, fastRng(5));
  for (const person of people) {
    await person.page.getByTestId('finale').waitFor();
    expect(await person.prompt.getByTestId('outcome').innerText()).not.toBe('');
    expect(await person.page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  }
}
