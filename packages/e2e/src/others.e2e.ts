import { loadGame } from '@tablewright/catalogue';
import { fastRng } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { sideways } from './page-checks.ts';
import { type Person, PHONE } from './person.ts';
import { leaksIn } from './secrets.ts';
import { touchOn } from './touch.ts';
import { useServerAndBrowser } from './setting.ts';

// Every other game, from the invitation to the end, by people who touch what is lit, on laptops and on a phone. With LONG_GAMES=1 they
// play it to the end themselves; otherwise bots go on after their first answers.

const isLong = process.env['LONG_GAMES'] === '1';
/** Answers of each person before bots go on. */
const FEW = isLong ? Number.POSITIVE_INFINITY : 12;

describe.skipIf(noBrowser)('people who touch what is lit', () => {
  const setting = useServerAndBrowser();

  test.each(['emigration', 'robotariat', 'emergent'])('play %s, two of them and a bot', async (game) => {
    const people = [await setting.enter('Maximilian Konstantin'), await setting.enter('Bea', PHONE)];
    await playToTheEnd(people, await setting.enter('Sue'), game, 3);
  });

  test('play Fast Play of Emergent, two of them and a bot', async () => {
    const people = [await setting.enter('Ann'), await setting.enter('Bea', PHONE)];
    await playToTheEnd(people, await setting.enter('Sue'), 'emergent', 3, /^Fast Play/);
  });
});

async function playToTheEnd(
  people: Person[],
  sue: Person,
  game: string,
  seats: number,
  ...choices: RegExp[]
): Promise<void> {
  const [host, ...friends] = people as [Person, ...Person[]];
  for (const person of people) person.plays(game);
  await host.playsBefore([sue], friends, seats, ...choices);
  await touchOn(people, fastRng(5), FEW);
  for (const person of people) {
    await person.page.getByTestId('finale').waitFor();
    expect(await person.prompt.getByTestId('outcome').innerText()).not.toBe('');
    expect(await sideways(person.page)).toBeLessThanOrEqual(0);
  }
  await sue.when(() => sue.isOver);
  await nobodyWasSentASecret([...people, sue], game);
}

/** All that an opponent and somebody who watches were sent is what the rules give them, and nothing else. */
async function nobodyWasSentASecret(everybody: readonly Person[], id: string): Promise<void> {
  const { game } = await loadGame(id);
  const [first, second] = everybody as [Person, Person];
  const record = await first.recordOf(first.known!.id);
  for (const one of everybody) {
    const { findings, searched, packed } = leaksIn(game, one.frames, one.game!.me, record);
    expect(findings, one.name).toEqual([]);
    expect(searched.length, one.name).toBeGreaterThan(0);
    expect(packed, one.name).toBeGreaterThan(0);
  }
  // The search would have found something: with the eyes of another seat it does.
  expect(leaksIn(game, first.frames, second.game!.me, record).findings).not.toEqual([]);
}
