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
    // Always the first choice, until the bots have played too.
    const linesNow = (): Promise<number> => log.locator('[data-line]').count();
    const isEnough = async (): Promise<boolean> => {
      await ann.page.keyboard.press('1');
      return (await linesNow()) > 5;
    };
    await expect.poll(isEnough, { interval: 200 }).toBe(true);
    await log.getByRole('heading', { name: 'Your turn' }).first().waitFor();
    const lines = await linesNow();
    await ann.page.reload();
    await ann.page.getByTestId('prompt').waitFor();
    await expect.poll(linesNow).toBeGreaterThanOrEqual(lines);
    await ann.page.goto('/learn/emigration');
    await ann.page.getByRole('region', { name: 'Teacher' }).waitFor();
  });
});
