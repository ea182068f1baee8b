import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { lasting } from './page-checks.ts';
import { PHONE } from './person.ts';
import { useServerAndBrowser } from './setting.ts';

// Human Punishment has more to say than a phone has room for.

/** Words of the city that lie over one another, as far as they can be seen at all. */
function wordsOverWords(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const seen = (element) => {
      let opacity = 1;
      for (let at = element; at !== null; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
      return opacity > 0.1 && element.checkVisibility();
    };
    const words = [...document.querySelectorAll('[data-testid="board"] svg text')]
      .filter((one) => /\\p{L}{3}/u.test(one.textContent) && seen(one))
      .map((one) => ({ says: one.textContent, box: one.getBoundingClientRect() }));
    const over = (a, b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    return words.flatMap((one, i) =>
      words.slice(i + 1).flatMap((other) => (over(one.box, other.box) ? [one.says + ' / ' + other.says] : [])),
    );
  })()`);
}

describe.skipIf(noBrowser !== null)('Human Punishment on a phone', () => {
  const world = useServerAndBrowser();

  test('one Program is one Program, and the whole city shows no words over words', async () => {
    const ann = await world.enter('Ann', PHONE);
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
    await ann.prompt.getByRole('button', { name: 'Play Havoc' }).click();

    const whole = page.getByTestId('board').getByRole('button', { name: 'Show everything' });
    await whole.waitFor();
    if (await whole.isEnabled()) await whole.click();
    expect(await lasting(() => wordsOverWords(page))).toEqual([]);
  });
});
