import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { carry, middleOf } from './fingers.ts';
import { noteMoments, seriousIn, sideways } from './page-checks.ts';
import { type Person, PHONE, roundOf } from './person.ts';
import { useServerAndBrowser } from './setting.ts';

// What is special about Emergent's screen: a secret plan on a map, a round that is shown, and lessons about both.

/** A plan with products in it, as it would stand in a view. */
const A_PLAN = /"stock":\{"[A-Z]{3}":\d/;

describe.skipIf(noBrowser)('Emergent', () => {
  const setting = useServerAndBrowser();

  test('a plan by keyboard alone, which a reload does not lose and nobody else is sent', async () => {
    const ann = await setting.enter('Ann');
    const bea = await setting.enter('Maximiliane Konstantin', PHONE);
    const sue = await setting.enter('Sue');
    const people = [ann, bea];
    for (const person of people) person.plays('emergent');
    await ann.playsBefore([sue], [bea], 2);

    await regionOf(ann.page, 'Heartland').focus();
    await ann.page.keyboard.press('ArrowRight');
    const region = await ann.page.evaluate<string>('document.activeElement.getAttribute("aria-label")');
    expect(region).not.toMatch(/^Heartland/);
    await ann.page.keyboard.press('Enter');
    await pressed(ann, 'Small DC: one more');
    await pressed(ann, 'Fill');
    await ann.prompt.getByText('Left', { exact: true }).waitFor();
    expect(await seriousIn(ann.page)).toEqual([]);
    await ann.page.reload();
    await ann.untilPlaying();
    await ann.prompt.getByRole('button', { name: 'Lock · keep $85' }).waitFor();
    await ann.gives(() => pressed(ann, 'Lock · keep $85'));
    await ann.page.getByRole('button', { name: 'Change my plan' }).waitFor();

    // Who locks nothing is asked once more.
    await bea.prompt.getByRole('button', { name: 'Lock an empty plan' }).tap();
    await bea.prompt.getByRole('button', { name: 'Go on planning' }).tap();
    await bea.prompt.getByRole('button', { name: 'Lock an empty plan' }).tap();
    expect(bea.given).toBe(0);
    for (const one of [bea, sue]) expect(one.frames.filter(({ text }) => A_PLAN.test(text))).toEqual([]);
    await bea.gives(() => bea.prompt.getByRole('button', { name: 'Lock it empty' }).tap());

    await Promise.all([ann, bea, sue].map((one) => one.until(({ game }) => roundOf(game?.view) === 2)));
    expect(sue.frames.some(({ text }) => A_PLAN.test(text))).toBe(true); // revealed, and it would have been found
    await bea.page.getByRole('heading', { name: 'Round 1: the accounts' }).waitFor();
    expect(await seriousIn(bea.page)).toEqual([]);
    expect(await sideways(bea.page)).toBeLessThanOrEqual(0);
    await bea.page.getByRole('button', { name: 'Plan the next round' }).tap();
    await regionOf(bea.page, 'Texas').tap();
    await bea.prompt.getByRole('button', { name: 'Large DC: one more' }).tap();
    await bea.prompt.getByText('Left $85').waitFor();
    expect(await seriousIn(bea.page)).toEqual([]);
    expect(await sideways(bea.page)).toBeLessThanOrEqual(0);
  });

  test.each([
    ['the mouse', { viewport: { width: 1440, height: 900 } }],
    ['a finger', PHONE],
  ])('a DC and what it sells are dragged onto the map with %s', async (_name, options) => {
    const ann = await setting.enter('Ann', options);
    ann.plays('emergent');
    await ann.playsWith([], 2);
    await ann.when(() => ann.isAsked);
    await drag(ann.page, 'small', 'Texas');
    await ann.prompt.getByRole('button', { name: 'Lock · keep $90' }).waitFor();
    await drag(ann.page, 'cube', 'Texas');
    await ann.prompt.getByRole('button', { name: 'Lock · keep $85' }).waitFor();
    // What is let go beside the map changes nothing.
    await drag(ann.page, 'cylinder', null);
    await ann.gives(() => ann.prompt.getByRole('button', { name: 'Lock · keep $85' }).click());
  });

  test('while a round is shown neither log nor prompt runs ahead of it', async () => {
    const ann = await setting.enter('Ann', { reducedMotion: 'no-preference' });
    ann.plays('emergent');
    await ann.playsWith([], 3);
    const log = ann.page.getByTestId('log');
    await log.getByText('Round 1 of 4 began.').waitFor();
    await ann.prompt.getByRole('button', { name: 'Lock an empty plan' }).click();
    // A round is shown for some seconds.
    const says = (part: string, words: string): string =>
      `document.querySelector('[data-testid="${part}"]')?.textContent.includes('${words}')`;
    const noted = await noteMoments(ann.page, {
      shown: `document.querySelector('[aria-label="Round 1 is shown"]') !== null`,
      watching: says('prompt', 'Watch what happens'),
      over: says('log', 'Round 1 is over'),
      next: says('log', 'Round 2 of 4 began.'),
      asked: says('prompt', 'Round 2 of 4: make your plan.'),
    });
    await ann.gives(() => ann.prompt.getByRole('button', { name: 'Lock it empty' }).click());
    await ann.until(({ game }) => roundOf(game?.view) === 2);
    const skip = ann.page.getByRole('button', { name: 'Skip', exact: true });
    const asked = ann.prompt.getByText('Round 2 of 4: make your plan.');
    await skip.or(asked).first().waitFor();
    if (await skip.isVisible()) await skip.click({ timeout: 1000 }).catch(() => undefined); // it is over meanwhile
    await log.getByText('Round 2 of 4 began.').waitFor();
    await asked.waitFor();
    const moments = await noted();
    expect(moments).toContain('shown and watching');
    expect(moments.filter((one) => /shown.* and (over|next|asked)/.test(one))).toEqual([]);
    // What was passed over can be looked at step by step, and what is asked makes room for it.
    const stop = ann.page.getByRole('button', { name: 'Stop here' });
    await ann.page.getByRole('button', { name: 'Show it again' }).click();
    await stop.click();
    const back = ann.page.getByRole('button', { name: 'One step back' });
    while (await back.isEnabled()) await back.click();
    await ann.page.getByText('All plans are revealed').waitFor();
    await ann.page.getByRole('button', { name: 'One step on' }).click();
    await ann.page.getByText('cities with demand').waitFor();
    await ann.page.getByRole('button', { name: 'Skip', exact: true }).click();
    await ann.page.getByRole('button', { name: 'Plan the next round' }).click();
    await ann.prompt.getByRole('button', { name: 'Lock an empty plan' }).waitFor();
  });

  test('the first lesson on a phone, by touch', async () => {
    const { page } = await setting.enter('Ann', PHONE);
    await page.goto('/learn/emergent');
    const teacher = page.getByRole('region', { name: 'Teacher' });
    const prompt = page.getByRole('region', { name: 'What is asked' });
    await teacher.getByText('Lesson 1 of 5').waitFor();
    await teacher.getByRole('button', { name: 'Next' }).tap();
    // in Indiana: the middle of the Great Lakes is water
    const { width = 0, height = 0 } = (await regionOf(page, 'Great Lakes').boundingBox()) ?? {};
    await regionOf(page, 'Great Lakes').tap({ position: { x: width * 0.56, y: height * 0.88 } });
    await prompt.getByRole('button', { name: 'Small DC: one more' }).tap();
    await prompt.getByRole('button', { name: 'Fill' }).tap();
    // Not on offer: the game says why not, and what it says goes when one goes on.
    await prompt.getByRole('button', { name: 'Products: one more' }).tap({ force: true });
    await page.getByRole('link', { name: /EMT-231/ }).waitFor();
    await teacher.getByText('Five it is.').waitFor();
    expect(await seriousIn(page)).toEqual([]);
    await prompt.getByRole('button', { name: 'Done' }).tap();
    await prompt.getByRole('button', { name: /^Lock · keep/ }).tap();
    await teacher.getByText('it took all five: $25').waitFor();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
});

function regionOf(page: Page, name: string) {
  return page.locator(`[role="button"][aria-label^="${name}"]`);
}

/** A piece of the palette onto a region, or to the corner of the page. */
async function drag(page: Page, piece: string, region: string | null): Promise<void> {
  const one = page.locator(`[data-testid="palette"] [data-piece="${piece}"]`);
  const goal = async () => (region === null ? { x: 3, y: 3 } : middleOf(regionOf(page, region).first()));
  if (await page.evaluate<boolean>('matchMedia("(pointer: coarse)").matches')) return carry(page, one, goal);
  const [from, to] = [await middleOf(one), await goal()];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

async function pressed(person: Person, name: string): Promise<void> {
  await person.prompt.getByRole('button', { name }).focus();
  await person.page.keyboard.press('Enter');
}
