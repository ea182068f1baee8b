import { AxeBuilder } from '@axe-core/playwright';
import { fastRng, type Game, type GameRecord, type Json, type Told } from '@tablewright/kernel';
import { loadGame } from '@tablewright/catalogue';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import type { Frame } from './heard.ts';
import { type Person, PHONE } from './person.ts';
import { answerByTouch } from './touch.ts';
import { useWorld } from './world.ts';

// What is special to the screen of Emigration: cards that lie over each other on a desk, a slip of paper beside the one that is
// taken into the hand, and one secret, the token that an officer shows.

describe.skipIf(noBrowser)('Emigration', () => {
  const world = useWorld();

  test('a turn by keyboard alone, and axe finds nothing at the table', async () => {
    const ann = await seated('Ann', 2);
    const { page } = ann;
    expect(await violations(page)).toEqual([]);

    // Tab walks over free cards only, and the first of them lies in the other layout.
    await page.getByRole('group', { name: 'The others' }).getByRole('button').first().focus();
    const here = page.locator(':focus');
    const isMine = async (): Promise<boolean> => /, free, .. of your layout/.test((await here.textContent()) ?? '');
    for (let n = 0; n < 20 && !(await isMine()); n += 1) await page.keyboard.press('Tab');
    const card = await here.textContent();
    expect(card).toContain('of your layout');
    await page.keyboard.press('Enter');

    const slip = page.getByRole('dialog', { name: 'What you can do with it' });
    await slip.locator('button:focus').waitFor();
    await page.waitForFunction('document.querySelector("[role=dialog] button:focus[data-value]") !== null');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await slip.waitFor({ state: 'detached' });
    expect(await here.textContent()).toBe(card);

    await page.keyboard.press('Enter');
    await slip.locator('button:focus').waitFor();
    await ann.gives(() => page.keyboard.press('Enter'));
  });

  test.each([
    ['a phone', PHONE],
    ['a laptop', { viewport: { width: 1440, height: 900 } }],
  ])('the first lesson by touch on %s', async (_name, options) => {
    const { page } = await world.enter('Ann', options);
    await page.goto('/learn/emigration');
    const teacher = page.getByRole('region', { name: 'Teacher' });
    const next = teacher.getByRole('button', { name: 'Next', exact: true });
    await next.click();
    await teacher.getByText('Touch Fellow Expat').waitFor();
    // It is covered: only its upper edge is to be seen.
    await onDesk(page, 'card:0:B2').click({ position: { x: 20, y: 12 } });
    await page.getByText('The card at B2 is covered').waitFor();
    await teacher.getByText('Inheritance is a Life Card').waitFor();
    await onDesk(page, 'card:0:D5').click();
    await page.getByRole('button', { name: 'Activate Payday' }).filter({ visible: true }).first().click();
    await teacher.getByText('first the money').waitFor();
    await onDesk(page, 'card:0:D4').click();
    await page.getByRole('button', { name: 'Activate Inheritance' }).filter({ visible: true }).first().click();
    await teacher.getByText('Lee took a Payday').waitFor();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });

  test('six on a phone: nothing sideways, and what is lit can be touched', async () => {
    const ann = await seated('Ann', 6, PHONE);
    const { page } = ann;
    const rng = fastRng(3);
    for (let n = 0; n < 6; n += 1) {
      await ann.when(() => ann.isAsked);
      await answerByTouch(ann, rng);
    }
    await ann.when(() => ann.isAsked && ann.game!.mine!.about === 'action');
    await page.locator('[data-testid="prompt"][data-asked="action"]').waitFor();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    const lit = page.locator('[data-testid="board"] button[aria-pressed]').filter({ visible: true });
    const small: string[] = [];
    for (const one of await lit.all()) {
      // A trial looks whether the bar with the Money, or another card, lies over it.
      await one.click({ trial: true, position: { x: 20, y: 20 } });
      const box = (await one.boundingBox())!;
      if (box.width < 40 || box.height < 40) small.push(`${await one.textContent()}: ${box.width} × ${box.height}`);
    }
    expect(small).toEqual([]);
    expect(await lit.count()).toBeGreaterThan(5);
  });

  test('whoever watches is sent what lies open, and no token that an officer showed', async () => {
    const [ann, sue] = await Promise.all([world.enter('Ann'), world.enter('Sue')]);
    ann.plays('emigration');
    await ann.makeTable(2);
    const watching = (await ann.page.getByRole('link', { name: 'this link' }).getAttribute('href'))!;
    await sue.page.goto(watching);
    await sue.page.getByRole('heading', { name: 'Seats' }).waitFor();
    await ann.page.getByRole('button', { name: 'Fill with bots' }).click();
    await ann.page.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([ann, sue].map((one) => one.untilPlaying()));
    await ann.letsBotPlay();
    await Promise.all([ann, sue].map((one) => one.untilOver()));
    const record = await ann.recordOf(ann.known!.id);
    const { game } = await loadGame('emigration');
    const { leaks, searched } = hiddenIn(sue.frames, game, record);
    expect(leaks).toEqual([]);
    expect(searched).toBeGreaterThan(20);
  });

  /** At a table of Emigration with bots, and asked for the first time. */
  async function seated(name: string, seats: number, options = {}): Promise<Person> {
    const person = await world.enter(name, options);
    person.plays('emigration');
    await person.playsWith([], seats);
    await person.when(() => person.isAsked);
    await person.page.locator('[data-testid="prompt"][data-asked="action"]').waitFor();
    return person;
  }
});

/** A thing on the desk; some are drawn twice, for narrow and for wide screens. */
function onDesk(page: Page, spot: string) {
  return page.locator(`[data-testid="board"] [data-place="${spot}"] button`).filter({ visible: true }).first();
}

function sideways(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}

type Looks = {
  readonly looked: readonly { readonly lane: number; readonly token: number | null }[];
  readonly lanes: readonly { readonly drawn: readonly number[] }[];
};

/** What a watcher's browser was sent before the end, against what lay open then. */
function hiddenIn(frames: readonly Frame[], game: Game, record: GameRecord): { leaks: string[]; searched: number } {
  const views = new Map<number, Json>();
  const told = new Map<number, readonly Told[]>();
  const { seats, options, log } = record;
  const replayed = game.replay({ seats, options }, log, 0, ({ state, told: now }) => {
    const version = views.size + 1;
    views.set(version, state.outcome === null ? game.view(state, 'spectator') : null);
    told.set(version, now.slice());
  });
  if (!replayed.ok) throw new Error(replayed.why);
  const leaks: string[] = [];
  let searched = 0;
  for (const { text, table } of frames) {
    const open = views.get(table?.version ?? 0) ?? null;
    if (table === null || table.game === null || open === null) continue;
    searched += 1;
    const leak = (what: string): void => void leaks.push(`version ${table.version}: ${what}`);
    if (sorted(table.game.view) !== sorted(open)) leak('the view is not the one of the rules');
    const { looked, lanes } = table.game.view as Looks;
    // When the first token of a lane has been drawn, everybody has seen it.
    const shown = looked.some(({ lane, token }) => token !== null && lanes[lane - 1]!.drawn.length === 0);
    if (shown) leak('a token that an officer showed');
    if (text.includes('"saw"')) leak('an officer’s word');
    const toAll = [...told].flatMap(([at, now]) => (at > table.version ? [] : now.filter(({ to }) => to === 'all')));
    if (table.told.length !== toAll.length) leak('it was told something else than everybody is');
  }
  return { leaks, searched };
}

/** As text, whatever the order of the keys. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
