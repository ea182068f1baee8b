import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { inEveryTheme, paleIn, seriousIn } from './page-checks.ts';
import { type Person, PHONE, playOn, roundOf } from './person.ts';
import { useServerAndBrowser } from './setting.ts';

// Every screen there is, looked at once on a phone and once by axe.

describe.skipIf(noBrowser !== null)('every screen', () => {
  const setting = useServerAndBrowser();

  test('on a phone nothing has to be scrolled sideways', async () => {
    const ann = await setting.enter('Ann', PHONE);
    const wide: string[] = [];
    await visitAll(ann, async (where) => {
      const width = await ann.page.evaluate<number>(
        'Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)',
      );
      if (width > 390) wide.push(`${where}: ${width}`);
    });
    expect(wide).toEqual([]);
  });

  test(`axe finds nothing serious${inEveryTheme ? ', in any theme' : ''}`, async () => {
    const ann = await setting.enter('Ann');
    const found: string[] = [];
    await visitAll(ann, async (where) => void found.push(...(await violations(ann.page, where))));
    expect(found).toEqual([]);
  });

  test('a part of the page that cannot be fetched: one is told, and loads again', async () => {
    const ann = await setting.enter('Ann');
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
    await without('**/assets/NewTable-*.css', () => ann.page.locator('a[href="/new/emergence"]').click());
    await ann.page.getByRole('button', { name: 'Open the table' }).waitFor();
  });
});

/** Goes through all screens and looks at each; a screen that is missing here is a screen nobody looks at. */
async function visitAll(ann: Person, look: (where: string) => Promise<void>): Promise<void> {
  const { page } = ann;
  const at = async (where: string, path: string): Promise<void> => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await look(where);
  };
  await ann.openFront();
  await look('front page');
  await at('about', '/about');
  await at('nothing there', '/nowhere/at/all');
  await at('no such table', '/table/aaaaaaaaaa');
  await at('no table’s address', '/table/nowhere');
  await page.getByRole('heading', { name: 'This table is not here' }).waitFor();
  await at('game', '/game/emergence');
  await at('no such replay', '/replay/aaaaaaaaaa');
  await at('rules', '/rules/emergence');
  await page.getByRole('tab', { name: 'Every rule' }).click();
  await look('every rule');
  await at('cards', '/cards/human-punishment');
  await at('new table', '/new/emergence');
  await page.goto('/learn/emergence');
  await page.getByRole('region', { name: 'Teacher' }).waitFor();
  await look('lesson');
  await ann.makeTable(4);
  await look('lobby');

  await page.goto('/new/emergence');
  await page.getByRole('radio', { name: /^This device/ }).check();
  await page.getByRole('textbox', { name: 'Person 1' }).fill('Ann');
  await page.getByRole('textbox', { name: 'Person 2' }).fill('Bea');
  await look('new table for one device');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByTestId('curtain').waitFor();
  await look('curtain');

  await ann.playNow();
  const seen = new Set<string>();
  while (seen.size < 4) {
    if (!ann.isAsked) await ann.news();
    else {
      const { about } = ann.game!.mine!;
      await page.locator(`[data-testid="prompt"][data-asked="${about}"]`).waitFor();
      if (!seen.has(about)) await look(`table, ${about}`);
      seen.add(about);
      await ann.answer();
    }
  }
  await playOn([ann], () => roundOf(ann.game!.view) >= 2);
  for (const tab of ['Seats', 'Log', 'Chat', 'Board']) {
    const button = page.getByRole('tab', { name: tab });
    if ((await button.count()) === 0) continue; // a wide screen has the board beside them
    await button.click();
    await look(tab);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Let a bot play for me' }).waitFor();
  await look('menu');
  await page.keyboard.press('Escape');
  for (const item of ['Settings', 'Keys and shortcuts']) {
    await ann.choosesInMenu(new RegExp(`^${item}`));
    await page.getByRole('dialog').waitFor();
    await look(item);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await ann.letsBotPlay();
  await ann.untilOver();
  await page.getByTestId('finale').waitFor();
  await look('end');
  await page.getByRole('link', { name: 'Replay' }).click();
  const moment = page.getByRole('slider', { name: 'Moment' });
  await moment.waitFor();
  await look('replay');
  await moment.fill('20');
  await page.locator('[aria-valuetext^="Moment 20 of"]').waitFor();
  await look('replay, in the middle');
  await page.getByRole('button', { name: 'To the end' }).click();
  await look('replay, at the end');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByTestId('verdict').waitFor();
  await look('check');
  await page.goto('/');
  await page.getByTestId(`table-${ann.known!.id}`).waitFor();
  await look('front page with my games');
}

async function violations(page: Page, where: string): Promise<string[]> {
  return [...(await seriousIn(page)), ...(inEveryTheme ? await paleIn(page) : [])].map((what) => `${where}: ${what}`);
}
