import { fastRng } from '@tablewright/kernel';
import { loadGame } from '@tablewright/catalogue';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { lasting, seriousIn, sideways, smallTextIn } from './page-checks.ts';
import { type Person, PHONE } from './person.ts';
import { leaksIn, type SearchWords } from './secrets.ts';
import { answerByTouch } from './touch.ts';
import { useServerAndBrowser } from './setting.ts';

// What is special to the screen of Emigration: cards that lie over each other on a desk, a slip of paper beside the one that is
// taken into the hand, and one secret, the token that an officer shows.

describe.skipIf(noBrowser)('Emigration', () => {
  const setting = useServerAndBrowser();

  test('a turn by keyboard alone, and axe finds nothing at the table', async () => {
    const ann = await seated('Ann', 2);
    const { page } = ann;
    expect(await seriousIn(page)).toEqual([]);
    expect(await lasting(() => smallTextIn(page, 11))).toEqual([]);

    // Tab walks over free cards only, and the first of them lies in the other layout.
    await page.getByRole('group', { name: 'The others' }).getByRole('button').first().focus();
    const here = page.locator(':focus');
    const isMine = async (): Promise<boolean> => /, free, .. of your layout/.test((await here.textContent()) ?? '');
    for (let n = 0; n < 80 && !(await isMine()); n += 1) await page.keyboard.press('Tab');
    const card = await here.textContent();
    expect(card).toContain('of your layout');
    await page.keyboard.press('Enter');

    const slip = page.getByRole('dialog', { name: 'What you can do with it' });
    await slip.locator('button:focus').waitFor();
    await page.waitForFunction('document.querySelector("[role=dialog] button:focus[data-value]") !== null');
    expect(await seriousIn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await slip.waitFor({ state: 'detached' });
    expect(await here.textContent()).toBe(card);

    await page.keyboard.press('Enter');
    await slip.locator('button:focus').waitFor();
    await ann.gives(() => page.keyboard.press('Enter'));
  });

  test('a card is dragged onto the pile, and so cashed or activated; dropped anywhere else it stays', async () => {
    const ann = await seated('Ann', 2);
    const { page } = ann;
    const { domain } = ann.game!.mine!;
    const mine = domain.kind === 'acts' ? domain.from.filter(({ from }) => from === ann.game!.me) : [];
    const { act, place } = mine.find(({ act }) => act === 'discard') ?? mine.find(({ act }) => act === 'activate')!;
    const card = onDesk(page, `card:${ann.game!.me}:${place}`);
    const drag = async (to: { x: number; y: number }): Promise<void> => {
      // It may still fly back to its place.
      await card.hover();
      const { x, y, width, height } = (await card.boundingBox())!;
      await page.mouse.down();
      await page.mouse.move(x + width / 2 + 30, y + height / 2 - 30, { steps: 3 });
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await page.mouse.up();
    };
    const weave = (await page.getByRole('group', { name: 'Public places' }).boundingBox())!;
    const given = ann.given;
    await drag({ x: weave.x - 3, y: weave.y });
    await card.waitFor();
    expect(ann.given).toBe(given);
    expect(await page.getByRole('dialog', { name: 'What you can do with it' }).count()).toBe(0);

    const pile = (await page.locator('[data-testid="board"] [data-place="discards"]').boundingBox())!;
    await ann.gives(() => drag({ x: pile.x + pile.width / 2, y: pile.y + pile.height / 2 }));
    await page
      .getByText(act === 'discard' ? /You cashed/ : /You activated/)
      .first()
      .waitFor();
  });

  test.each([
    ['a phone', PHONE],
    ['a laptop', { viewport: { width: 1440, height: 900 } }],
  ])('the first lesson by touch on %s', async (_name, options) => {
    const { page } = await setting.enter('Ann', options);
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
    const lit = page.locator('[data-testid="board"] button[aria-pressed]').filter({ visible: true });
    const touchable = async () => {
      await ann.when(() => ann.isAsked && ann.game!.mine!.about === 'action');
      await page.locator('[data-testid="prompt"][data-asked="action"]').waitFor();
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      const { domain } = ann.game!.mine!;
      const mine = domain.kind === 'acts' ? domain.from.filter(({ from }) => from === ann.game!.me) : [];
      const least = new Set(mine.map(({ place }) => place)).size;
      await expect.poll(() => lit.count()).toBeGreaterThanOrEqual(least);
      const small: string[] = [];
      const all = await lit.all();
      for (const one of all) {
        // A trial looks whether the bar with the Money, or another card, lies over it.
        await one.click({ trial: true, position: { x: 20, y: 20 } });
        const box = (await one.boundingBox())!;
        if (box.width < 40 || box.height < 40) small.push(`${await one.textContent()}: ${box.width} × ${box.height}`);
      }
      expect(small).toEqual([]);
      return all.length;
    };

    expect(await lasting(() => smallTextIn(page, 11))).toEqual([]);
    // How much is lit depends on the deal, but on the first turn everybody can take something of their own.
    expect(await touchable()).toBeGreaterThan(0);
    // What an action leads to is answered as well, until it is one's turn again.
    const isMyTurn = (): boolean => ann.isAsked && ann.game!.mine!.about === 'action';
    for (let n = 0; n < 6 || !isMyTurn(); n += 1) {
      await answerByTouch(ann, rng);
      await ann.when(() => ann.isAsked);
    }
    await touchable();
    expect(await seriousIn(page)).toEqual([]);
  });

  test('whoever watches is sent what lies open, and no token that an officer showed', async () => {
    const [ann, sue] = await Promise.all([setting.enter('Ann'), setting.enter('Sue')]);
    ann.plays('emigration');
    await ann.playsBefore([sue], [], 2);
    await ann.letsBotPlay();
    await Promise.all([ann, sue].map((one) => one.untilOver()));
    const record = await ann.recordOf(ann.known!.id);
    const { game } = await loadGame('emigration');
    const { findings, searched, packed } = leaksIn(game, sue.frames, 'spectator', record, officersWord);
    expect(findings).toEqual([]);
    expect(searched.length).toBeGreaterThan(5);
    expect(packed).toBeGreaterThan(0);
  });

  /** At a table of Emigration with bots, and asked for the first time. */
  async function seated(name: string, seats: number, options = {}): Promise<Person> {
    const person = await setting.enter(name, options);
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

type Looks = {
  readonly looked: readonly { readonly lane: number; readonly token: number | null }[];
  readonly lanes: readonly { readonly drawn: readonly number[] }[];
};

/** A token that an officer has shown to somebody. When the first token of a lane has been drawn, everybody has seen it. */
const officersWord: SearchWords = ({ text, table }) => {
  const { looked, lanes } = table!.game!.view as Looks;
  const shown = looked.some(({ lane, token }) => token !== null && lanes[lane - 1]!.drawn.length === 0);
  return [
    ...(shown ? ['a token that an officer showed'] : []),
    ...(text.includes('"saw"') ? ['an officer’s word'] : []),
  ];
};
