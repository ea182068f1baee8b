import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { useServerAndBrowser } from './setting.ts';

interface KeptGame {
  readonly levels: readonly string[];
  readonly log: readonly { readonly type: string }[];
}

// Once here, always here: without a network the page opens, and a game against bots is played in the browser.

describe.skipIf(noBrowser !== null)('without a network', () => {
  const setting = useServerAndBrowser();

  test('the page opens, a game against bots is played, and it is there again after a reload', async () => {
    const ann = await setting.enter('Ann', { serviceWorkers: 'allow' });
    await ann.openFront();
    await ann.page.evaluate('navigator.serviceWorker.ready');
    await ann.context.setOffline(true);
    await ann.page.goto('/');
    await ann.page.getByText('No connection.').waitFor();
    const first = ann.page.locator('[href^="/game/"] img').first();
    await expect.poll(() => first.evaluate((picture: { naturalWidth: number }) => picture.naturalWidth)).toBe(960);
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

    // With a network again it goes on at the server, where it stood, and lies here no more.
    await ann.context.setOffline(false);
    await ann.page.goto('/here/emigration');
    await ann.page.getByTestId('prompt').waitFor();
    await ann.choosesInMenu(/^Keep it at the server/);
    await ann.page.waitForURL('**/table/*');
    await ann.untilPlaying();
    await expect.poll(lineCount).toBeGreaterThanOrEqual(lines);
    await ann.page.goto('/here/emigration');
    await ann.page.getByRole('heading', { name: 'No game lies here' }).waitFor();
    await ann.page.goto('/');
    await ann.page.getByTestId(`table-${ann.known!.id}`).waitFor();
  });

  test('every game is played alone against strong bots, and nothing is asked of anybody', async () => {
    const ann = await setting.enter('Ann', { serviceWorkers: 'allow' });
    await ann.openFront();
    await ann.page.evaluate('navigator.serviceWorker.ready');
    await ann.context.setOffline(true);
    await ann.page.goto('/');
    await ann.page.getByText('No connection.').waitFor();
    await ann.page.getByTestId('play-now-level').selectOption('strong');
    for (const game of ['emigration', 'emergent', 'emergence', 'robotariat', 'human-punishment']) {
      await ann.page.getByTestId(`play-${game}`).click();
      await ann.page.waitForURL(`**/here/${game}`);
      await ann.page.goto('/');
      // The person leaves the seat to a bot too, so that nobody has to be waited for.
      const name = `tablewright.here.${game}`;
      await ann.page.evaluate(
        `localStorage.setItem('${name}', JSON.stringify({ ...JSON.parse(localStorage.getItem('${name}')), people: [], log: [] }))`,
      );
      await ann.page.goto(`/here/${game}`);
      const kept = async (): Promise<KeptGame> =>
        JSON.parse(await ann.page.evaluate<string>(`localStorage.getItem('${name}')`)) as KeptGame;
      const answers = async (): Promise<number> => (await kept()).log.filter(({ type }) => type === 'answer').length;
      await expect.poll(answers, { timeout: 60_000, interval: 100 }).toBeGreaterThanOrEqual(3);
      expect((await kept()).levels).toContain('strong');
      await ann.page.goto('/');
    }
  });
});
