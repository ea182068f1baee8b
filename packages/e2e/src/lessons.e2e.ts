import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPOSITORY } from '@tablewright/catalogue';
import { canonicalJson, type Json } from '@tablewright/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { seriousIn, violationsIn } from './page-checks.ts';
import { useServerAndBrowser } from './setting.ts';

/** What a lesson says and wants, as far as a pupil needs it. */
interface Beat {
  readonly say?: string;
  readonly want?: Json;
  readonly quiz?: readonly { readonly name: string; readonly right?: true }[];
}

async function lessonsOf(
  game: string,
): Promise<readonly { readonly title: string; readonly beats: readonly Beat[] }[]> {
  const file = join(REPOSITORY, 'games', game, 'board', 'tutorial.ts');
  const { tutorial } = (await import(pathToFileURL(file).href)) as {
    readonly tutorial: { readonly lessons: Awaited<ReturnType<typeof lessonsOf>> };
  };
  return tutorial.lessons;
}

const teacherOf = (page: Page) => page.getByRole('region', { name: 'Teacher' });

describe.skipIf(noBrowser !== null)('learning by playing', () => {
  const setting = useServerAndBrowser();

  test.each([
    ['a phone', { width: 390, height: 844 }],
    ['a laptop', { width: 1440, height: 900 }],
  ])('the first lesson on %s, from the front page on', async (_name, viewport) => {
    const { page } = await setting.enter('Ann', { viewport });
    await page.goto('/');
    await page.getByTestId('learn-emergence').click();
    const teacher = teacherOf(page);
    const prompt = page.getByRole('region', { name: 'What is asked' });
    const next = teacher.getByRole('button', { name: 'Next' });
    const choose = async (name: RegExp): Promise<void> => {
      await prompt.getByRole('button', { name }).first().click();
    };
    await teacher.getByText('Lesson 1 of 6').waitFor();
    await choose(/^Turn over my card/);
    await choose(/^I have read it/);
    await next.click();
    await next.click();
    await choose(/^Boost, E/);
    await teacher.getByText('That comes later.').waitFor();
    const violations = await violationsIn(page);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await choose(/^Activate, E/);
    await next.click();
    await choose(/^Move to C3/);
    await choose(/^Collect/);
    await teacher.getByText('You hold your first block.').waitFor();
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect(wide).toBeLessThanOrEqual(viewport.width);
    await next.click();
    await teacher.getByText('Lesson 2 of 6').waitFor();
    await page.reload();
    await teacher.getByText('Lesson 2 of 6').waitFor();
  });

  test('by keyboard alone: the focus is where the lesson goes on', async () => {
    const { page } = await setting.enter('Ann');
    await page.goto('/learn/emergence?lesson=2');
    const teacher = teacherOf(page);
    const next = teacher.getByRole('button', { name: 'Next' });
    await next.focus();
    await page.keyboard.press('Enter');
    await teacher.getByText('touch B3').waitFor();
    const b3 = page.locator('[role="button"][aria-label^="B3,"]');
    await b3.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /EMG-124/ }).waitFor();
    await teacher.getByText('Closed.').waitFor();
    await next.focus();
    await page.keyboard.press('Enter');
    const prompt = page.getByRole('region', { name: 'What is asked' });
    await prompt.getByRole('button', { name: /^Move to C4/ }).focus();
    await page.keyboard.press('Enter');
    await teacher.getByText('Light green data').waitFor();
    // The button that was pressed is gone; the next Tab must not begin at the top of the page.
    const place = await page.evaluate<string | undefined>('document.activeElement?.id');
    expect(['teacher', 'prompt']).toContain(place);
  });

  test('every lesson of Human Punishment, by what can be touched on a phone', async () => {
    const { page } = await setting.enter('Ann', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const teacher = teacherOf(page);
    const found: string[] = [];
    for (const [at, { title, beats }] of (await lessonsOf('human-punishment')).entries()) {
      await page.goto(`/learn/human-punishment?lesson=${at + 1}`);
      for (const { say, want, quiz } of beats) {
        if (say === undefined) continue;
        await teacher.getByText(say, { exact: true }).waitFor();
        if (say === beats.find((beat) => beat.say !== undefined)?.say) {
          found.push(...(await seriousIn(page)).map((what) => `${title}: ${what}`));
        }
        if (want !== undefined) await choose(page, want);
        else {
          const right = quiz?.find((choice) => choice.right === true);
          if (right !== undefined) await teacher.getByRole('button', { name: right.name, exact: true }).click();
          await teacher.getByTestId('next').click();
        }
      }
    }
    expect(found).toEqual([]);
  });

  test('behind the last lesson one plays, or reads the rules', async () => {
    const { page } = await setting.enter('Ann');
    await page.goto('/learn/emergence?lesson=6');
    const teacher = teacherOf(page);
    await teacher.getByRole('button', { name: 'Skip lesson' }).click();
    await teacher.getByRole('link', { name: 'Read the rules' }).waitFor();
    await teacher.getByRole('button', { name: 'Play now against bots' }).click();
    await page.waitForURL(/\/table\//);
    await page.goto('/rules/emergence#EMG-212');
    const rule = page.locator('#EMG-212');
    await rule.waitFor();
    expect(await page.getByRole('tab', { name: 'Every rule' }).getAttribute('aria-selected')).toBe('true');
    await page.getByRole('tab', { name: 'How to play' }).click();
    await page.getByRole('searchbox').fill('joker');
    await page.getByText('Found: 1 passage in how to play').waitFor();
  });
});

/** In the list or in the game's own chooser; a window is passed by its own button. */
async function choose(page: Page, value: Json): Promise<void> {
  const key = typeof value === 'object' ? canonicalJson(value) : String(value);
  const prompt = page.getByRole('region', { name: 'What is asked' });
  const offered = prompt.locator(`[data-value='${key}']`).first();
  const pass = prompt.getByRole('button', { name: /^Pass/ });
  await (key === canonicalJson({ act: 'pass' }) ? pass : offered).click();
}
