import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { seriousIn, sideways } from './page-checks.ts';
import { type Person, PHONE } from './person.ts';
import { useServerAndBrowser } from './setting.ts';

// A browser that wants German is spoken to in German; what is there in English alone says so.

/** Words that hardly a German sentence has, and hardly an English one does without. */
const ENGLISH = /\b(the|and|you|your|with|this|that|table|seats?|game|games|rules|play|learn|settings|close)\b/i;

/** Titles of games stay as they are printed on the box. */
const TITLES = ['Rise of the Robotariat', 'Human Punishment: The Beginning'];

/** The lines in sight that are English and are not marked as English. */
function englishIn(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.data.trim().replaceAll('game-icons.net', '');
      if (words === '' || element.closest('[lang="en"], script, noscript, style') !== null || !element.checkVisibility()) continue;
      if (${String(ENGLISH)}.test(words) && !${JSON.stringify(TITLES)}.includes(words)) found.push(words);
    }
    return found;
  })()`);
}

async function germanAt(page: Page, where: string): Promise<void> {
  expect(await englishIn(page), where).toEqual([]);
}

describe.skipIf(noBrowser !== null)('languages', () => {
  const setting = useServerAndBrowser();

  test.each([
    ['on a wide screen', {}],
    ['on a phone', PHONE],
  ])('a browser that wants German reads German, %s', async (_, options) => {
    const ann = await setting.enter('Ann', { ...options, locale: 'de-DE' });
    const { page } = ann;
    const fits = async (where: string): Promise<void> => expect(await sideways(page), where).toBeLessThanOrEqual(0);
    await page.goto('/');
    await page.getByRole('heading', { name: 'Brettspiele mit Geheimnissen' }).waitFor();
    await page.getByTestId('play-emigration').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await germanAt(page, 'front page');
    expect(await page.getByTestId('my-name').innerText()).toMatch(/^Gast \d{3}$/);
    await fits('front page');

    await page.getByTestId('settings').click();
    await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor();
    await germanAt(page, 'settings');
    expect(await page.getByRole('radio', { name: 'Deutsch' }).isChecked()).toBe(true);
    expect(await seriousIn(page)).toEqual([]);

    await page.goto('/new/emigration');
    await page.getByRole('heading', { name: 'Neuer Tisch: Emigration' }).waitFor();
    await germanAt(page, 'new table');
    await fits('new table');
    await page.getByTestId('make-table').click();
    await page.getByTestId('start').waitFor();
    await germanAt(page, 'lobby');
    await fits('lobby');
  });

  test.each([
    ['on a wide screen', {}],
    ['on a phone', PHONE],
  ])('about, rules, new tables, games and lessons are German too, %s', async (_, options) => {
    const { page } = await setting.enter('Ann', { ...options, locale: 'de-DE' });
    const look = async (where: string): Promise<void> => {
      await germanAt(page, where);
      expect(await sideways(page), where).toBeLessThanOrEqual(0);
    };
    await page.goto('/about');
    await page.getByRole('heading', { name: 'Über Tablewright' }).waitFor();
    await page.getByText('us-atlas').waitFor();
    await look('about');
    for (const game of ['emergence', 'emigration']) {
      await page.goto(`/rules/${game}`);
      await page.getByRole('heading', { name: 'In einem Atemzug' }).waitFor();
      await look(`how to play ${game}`);
      for (const tab of ['Begriffe', 'Jede Regel']) {
        await page.getByRole('tab', { name: tab }).click();
        await page.locator('[role=tab][aria-selected=true]', { hasText: tab }).waitFor();
        await look(`${tab}, ${game}`);
      }
      await page.goto(`/new/${game}`);
      await page.getByTestId('make-table').waitFor();
      await look(`new table of ${game}`);
      await page.goto(`/game/${game}`);
      await page.getByRole('heading', { name: 'In einem Atemzug' }).waitFor();
      await look(`page of ${game}`);
      expect(await page.getByRole('main').innerText()).not.toMatch(/[[(][A-Z]{3}-\d{3}/);
      await page.goto(`/learn/${game}`);
      await page.getByText(/^Lektion 1 von/).waitFor();
      await look(`lesson of ${game}`);
    }
  });

  test('a table is played in German, bots and all', async () => {
    const ann = await setting.enter('Ann', { locale: 'de-DE' });
    ann.plays('emigration');
    const { page } = ann;
    await page.goto('/');
    await page.getByTestId('play-emigration').click();
    await ann.untilPlaying();
    await page.getByTestId('prompt').waitFor();
    await letsBotPlay(ann);
    await page.getByText('Ein Bot spielt für dich.').waitFor();
    await expect.poll(() => page.getByTestId('log').locator('li').count()).toBeGreaterThan(5);
    await germanAt(page, 'table');
  });

  test('the language can be changed in the settings and at the foot of the page, and is kept', async () => {
    const ann = await setting.enter('Ann', { locale: 'de-DE' });
    const { page } = ann;
    await page.goto('/about');
    await page.getByTestId('settings').click();
    await page.getByRole('radio', { name: 'English' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: 'About Tablewright' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'About Tablewright' }).waitFor();
    await page.getByTestId('languages').getByRole('button', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Über Tablewright' }).waitFor();
  });

  test('a game that speaks English alone says so, on its page and at its table', async () => {
    const ann = await setting.enter('Ann', { locale: 'de-DE' });
    const { page } = ann;
    await page.goto('/game/robotariat');
    await page.getByTestId('in-english').waitFor();
    expect(await page.getByTestId('in-english').innerText()).toContain('Bisher nur auf Englisch');
    ann.plays('robotariat');
    await page.getByTestId('play-robotariat').click();
    await ann.untilPlaying();
    const mark = page.getByTestId('in-english');
    await mark.waitFor();
    expect(await mark.getAttribute('title')).toBe('Dieses Spiel gibt es bisher nur auf Englisch');
    expect(await page.getByTestId('board').getAttribute('lang')).toBe('en');
    await page.getByRole('button', { name: 'Menü' }).waitFor();
  });
});

async function letsBotPlay({ page }: Person): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByRole('menuitem', { name: 'Einen Bot für mich spielen lassen' }).click();
}
