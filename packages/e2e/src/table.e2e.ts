import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { type Person, playOn, roundOf } from './person.ts';
import { useServerAndBrowser } from './setting.ts';

describe.skipIf(noBrowser !== null)('at the table', () => {
  const setting = useServerAndBrowser();

  test('the server is killed in mid-round and started again: the same position, nothing asked twice', async () => {
    const [ann, bea] = await Promise.all([setting.enter('Ann'), setting.enter('Bea')]);
    await ann.playsWith([bea], 3);
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

    await setting.server.kill();
    await Promise.all([ann, bea].map((one) => one.page.getByTestId('connection').waitFor()));
    await setting.server.start();
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
    const home = await setting.enter('Home');
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
      else await home.newsOr(curtain);
    }
    expect(held.slice(0, 2)).toEqual(['Ann', 'Bea']);
    expect(held.length).toBeGreaterThanOrEqual(4);
  });

  test('by keyboard alone, from the front page to the first decisions', async () => {
    const ann = await setting.enter('Ann');
    await ann.openFront();
    const press = (name: RegExp | string, region?: string): Promise<void> => pressByKeyboard(ann, name, region);
    await press(/^Play now: Emergence/);
    await ann.untilPlaying();
    await press('Turn over my card', 'What is asked');
    await ann.gives(() => press('I have read it', 'What is asked'));
    let decisions = 0;
    while (decisions < 3) {
      await ann.when(() => ann.isAsked);
      const { question, value } = ann.thinks();
      await ann.page.locator(`[data-testid="prompt"][data-asked="${question.about}"]`).waitFor();
      // what was seen by spying has to be turned over first
      if (question.domain.kind !== 'pick' || question.about === 'spySeen') await ann.answer();
      else {
        const name = await nameOf(ann.button(question, value));
        await ann.gives(() => press(name, 'What is asked'));
        decisions += 1;
      }
    }
  });

  test('by keyboard alone: data is compiled, and tokens are inserted', async () => {
    const ann = await setting.enter('Ann');
    // Bots play a game; Ann goes on from where somebody compiled in it, and from where somebody inserted. In a game in which nobody
    // did the next one is played.
    const moments: { about: string; table: string; at: number; seat: number }[] = [];
    const played = async (): Promise<void> => {
      await ann.playNow();
      await ann.letsBotPlay();
      await ann.untilOver();
      const { id: table } = ann.known!;
      const answers = (await ann.recordOf(table)).log.filter((entry) => entry.type === 'answer');
      for (const [at, { about, value, seat }] of answers.entries())
        if (JSON.stringify(value) !== '[]') moments.push({ about, table, at, seat });
    };
    const goOn = async (about: string): Promise<void> => {
      const found = (): (typeof moments)[number] | undefined => moments.find((moment) => moment.about === about);
      for (let games = 0; games < 5 && found() === undefined; games += 1) await played();
      const { table, at, seat } = found()!;
      await ann.goesOnFrom(table, at, seat);
      await ann.page.locator(`[data-testid="prompt"][data-asked="${about}"]`).waitFor();
    };
    const press = (name: RegExp | string): Promise<void> => pressByKeyboard(ann, name, 'What is asked');

    await goOn('compile');
    // The proposal is put away, begun anew block by block, and taken at last.
    await press('Clear');
    await ann.prompt.getByRole('button', { name: 'Make a set first' }).waitFor();
    await press(/^Put a .* block into a set$/);
    await press(/^Take the .* block out of set 1$/);
    await press(/^Best: /);
    await ann.gives(() => press(/^Compile \d/));

    await goOn('insert');
    const share = Object.entries(ann.thinks().value as Readonly<Record<string, number>>);
    const compartment = (team: string): string => (team === 'ai' ? 'A.I. compartment' : 'Human compartment');
    for (const [team, count] of share) {
      for (let i = 0; i < count; i += 1) await press(`${compartment(team)}: one more`);
    }
    const [filled] = share.find(([, count]) => count > 0)!;
    await press(`${compartment(filled)}: one less`);
    await press(`${compartment(filled)}: one more`);
    await ann.gives(() => press(/^Insert \d/));
  });
});

/** The own selection that lies face down. */
function stagedIn(view: unknown): string | null {
  const { now } = view as { now: readonly { stage: string; mine?: string | null }[] };
  return now.find(({ stage }) => stage === 'select')?.mine ?? null;
}

async function nameOf(button: { ariaSnapshot(): Promise<string> }): Promise<string> {
  return /"(.*)"/.exec(await button.ariaSnapshot())?.[1] ?? '';
}

interface InPage {
  compareDocumentPosition(other: unknown): number;
}
declare const document: { readonly activeElement: unknown };

/** Runs in the page: whether the focus is on this element, or lies behind it, or before. */
function whereFocusIs(wanted: InPage): 'here' | 'behind' | 'before' {
  const FOLLOWING = 4;
  const now = document.activeElement;
  if (wanted === now) return 'here';
  return (wanted.compareDocumentPosition(now) & FOLLOWING) === 0 ? 'before' : 'behind';
}

/** Goes to a button with Tab and Shift+Tab alone, and presses Enter. */
async function pressByKeyboard({ page }: Person, name: RegExp | string, region?: string): Promise<void> {
  const place = region === undefined ? page : page.getByRole('region', { name: region });
  const wanted = place.getByRole('button', { name }).first();
  let where = await wanted.evaluate(whereFocusIs);
  for (let i = 0; i < 120 && where !== 'here'; i += 1) {
    await page.keyboard.press(where === 'behind' ? 'Shift+Tab' : 'Tab');
    where = await wanted.evaluate(whereFocusIs);
  }
  expect(where, `${name} can be reached by keyboard`).toBe('here');
  await page.keyboard.press('Enter');
}
