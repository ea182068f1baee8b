import { discoverGames } from '@tablewright/catalogue';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { paleIn, seriousIn } from './page-checks.ts';
import { type Person, PHONE } from './person.ts';
import { useServerAndBrowser } from './setting.ts';

// Every table and what belongs to it, in every theme. A theme changes nothing but colours: all that axe knows is looked for once, and
// whether words can be read in each of them (screens.e2e.ts has the screens that are no table).

describe.skipIf(noBrowser)('in every theme', () => {
  const world = useServerAndBrowser();

  test.each(discoverGames())('%s: its page, its table, its settings and its end', async (id) => {
    const ann = await world.enter('Ann');
    const found: string[] = [];
    const look = (where: string): Promise<void> => lookIn(ann, where, found);
    await ann.page.goto(`/game/${id}`);
    await ann.page.getByRole('heading', { level: 1 }).waitFor();
    await look('page');
    await ann.page.goto(`/new/${id}`);
    await ann.page.getByRole('radio', { name: /^Bots/ }).check();
    await look('new table');
    await ann.page.getByRole('button', { name: 'Start the game' }).click();
    await ann.untilPlaying();
    await ann.when(() => ann.isAsked);
    await look('table');
    for (const [item, close] of [
      ['What is this about?', 'Show me the table'],
      ['Settings', 'Close'],
      ['Keys', 'Close'],
    ] as const) {
      await ann.choosesInMenu(new RegExp(`^${item.replace('?', String.raw`\?`)}`));
      await ann.page.getByRole('dialog').waitFor();
      await look(item);
      await ann.page.getByRole('button', { name: close }).click();
      await ann.page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await ann.letsBotPlay();
    await ann.untilOver();
    await ann.page.getByTestId('finale').waitFor();
    await look('end');
    expect(found).toEqual([]);
  });

  test.each(discoverGames())('%s: its table on a phone', async (id) => {
    const ann = await world.enter('Ann', PHONE);
    const found: string[] = [];
    ann.plays(id);
    await ann.page.goto(`/new/${id}`);
    await ann.page.getByRole('radio', { name: /^Bots/ }).check();
    await ann.page.getByRole('button', { name: 'Start the game' }).click();
    await ann.untilPlaying();
    await ann.when(() => ann.isAsked);
    await lookIn(ann, 'table', found);
    expect(found).toEqual([]);
  });
});

async function lookIn({ page }: Person, where: string, found: string[]): Promise<void> {
  for (const what of [...(await seriousIn(page)), ...(await paleIn(page))]) found.push(`${where}: ${what}`);
}
