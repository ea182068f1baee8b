import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { lasting, seriousIn, sideways } from './page-checks.ts';
import { PHONE } from './person.ts';
import { useServerAndBrowser } from './setting.ts';

// The first minute of somebody who has never been here.

const LAPTOP = { viewport: { width: 1440, height: 900 } };

describe.skipIf(noBrowser)('a newcomer', () => {
  const setting = useServerAndBrowser();

  test.each([
    ['phone', PHONE],
    ['laptop', LAPTOP],
  ] as const)(
    'on a %s is told what Emigration is about, sees the goal, and has a hint until it was used',
    async (_on, size) => {
      const ann = await setting.enter('Ann', { ...size, isNew: true });
      const { page } = ann;
      await page.goto('/');
      await page.getByRole('button', { name: /^Play now: Emigration/ }).click();

      const breath = page.getByRole('dialog', { name: 'Emigration in one breath' });
      await breath.getByRole('button', { name: 'Show me the table' }).waitFor();
      expect(await breath.getByRole('listitem').count()).toBe(3);
      await breath.getByRole('img', { name: /Passport/ }).waitFor();
      expect(await lasting(() => seriousIn(page))).toEqual([]);
      expect(await sideways(page)).toBe(0);
      await breath.getByRole('button', { name: 'Show me the table' }).click();
      await breath.waitFor({ state: 'detached' });

      const goal = page.getByRole('region', { name: 'The goal' });
      expect(await goal.textContent()).toMatch(
        /Get into .+Passport and Ticket missing, \d+ Assurance for lanes of 3 to 11/,
      );
      expect(await isInSight(page, '[data-testid="goal"]')).toBe(true);

      // A word explains itself.
      const word = goal.getByText('Assurance', { exact: true });
      if (size === PHONE) await word.tap();
      else await word.hover();
      await page
        .getByTestId('help')
        .getByText(/What the border officers want to see/)
        .waitFor();
      await page.keyboard.press('Escape');

      await ann.until(({ game }) => game !== null && game.mine?.about === 'action');
      const hint = page.getByTestId('hint');
      await hint.waitFor();
      expect(await lasting(() => seriousIn(page))).toEqual([]);

      // By the button for a Passport and what the slip offers: the hint has done its work.
      await page.getByTestId('prompt').getByRole('button', { name: 'Passport' }).first().click();
      await ann.gives(() => page.locator('button[data-value*=\'"act":"skip"\']:visible').first().click());
      await hint.waitFor({ state: 'detached' });
      await ann.until(({ game }) => game !== null && game.mine?.about === 'action' && game.view !== null);

      // Loading again does not begin anew; the menu has it.
      await page.reload();
      await page.getByTestId('prompt').waitFor();
      expect(await breath.count()).toBe(0);
      expect(await hint.count()).toBe(0);
      await ann.choosesInMenu('What is this about?');
      await breath.waitFor();
      await page.keyboard.press('Escape');

      await ann.choosesInMenu(/^Settings/);
      await page.getByRole('button', { name: 'Show the hints again' }).click();
      await page.keyboard.press('Escape');
      await page.getByTestId('prompt').waitFor();
    },
  );

  test('begins Robotariat together, with one mind; who deals in secrets turns the own card over', async () => {
    const ann = await setting.enter('Ann', { isNew: true });
    const { page } = ann;
    await page.goto('/');
    await page.getByRole('button', { name: /^Play now: Rise of the Robotariat/ }).click();
    await page.getByRole('button', { name: 'Show me the table' }).click();
    await ann.until(({ info }) => info.options['mode'] === 'cooperative');
    expect(await page.getByTestId('my-goal').count()).toBe(0);

    const bea = await setting.enter('Bea', { isNew: true });
    bea.plays('robotariat');
    await bea.playsWith([], 4, /^Secret Objectives/);
    await bea.page.getByRole('button', { name: 'Show me the table' }).click();
    await bea.prompt.getByRole('button', { name: 'Let chance decide' }).click();
    const card = bea.page.getByRole('dialog', { name: 'Your secret objective' });
    await card.getByRole('button', { name: 'Turn it over' }).click();
    await card.getByRole('group', { name: 'What only you may see' }).waitFor();
    await card.getByRole('button', { name: 'I have seen it' }).click();
    await card.waitFor({ state: 'detached' });
    // It is found again, and only while it is held.
    expect(await bea.page.getByText('To win you need your own card too').count()).toBe(0);
    await bea.page.getByTestId('my-goal').dispatchEvent('pointerdown', { button: 0, isPrimary: true });
    await bea.page.getByText('To win you need your own card too').waitFor();
  });
});

async function isInSight(page: Page, selector: string): Promise<boolean> {
  const box = await page.locator(selector).boundingBox();
  const { height } = page.viewportSize()!;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}
