import { discoverGames } from '@tablewright/catalogue';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { inEveryTheme, paleIn, seriousIn } from './page-checks.ts';
import { type Person, PHONE } from './person.ts';
import { useServerAndBrowser } from './setting.ts';

// Every table and what belongs to it, in every theme. A theme changes nothing but colours: all that axe knows is looked for once, and
// whether words can be read in each of them (screens.e2e.ts has the screens that are no table of one game).

/** A whole game of it takes long, and its end is looked at where it is played (human-punishment.e2e.ts). */
const LONG = 'human-punishment';

describe.skipIf(noBrowser !== null || !inEveryTheme)('in every theme', () => {
  const setting = useServerAndBrowser();

  test.each(discoverGames())('%s: its page, what it is about, its table and its end', async (id) => {
    const ann = await setting.enter('Ann');
    const found: string[] = [];
    await ann.page.goto(`/game/${id}`);
    await ann.page.getByRole('heading', { level: 1 }).waitFor();
    await look(ann, 'page', found);
    await begins(ann, id);
    await look(ann, 'table', found);
    await ann.choosesInMenu('What is this about?');
    await look(ann, 'what it is about', found);
    await ann.page.getByRole('button', { name: 'Show me the table' }).click();
    if (id !== LONG) {
      await ann.letsBotPlay();
      await ann.untilOver();
      await ann.page.getByTestId('finale').waitFor();
      await look(ann, 'end', found);
    }
    expect(found).toEqual([]);
  });

  test('all tables on a phone', async () => {
    const found: string[] = [];
    for (const id of discoverGames()) {
      const ann = await setting.enter('Ann', PHONE);
      await begins(ann, id);
      await look(ann, id, found);
    }
    expect(found).toEqual([]);
  });
});

/** Against bots, up to the first question. */
async function begins(person: Person, game: string): Promise<void> {
  await person.page.goto(`/new/${game}`);
  await person.page.getByRole('radio', { name: /^Bots/ }).check();
  await person.page.getByRole('button', { name: 'Start the game' }).click();
  await person.untilPlaying();
  await person.when(() => person.isAsked);
}

async function look({ page }: Person, where: string, found: string[]): Promise<void> {
  for (const what of [...(await seriousIn(page)), ...(await paleIn(page))]) found.push(`${where}: ${what}`);
}
