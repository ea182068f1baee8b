import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { playOn } from './person.ts';
import { useWorld } from './world.ts';

describe.skipIf(noBrowser)('at the table', () => {
  const world = useWorld();

  test('the server is killed in mid-round and started again: the same position, nothing asked twice', async () => {
    const [ann, bea] = await Promise.all([world.enter('Ann'), world.enter('Bea')]);
    const invitation = await ann.makeTable(3);
    if (await ann.page.getByRole('button', { name: 'Take a seat' }).isVisible()) await ann.sitDown();
    await bea.sit(invitation);
    await ann.page.getByRole('button', { name: 'Fill with bots' }).click();
    await ann.page.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([ann.untilPlaying(), bea.untilPlaying()]);
    // In the second round everybody has selected but Bea.
    const isSelecting = (): boolean =>
      bea.isAsked && bea.game!.mine!.about === 'select' && roundOf(bea.game!.view) === 2;
    while (!isSelecting()) {
      if (bea.isAsked) await bea.answer();
      else if (ann.isAsked) await ann.answer();
      else await Promise.race([ann.news(), bea.news()]);
    }
    await ann.until(({ version }) => version >= bea.known!.version);
    await playOn([ann], () => ann.game!.waiting.every(({ seat }) => seat === bea.game!.me));
    const takeBack = ann.prompt.getByRole('button', { name: 'Take my last answer back' });
    await takeBack.waitFor();
    expect(stagedIn(ann.game!.view)).toMatch(/-[EB]$/);
    expect(stagedIn(bea.game!.view)).toBeNull();
    await bea.until(() => bea.known!.version === ann.known!.version);
    const { version } = ann.known!;
    const views = [ann, bea].map((one) => one.game!.view);

    await world.house.kill();
    await Promise.all([ann, bea].map((one) => one.page.getByTestId('connection').waitFor()));
    await world.house.start();
    await Promise.all([ann, bea].map((one) => one.page.getByTestId('connection').waitFor({ state: 'detached' })));
    expect([ann, bea].map((one) => one.game!.view)).toEqual(views);
    expect(ann.known!.version).toBe(version);
    expect(ann.isAsked).toBe(false);
    expect(bea.isAsked).toBe(true);
    // A page that is loaded anew knows its seat and its selection too.
    const frames = ann.frames.length;
    await ann.page.reload();
    await takeBack.waitFor();
    await ann.when(() => ann.frames.slice(frames).some(({ message }) => message.type === 'table'));
    expect(ann.game!.view).toEqual(views[0]);

    await playOn([ann, bea], () => roundOf(ann.game!.view) === 3);
    expect(ann.known!.version).toBeGreaterThan(version);
  });

  test('two people and one device: a curtain between them', async () => {
    const home = await world.enter('Home');
    const { page } = home;
    await page.goto('/new/emergence');
    await page.getByRole('radio', { name: /^This device/ }).check();
    await page.getByRole('group', { name: 'Seats' }).getByRole('radio', { name: '3' }).check();
    await page.getByRole('textbox', { name: 'Person 1' }).fill('Ann');
    await page.getByRole('textbox', { name: 'Person 2' }).fill('Bea');
    await page.getByRole('button', { name: 'Start the game' }).click();
    const curtain = page.getByTestId('curtain');
    await curtain.waitFor();
    const held: string[] = [];
    while (roundOf(home.game?.view) < 3) {
      // Either the screen has to be passed on, or the one who holds it is asked, or bots play.
      await curtain.or(page.locator('[data-testid="prompt"]')).first().waitFor();
      if (await curtain.isVisible()) {
        expect(await page.getByTestId('board').count()).toBe(0);
        expect(await home.prompt.count()).toBe(0);
        const button = curtain.getByRole('button', { name: /^I am / });
        const name = (await button.innerText()).replace('I am ', '').trim();
        expect(await curtain.getByRole('heading').innerText()).toBe(`Pass the device to ${name}`);
        await button.click();
        await curtain.waitFor({ state: 'detached' });
        await home.until(({ game, info }) => game !== null && info.seats[Number(game.me)]?.name === name);
        held.push(name);
      } else if (home.isAsked) await home.answer();
      else await Promise.race([home.news(), curtain.waitFor()]);
    }
    expect(held.slice(0, 2)).toEqual(['Ann', 'Bea']);
    expect(held.length).toBeGreaterThanOrEqual(4);
  });

  test('by keyboard alone, from the front page to the first decisions', async () => {
    const ann = await world.enter('Ann');
    await ann.openFront();
    const press = async (name: RegExp | string, region?: string): Promise<void> => {
      const where = region === undefined ? ann.page : ann.page.getByRole('region', { name: region });
      const wanted = where.getByRole('button', { name }).first();
      await wanted.waitFor();
      const focused = wanted.and(ann.page.locator(':focus'));
      for (let i = 0; i < 80 && (await focused.count()) === 0; i += 1) await ann.page.keyboard.press('Tab');
      expect(await focused.count(), `${name} can be reached by keyboard`).toBe(1);
      await ann.page.keyboard.press('Enter');
    };
    await press(/^Play now: Emergence/);
    await ann.untilPlaying();
    await press('Turn over my card', 'What is asked');
    await ann.gives(() => press('I have read it', 'What is asked'));
    let decisions = 0;
    while (decisions < 3) {
      await ann.when(() => ann.isAsked);
      const { question, value } = ann.thinks();
      await ann.page.locator(`[data-testid="prompt"][data-asked="${question.about}"]`).waitFor();
      if (question.domain.kind !== 'pick') await ann.answer();
      else {
        const name = await nameOf(ann.button(question, value));
        await ann.gives(() => press(name, 'What is asked'));
        decisions += 1;
      }
    }
  });

  test('on a phone nothing has to be scrolled sideways', async () => {
    const ann = await world.enter('Ann', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const fits = async (where: string): Promise<void> => {
      const wide = await ann.page.evaluate<number>(
        'Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)',
      );
      expect(wide, `${where} is ${wide} wide`).toBeLessThanOrEqual(390);
    };
    await ann.openFront();
    await fits('front page');
    await ann.page.goto('/about');
    await ann.page.getByRole('heading', { level: 1 }).waitFor();
    await fits('about');
    await ann.page.goto('/rules/emergence');
    await ann.page.getByRole('heading', { level: 1 }).first().waitFor();
    await fits('rules');
    await ann.makeTable(4);
    await fits('lobby');
    await ann.page.goto('/new/emergence');
    await ann.page.getByRole('button', { name: 'Open the table' }).waitFor();
    await fits('new table');
    await ann.playNow();
    const asked = new Set<string>();
    await playOn([ann], () => roundOf(ann.game!.view) >= 2);
    for (const tab of ['seats', 'log', 'chat', 'board']) {
      await ann.page.getByTestId(`tab-${tab}`).click();
      await fits(tab);
    }
    while (asked.size < 3 && !ann.isOver) {
      if (!ann.isAsked) await ann.news();
      else {
        asked.add(await ann.answer());
        await fits(`after ${[...asked].join(', ')}`);
      }
    }
  });

  test('axe finds nothing serious on any screen', async () => {
    const ann = await world.enter('Ann');
    const found: string[] = [];
    const look = async (where: string): Promise<void> => void found.push(...(await violations(ann.page, where)));
    await ann.openFront();
    await look('front page');
    await ann.page.goto('/rules/emergence');
    await ann.page.getByRole('heading', { level: 1 }).first().waitFor();
    await look('rules');
    await ann.page.goto('/new/emergence');
    await ann.page.getByRole('button', { name: 'Open the table' }).waitFor();
    await look('new table');
    await ann.makeTable(4);
    await look('lobby');
    await ann.playNow();
    const seen = new Set<string>();
    while (seen.size < 4) {
      if (!ann.isAsked) {
        await ann.news();
        continue;
      }
      const { about } = ann.game!.mine!;
      await ann.page.locator(`[data-testid="prompt"][data-asked="${about}"]`).waitFor();
      if (!seen.has(about)) await look(`table, ${about}`);
      seen.add(about);
      await ann.answer();
    }
    // The rest is for a bot.
    await ann.page.getByRole('button', { name: 'Menu' }).click();
    await ann.page.getByRole('menuitem', { name: 'Let a bot play for me' }).waitFor();
    await look('menu');
    await ann.page.getByRole('menuitem', { name: 'Let a bot play for me' }).click();
    await ann.when(() => ann.isOver, 120_000);
    await ann.page.getByTestId('finale').waitFor();
    await look('end');
    await ann.page.getByRole('link', { name: 'Replay' }).click();
    await ann.page.getByRole('slider', { name: 'Moment' }).waitFor();
    await look('replay');
    await ann.page.getByRole('button', { name: 'Check' }).click();
    await ann.page.getByTestId('verdict').waitFor();
    await look('check');
    expect(found).toEqual([]);
  });
});

function roundOf(view: unknown): number {
  return (view as { round?: number } | undefined)?.round ?? 0;
}

/** The own selection that lies face down. */
function stagedIn(view: unknown): string | null {
  const { now } = view as { now: readonly { stage: string; mine?: string | null }[] };
  return now.find(({ stage }) => stage === 'select')?.mine ?? null;
}

async function nameOf(button: { ariaSnapshot(): Promise<string> }): Promise<string> {
  return /"(.*)"/.exec(await button.ariaSnapshot())?.[1] ?? '';
}

async function violations(page: Page, where: string): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 5)
        .map(({ html, failureSummary }) => `${where}: ${id}: ${html.slice(0, 200)}: ${failureSummary?.slice(0, 300)}`),
    );
}
