import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { seriousIn } from './page-checks.ts';
import { type Person, PHONE } from './person.ts';
import { useServerAndBrowser } from './setting.ts';

// Settings are kept with who somebody is; whatever a browser has kept of them, the page opens.

const DIALOG = { name: /^(Settings|Einstellungen)$/ } as const;

async function openSettings(page: Page): Promise<void> {
  await page.getByTestId('settings').click();
  await page.getByRole('dialog', DIALOG).waitFor();
}

const themeOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-theme');

/** Until the server has what was set. */
async function kept({ page }: Person, settings: object): Promise<void> {
  await expect
    .poll(async () => ((await (await page.request.get('/api/settings')).json()) as { settings: object }).settings, {
      timeout: 30_000,
    })
    .toMatchObject(settings);
}

describe.skipIf(noBrowser !== null)('settings', () => {
  const setting = useServerAndBrowser();

  test('two browsers of one person share them, and somebody else has none of it', async () => {
    const ann = await setting.enter('Ann');
    await ann.openFront();
    await openSettings(ann.page);
    await ann.page.getByRole('radio', { name: 'High contrast' }).click();
    await ann.page.getByRole('radio', { name: 'Very large' }).click();
    await kept(ann, { theme: 'contrast', text: 'huge' });

    const phone = await setting.enter('Ann elsewhere', PHONE);
    await phone.context.addCookies(await ann.context.cookies());
    await phone.page.goto('/');
    await expect.poll(() => themeOf(phone.page), { timeout: 30_000 }).toBe('contrast');
    await openSettings(phone.page);
    expect(await phone.page.getByRole('radio', { name: 'Very large' }).isChecked()).toBe(true);
    await phone.page.getByRole('radio', { name: 'Dark', exact: true }).click();
    await phone.page.getByRole('radio', { name: 'Deutsch' }).click();
    await phone.page.getByRole('dialog', { name: 'Einstellungen' }).waitFor();
    await kept(phone, { theme: 'dark', language: 'de' });
    await ann.page.goto('/');
    await ann.page.getByRole('heading', { name: 'Brettspiele mit Geheimnissen' }).waitFor();
    expect(await themeOf(ann.page)).toBe('dark');

    const bea = await setting.enter('Bea');
    await bea.openFront();
    await openSettings(bea.page);
    expect(await bea.page.getByRole('radio', { name: 'Normal' }).isChecked()).toBe(true);
    expect(await themeOf(bea.page)).toBeNull();
  });

  test('who was logged out from elsewhere leaves nothing in the browser', async () => {
    const ann = await setting.enter('Ann');
    await ann.openFront();
    await openSettings(ann.page);
    await ann.page.getByRole('radio', { name: 'Dark', exact: true }).click();
    await kept(ann, { theme: 'dark' });
    await ann.page.request.post('/api/sign-out', { data: { everywhere: true } });
    await ann.openFront();
    await expect.poll(() => themeOf(ann.page), { timeout: 30_000 }).toBeNull();
    expect(await ann.page.evaluate("localStorage.getItem('tablewright')")).not.toContain('dark');
  });

  test('whoever chooses a language is still in the settings then, on what was chosen', async () => {
    const ann = await setting.enter('Ann');
    const { page } = ann;
    await ann.openFront();
    await openSettings(page);
    const focused = (): Promise<string> =>
      page.evaluate("document.activeElement.closest('label')?.textContent ?? document.activeElement.id");
    await expect.poll(focused).toBe('English');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor();
    await expect.poll(focused).toBe('Deutsch');
    expect(await seriousIn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe('main');
    await page.reload();
    await page.getByRole('heading', { name: 'Brettspiele mit Geheimnissen' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    const english = page.getByTestId('languages').getByRole('button', { name: 'English' });
    await Promise.all([page.waitForEvent('load'), english.click()]);
    await page.getByRole('heading', { name: 'Board games with secrets' }).waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('English');
  });

  test('the chosen theme is there before the page itself: nobody is blinded while it loads', async () => {
    const ann = await setting.enter('Ann', { colorScheme: 'light' });
    const dark = JSON.stringify({ state: { theme: 'dark' }, version: 1 });
    await ann.context.addInitScript((settings) => localStorage.setItem('tablewright', settings), dark);
    await ann.page.route('**/assets/*.js', (route) => route.abort());
    await ann.page.goto('/');
    expect(await themeOf(ann.page)).toBe('dark');
  });

  test('a browser that has kept what nobody knows plays all the same', async () => {
    const ann = await setting.enter('Ann');
    const strange = { state: { guide: false, pace: 'warp', theme: 'pink', botLevel: 'godlike', muted: 7 }, version: 1 };
    await ann.context.addInitScript(
      (settings) => localStorage.setItem('tablewright', settings),
      JSON.stringify(strange),
    );
    await ann.playNow();
    await ann.page.getByTestId('prompt').waitFor();
    await ann.page.getByTestId('board').waitFor();
  });
});
