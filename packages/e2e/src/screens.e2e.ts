import { describe, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { useWorld } from './world.ts';

describe.skipIf(noBrowser)('every screen', () => {
  const world = useWorld();

  test('a part of the page that cannot be fetched: one is told, and loads again', async () => {
    const ann = await world.enter('Ann');
    await ann.playNow();
    await ann.letsBotPlay();
    await ann.untilOver();
    const table = `/table/${ann.known!.id}`;
    const trouble = ann.page.getByRole('heading', { name: 'A part of the page could not be fetched' });
    const again = ann.page.getByRole('button', { name: 'Load again' });
    const without = async (part: string, act: () => Promise<unknown>): Promise<void> => {
      await ann.page.route(part, (route) => route.fulfill({ status: 404, json: { why: 'There is nothing here.' } }));
      await act();
      await trouble.waitFor();
      await ann.page.unroute(part);
      await again.click();
      await trouble.waitFor({ state: 'detached' });
    };
    // The page has been built anew while somebody sat at a table: what it would load next is gone.
    await without('**/assets/ReplayPage-*.js', () => ann.page.getByRole('link', { name: 'Check this game' }).click());
    await ann.page.getByTestId('verdict').waitFor();
    await without('**/assets/emergence-board-*.js', () => ann.page.goto(table.replace('table', 'replay')));
    await ann.page.getByRole('slider', { name: 'Moment' }).waitFor();
    await without('**/assets/board-*.css', () => ann.page.goto(table));
    await ann.page.getByTestId('outcome').waitFor();
    await without('**/assets/emergence-rules-*.js', () => ann.page.goto(table));
    await ann.page.getByTestId('outcome').waitFor();
    await ann.page.goto('/');
    await without('**/assets/NewTable-*.css', () => ann.page.getByRole('link', { name: 'New table' }).click());
    await ann.page.getByRole('button', { name: 'Open the table' }).waitFor();
  });
});
