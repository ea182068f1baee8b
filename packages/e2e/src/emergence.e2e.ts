import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { lasting, seriousIn, smallTextIn } from './page-checks.ts';
import { PHONE } from './person.ts';
import { useServerAndBrowser } from './setting.ts';

// What is special to the board of Emergence: agents in a city that can be moved about, and choices that light up what they are about.

describe.skipIf(noBrowser)('Emergence', () => {
  const setting = useServerAndBrowser();

  test('a choice lights up what it is about, and the own agent is dragged to a tile; dropped anywhere else it stays', async () => {
    const ann = await setting.enter('Ann');
    const { page } = ann;
    await ann.playNow();
    const board = page.getByTestId('board');
    const asked = async (about: string): Promise<void> => {
      await ann.when(() => ann.isAsked);
      while (ann.game!.mine!.about !== about) {
        await ann.answer();
        await ann.when(() => ann.isAsked);
      }
      await page.locator(`[data-testid="prompt"][data-asked="${about}"]`).waitFor();
    };

    await asked('move');
    const { domain } = ann.game!.mine!;
    const tile = domain.kind === 'pick' ? String(domain.from[0]) : '';
    const goal = board.locator(`[data-thing="tile:${tile}"]`);
    await page
      .getByRole('region', { name: 'What is asked' })
      .getByRole('button')
      .filter({ hasText: tile })
      .first()
      .hover();
    await board.locator(`[data-thing="tile:${tile}"][data-rested]`).waitFor();
    expect(await seriousIn(page)).toEqual([]);
    expect(await lasting(() => smallTextIn(page, 11))).toEqual([]);

    const agent = board.locator(`[data-thing="seat:${ann.game!.me}"]`);
    const middle = async (thing: typeof goal): Promise<{ x: number; y: number }> => {
      const { x, y, width, height } = (await thing.boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const drag = async (to: { x: number; y: number }): Promise<void> => {
      const { x, y } = await middle(agent);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 10, y + 10, { steps: 3 });
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await page.mouse.up();
    };
    const { given } = ann;
    const corner = (await board.boundingBox())!;
    await drag({ x: corner.x + 4, y: corner.y + 4 });
    await agent.waitFor();
    expect(ann.given).toBe(given);

    await ann.gives(async () => drag(await middle(goal)));
    await page
      .getByText(new RegExp(`You moved from .* to ${tile}\\.`))
      .first()
      .waitFor();
    expect(ann.troubles).toEqual([]);
  });

  test('on a phone, also for a newcomer, what inserting needs is on the screen with the question', async () => {
    const ann = await setting.enter('Ann', { ...PHONE, isNew: true });
    const { page } = ann;
    const isAskedOrOver = (): boolean => ann.isAsked || ann.isOver;
    await ann.playNow();
    await page.getByTestId('to-table').click();
    await ann.when(isAskedOrOver);
    while (ann.isOver || ann.game!.mine!.about !== 'insert') {
      // A game may end before I am asked to: then another one is begun.
      if (ann.isOver) await ann.playNow('Short');
      else await ann.answer();
      await ann.when(isAskedOrOver);
    }
    await page.locator('[data-testid="prompt"][data-asked="insert"]').waitFor();
    const box = async (name: RegExp) => (await ann.prompt.getByRole('button', { name }).first().boundingBox())!;
    const prompt = (await ann.prompt.boundingBox())!;
    for (const name of [/one more/, /^Insert/]) {
      const { y, height } = await box(name);
      expect(y + height).toBeLessThanOrEqual(prompt.y + prompt.height);
    }
    const heading = (await ann.prompt.getByRole('heading').boundingBox())!;
    expect(heading.width).toBeGreaterThan(260);
  });
});
