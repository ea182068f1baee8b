import { describe, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { PHONE } from './person.ts';
import { useServerAndBrowser } from './setting.ts';

// What Human Punishment says of a character, on a phone.

describe.skipIf(noBrowser !== null)('Human Punishment on a phone', () => {
  const setting = useServerAndBrowser();

  test('one Program is one Program', async () => {
    const ann = await setting.enter('Ann', PHONE);
    const { page } = ann;
    const havoc = ann.prompt.getByRole('button', { name: /^Havoc/ });
    // Somebody may have chosen it before me: then another table is opened.
    do {
      await page.goto('/new/human-punishment');
      await page.getByRole('radio', { name: /^Bots/ }).check();
      await page.getByRole('button', { name: 'Start the game' }).click();
      await ann.untilPlaying();
      await page.locator('[data-testid="prompt"][data-asked="characters"]').waitFor();
    } while ((await havoc.count()) === 0);
    await havoc.click();
    await ann.prompt.getByText(/ 1 Program ·/).waitFor();
  });
});
