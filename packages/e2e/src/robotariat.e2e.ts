import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { noteMoments, seriousIn, sideways } from './page-checks.ts';
import { PATIENCE_WITH_A_GAME } from './patience.ts';
import { type Person, PHONE } from './person.ts';
import { useServerAndBrowser } from './setting.ts';

// What is special to the screen of Rise of the Robotariat.

interface Seen {
  readonly round: number;
  readonly token: string;
  readonly now: readonly { readonly stage: string }[];
  readonly players: readonly { readonly objective: string | null; readonly at: string | null }[];
  readonly drawn: unknown;
  readonly top: unknown;
  readonly mine: unknown;
}

const seenBy = (person: Person): Seen => person.game!.view as unknown as Seen;
const OBJECTIVES = /"(?:bursar|dealer|gambler|saboteur|scrapper|spy|traffic-director|turncoat)"/;

describe.skipIf(noBrowser)('Rise of the Robotariat', () => {
  const setting = useServerAndBrowser();

  /** Stage by stage, until asked about this. */
  async function asked(person: Person, about: string): Promise<void> {
    await person.page.locator(`[data-testid="prompt"][data-asked="${about}"]`).waitFor();
  }

  /** Against bots, as the first player: no bot takes the character away. */
  async function begins(person: Person, seats: number): Promise<void> {
    const { page } = person;
    await page.goto('/new/robotariat');
    await page.getByRole('radio', { name: /^Bots/ }).check();
    await page.getByRole('radio', { name: String(seats), exact: true }).check();
    await page.getByText('More about the game').click();
    await page.getByRole('radio', { name: /^Seat 1/ }).check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await person.untilPlaying();
  }

  async function becomes(person: Person, character: RegExp): Promise<void> {
    await person.when(() => person.isAsked);
    await asked(person, 'choose');
    await person.gives(async () => {
      await person.prompt.getByRole('button', { name: character }).click();
      await person.prompt.getByRole('button', { name: /^I am / }).click();
    });
  }

  test('by keyboard alone: walk and activate in the town, a piece and its way, the end of the turn', async () => {
    const ann = await setting.enter('Ann');
    const { page } = ann;
    await begins(ann, 3);
    await ann.when(() => ann.isAsked);
    await asked(ann, 'choose');

    // Überbot starts on Move the Masses.
    await ann.gives(async () => {
      await ann.prompt.getByRole('button', { name: /^Überbot/ }).focus();
      await page.keyboard.press('Enter');
      await ann.prompt.getByRole('button', { name: 'I am Überbot' }).focus();
      await page.keyboard.press('Enter');
    });
    await ann.when(() => ann.isAsked && ann.game!.mine!.about === 'turn');
    await asked(ann, 'turn');

    // One stop of the Tab key for the whole town; arrow keys walk in it.
    const town = page.getByRole('group', { name: /^The town/ });
    expect(await town.locator('[data-space][tabindex="0"]').count()).toBe(1);
    await town.locator('[data-space][tabindex="0"]').focus();
    const standing = async (): Promise<string | null> =>
      page.evaluate<string | null>('document.activeElement?.getAttribute("data-space") ?? null');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
    expect(await standing()).toBe('M');
    await page.keyboard.press('ArrowDown');
    const below = (await standing())!;
    expect(below).not.toBe('M');
    await page.keyboard.press('ArrowUp');
    await ann.gives(() => page.keyboard.press('Enter')); // activates Move the Masses
    await asked(ann, 'masses');

    // The Civilian is chosen by its space, or needs no choosing; then where it goes.
    const lit = town.locator('[class*="lit"] > [data-space]');
    await ann.gives(async () => {
      await lit.first().focus();
      await page.keyboard.press('Enter');
    });
    await ann.when(() => ann.isAsked && ann.game!.mine!.about === 'turn');
    await asked(ann, 'turn');
    const from = seenBy(ann).players[ann.game!.me as number]!.at;
    await ann.gives(async () => {
      await town.locator('[class*="lit"] > [data-space]').first().focus();
      await page.keyboard.press('Enter');
    });
    await ann.when(() => seenBy(ann).players[ann.game!.me as number]!.at !== from);
    await ann.gives(async () => {
      await ann.prompt.getByRole('button', { name: /^End your turn/ }).focus();
      await page.keyboard.press('Enter');
    });
  });

  test('A1-5 may leave it after all, the token stands clear of every name, and axe finds nothing serious', async () => {
    const ann = await setting.enter('Maximiliana-Alexandra von Hohenfels', PHONE);
    const { page } = ann;
    await begins(ann, 5);
    await becomes(ann, /^A1-5/);
    await ann.when(() => ann.isAsked && ann.game!.mine!.about === 'turn');
    await asked(ann, 'turn');
    expect(await seriousIn(ann.page)).toEqual([]);
    await ann.gives(() => ann.prompt.getByRole('button', { name: /^Use your ability/ }).click());
    await asked(ann, 'push');
    expect(await seriousIn(ann.page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);

    // On a phone it stands in the corner of its space, below the name and beside what can be done there.
    const board = page.getByTestId('board');
    const flag = (await board.locator('[title*="enters here"]').boundingBox())!;
    const space = (await page.locator(`[data-space="${seenBy(ann).token}"]`).boundingBox())!;
    expect(flag.y).toBeGreaterThan(space.y + 21);
    expect(flag.y + flag.height).toBeLessThanOrEqual(space.y + space.height);
    for (const chip of await board.getByRole('list', { name: 'Where the NPCs may go' }).getByRole('listitem').all()) {
      const { x, y, width, height } = (await chip.boundingBox())!;
      const isApart =
        x + width <= flag.x || x >= flag.x + flag.width || y + height <= flag.y || y >= flag.y + flag.height;
      expect(isApart).toBe(true);
    }

    await ann.gives(() => ann.prompt.getByRole('button', { name: /^Move nobody/ }).click());
    await asked(ann, 'turn');
    await ann.prompt.getByRole('button', { name: /^Use your ability/ }).waitFor();
  });

  test('the cards are turned over before the frame says who won, and whoever watches is sent nobody’s before', async () => {
    const ann = await setting.enter('Ann', { reducedMotion: 'no-preference' });
    const wil = await setting.enter('Wil', PHONE);
    ann.plays('robotariat');
    const invitation = await ann.makeTable(3);
    await ann.sitsDownAsHost();
    await ann.page.getByRole('button', { name: 'Fill with bots' }).click();
    await wil.page.goto(invitation);
    await wil.until(() => true);
    await ann.page.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([ann.untilPlaying(), wil.untilPlaying()]);
    // The cards turn over by themselves within seconds.
    const noted = await noteMoments(ann.page, {
      cards: "[...document.querySelectorAll('button')].some((one) => one.textContent === 'Turn them all over')",
      winners: 'document.querySelector(\'[data-testid="outcome"]\') !== null',
    });
    await ann.letsBotPlay();
    await ann.when(() => ann.isOver, PATIENCE_WITH_A_GAME);
    const all = ann.page.getByRole('button', { name: 'Turn them all over' });
    const outcome = ann.page.getByTestId('outcome');
    await all.or(outcome).first().waitFor({ timeout: PATIENCE_WITH_A_GAME });
    if (await all.isVisible()) await all.click({ timeout: 1000 }).catch(() => undefined); // they have turned over meanwhile
    await outcome.waitFor();
    expect((await noted()).toSorted()).toEqual(['', 'cards', 'winners']);

    await wil.when(() => wil.isOver);
    const before = wil.frames.filter(({ table }) => table?.game !== null && table?.game?.outcome === null);
    expect(before.length).toBeGreaterThan(5);
    expect(before.some(({ isPacked }) => isPacked)).toBe(true);
    for (const { text, table } of before) {
      expect(text).not.toMatch(OBJECTIVES);
      const view = table!.game!.view as unknown as Seen;
      expect([view.drawn, view.top, view.mine]).toEqual([null, null, null]);
      expect(view.players.every(({ objective }) => objective === null)).toBe(true);
    }
  });

  test('the first lesson on a phone, by what it asks for', async () => {
    const { page } = await setting.enter('Ann', PHONE);
    await page.goto('/learn/robotariat');
    const teacher = page.getByRole('region', { name: 'Teacher' });
    await teacher.getByTestId('next').click();
    await page
      .getByTestId('prompt')
      .getByRole('button', { name: /^Activate Poster/ })
      .click();
    await teacher.getByTestId('remark').waitFor(); // not what the lesson asks for
    await page
      .getByTestId('prompt')
      .getByRole('button', { name: /^End your turn/ })
      .click();
    await teacher.getByText('The red die showed yellow').waitFor();
    expect(await page.getByRole('img', { name: /red yellow\.$/ }).count()).toBe(1);
    await teacher.getByTestId('next').click();
    await teacher.getByText('Lesson 2 of 7').waitFor();
  });
});
