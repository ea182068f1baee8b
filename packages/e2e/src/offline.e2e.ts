import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { useServerAndBrowser } from './setting.ts';

// Once here, always here: without a network the page opens, and a game against bots is played in the browser.

describe.skipIf(noBrowser !== null)('without a network', () => {
  const world = useServerAndBrowser();

  test('the page opens, a game against bots is played, and it is there again after a reload', async () => {
    const ann = await world.enter('Ann', { serviceWorkers: 'allow' });
    await ann.openFront();
    await ann.page.evaluate('navigator.serviceWorker.ready');
    await ann.context.setOffline(true);
    await ann.page.goto('/');
    await ann.page.getByText('No connection.').waitFor();
    await ann.page.getByTestId('play-emigration').click();
    await ann.page.waitForURL('**/here/emigration');
    const log = ann.page.getByTestId('log');
    await ann.page.locator('[data-testid="prompt"][data-asked="action"]').waitFor();
    const lineCount = (): Promise<number> => log.locator('[data-line]').count();
    // Always the first choice, until something is done: how many choices lead there depends on the deal.
    const hasActed = async (): Promise<boolean> => {
      await ann.page.keyboard.press('1');
      return (await log.getByRole('heading', { name: 'Your turn' }).count()) > 0;
    };
    await expect.poll(hasActed, { interval: 200 }).toBe(true);
    const lines = await lineCount();
    await ann.page.reload();
    await ann.page.getByTestId('prompt').waitFor();
    await expect.poll(lineCount).toBeGreaterThanOrEqual(lines);
    await ann.page.goto('/learn/emigration');
    await ann.page.getByRole('region', { name: 'Teacher' }).waitFor();
  });
});
