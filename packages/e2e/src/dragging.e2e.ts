import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { carry, middleOf, swipe } from './fingers.ts';
import { type Person, PHONE } from './person.ts';
import { useServerAndBrowser } from './setting.ts';

// What can be dragged, with a finger on a phone, in each game: the game answers. Where the board scrolls, a swipe still scrolls it.

describe.skipIf(noBrowser)('with a finger', () => {
  const setting = useServerAndBrowser();

  async function seated(game: string, seats: number): Promise<Person> {
    const person = await setting.enter('Ann', PHONE);
    person.plays(game);
    await person.playsWith([], seats);
    return person;
  }

  /** Whatever comes first is answered as the game advises. */
  async function asked(person: Person, about: string): Promise<void> {
    await person.when(() => person.isAsked);
    while (person.game!.mine!.about !== about) {
      await person.answer();
      await person.when(() => person.isAsked);
    }
    await person.page.locator(`[data-testid="prompt"][data-asked="${about}"]`).waitFor();
  }

  const onBoard = ({ page }: Person, selector: string): Locator =>
    page.getByTestId('board').locator(selector).filter({ visible: true }).first();

  test('Emigration: a card is carried to the pile, or to my papers; a swipe over it scrolls the desk', async () => {
    const ann = await seated('emigration', 4);
    await asked(ann, 'action');
    const { domain, seat } = ann.game!.mine!;
    const deeds = domain.kind === 'acts' ? domain.from : [];
    const { act, place } =
      deeds.find(({ act, from }) => from === seat && act === 'discard') ??
      deeds.find(({ act, from }) => from === seat && act === 'activate')!;
    const card = onBoard(ann, `[data-thing="card:${seat}:${place}"]`);
    const height = async (): Promise<number> => (await middleOf(card)).y;

    const before = await height();
    const given = ann.given;
    await swipe(ann.page, card, { x: 0, y: 120 });
    await expect.poll(height).toBeGreaterThan(before + 40);
    expect([ann.given, await ann.page.locator('[data-in-hand]').count()]).toEqual([given, 0]);

    await card.scrollIntoViewIfNeeded();
    const pile = ann.page.locator('[data-testid="board"] p[data-thing="discards"]');
    // It lies near as long as something is in the hand that goes there; what one keeps goes to the bar below.
    const goal = async (): Promise<Locator> =>
      (await pile.isVisible()) ? pile : onBoard(ann, `[data-thing="seat:${seat}"]`);
    await ann.gives(() => carry(ann.page, card, async () => middleOf(await goal())));
    await ann.page
      .getByText(act === 'discard' ? /You cashed/ : /You activated/)
      .first()
      .waitFor({ state: 'attached' });
  });

  test('Robotariat: my piece is carried to another space', async () => {
    const ann = await seated('robotariat', 3);
    await ann.when(() => ann.isAsked);
    await ann.gives(() => ann.prompt.getByRole('button', { name: 'Let chance decide' }).click());
    await asked(ann, 'turn');
    const piece = onBoard(ann, `[data-thing="seat:${ann.game!.me}"]`);
    const from = await middleOf(piece);
    const space = onBoard(ann, '[data-thing^="space:"][data-lit]');
    await ann.gives(() => carry(ann.page, piece, () => middleOf(space)));
    await expect.poll(() => middleOf(piece)).not.toEqual(from);
  });

  test('Emergence: my agent is carried to another tile', async () => {
    const ann = await seated('emergence', 3);
    await asked(ann, 'move');
    const { domain } = ann.game!.mine!;
    const tile = domain.kind === 'pick' ? String(domain.from[0]) : '';
    const agent = onBoard(ann, `[data-thing="seat:${ann.game!.me}"]`);
    await ann.gives(() => carry(ann.page, agent, () => middleOf(onBoard(ann, `[data-thing="tile:${tile}"]`))));
  });
});
