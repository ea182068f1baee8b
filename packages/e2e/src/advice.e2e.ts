import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { seriousIn, sideways } from './page-checks.ts';
import { PHONE } from './person.ts';
import { useServerAndBrowser } from './setting.ts';

// What a strong player would do, alone against bots and after the game. How long somebody thinks about it is not measured here.

const PATIENCE = 60_000;

describe.skipIf(noBrowser !== null)('advice', () => {
  const setting = useServerAndBrowser();

  test('alone against bots it is there by key, lights up the board, and the server hears nothing of it', async () => {
    const ann = await setting.enter('Ann', PHONE);
    await ann.page.goto('/');
    await ann.page.getByTestId('play-emigration').click();
    await ann.page.locator('[data-testid="prompt"][data-asked="action"]').waitFor();
    const said = ann.said.length;
    await ann.page.keyboard.press('h');
    const advice = ann.page.getByTestId('advice');
    await advice.and(ann.page.locator('[data-asked="says"]')).waitFor({ timeout: PATIENCE });
    expect(await advice.getByRole('listitem').count()).toBeGreaterThan(1);
    expect(await advice.innerText()).toMatch(/of 10 tries/);
    expect(await advice.innerText()).toContain('was measured to win more games than the steady bots');
    expect(ann.said.length).toBe(said);
    expect(await sideways(ann.page)).toBe(0);
    expect(await seriousIn(ann.page)).toEqual([]);
    await ann.page.keyboard.press('h');
    await advice.waitFor({ state: 'detached' });
  });

  test('with other people at the table nobody may ask', async () => {
    const ann = await setting.enter('Ann');
    const bea = await setting.enter('Bea');
    ann.plays('emigration');
    await ann.playsWith([bea], 3);
    await ann.page.getByTestId('prompt').waitFor();
    expect(await ann.page.getByTestId('ask-advice').count()).toBe(0);
    expect(await bea.page.getByTestId('ask-advice').count()).toBe(0);
  });

  test('after the game: what cost most, the moment of it, and what a strong player would have done there', async () => {
    const ann = await setting.enter('Ann');
    await ann.page.goto('/');
    await ann.page.getByTestId('play-emergent').click();
    await ann.untilPlaying();
    await ann.letsBotPlay();
    await ann.untilOver();
    await ann.page.getByTestId('to-review').click();
    await ann.page.getByTestId('start-review').click();
    await ann.page.getByRole('progressbar').waitFor();
    const review = ann.page.getByTestId('review');
    await review.and(ann.page.locator('[data-kind="done"]')).waitFor({ timeout: PATIENCE });
    expect(await review.innerText()).toMatch(/All \d+ decisions/);
    expect(await seriousIn(ann.page)).toEqual([]);
    const show = ann.page.getByRole('button', { name: 'Show the moment' });
    if ((await show.count()) > 0) {
      await show.first().click();
      await ann.page.waitForURL(/at=\d+&as=0$|as=0&at=\d+$/);
    } else {
      await ann.page.getByRole('button', { name: 'Close' }).click();
      await ann.page.getByRole('combobox', { name: 'With whose eyes' }).selectOption('0');
    }
    await ann.page.getByTestId('ask-advice').click();
    const advice = ann.page.getByTestId('advice');
    await advice.and(ann.page.locator('[data-asked="says"]')).waitFor({ timeout: PATIENCE });
    expect(await advice.innerText()).toContain('This was done');
  });
});
