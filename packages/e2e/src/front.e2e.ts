import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { discoverGames, REPOSITORY } from '@tablewright/catalogue';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { PHONE } from './person.ts';
import { useServerAndBrowser } from './setting.ts';

// The front page shows every game by a picture out of a recorded game, once it was taken (packages/web/src/games/pictures.test.ts says of
// which games it was).

const PICTURED = discoverGames().filter((id) => existsSync(join(REPOSITORY, `docs/images/${id}.front.dark.webp`)));

const PICTURES = `[...document.querySelectorAll('[href^="/game/"] img')].map((one) => ({
  game: one.closest('a').getAttribute('href').replace('/game/', ''),
  file: new URL(one.currentSrc || one.src).pathname,
  alt: one.alt,
  loading: one.loading,
  drawn: one.complete && one.naturalWidth,
}))`;

interface Shown {
  readonly game: string;
  readonly file: string;
  readonly alt: string;
  readonly loading: string;
  readonly drawn: number | false;
}

describe.skipIf(noBrowser !== null)('front page', () => {
  const setting = useServerAndBrowser();

  test.each([
    ['on a wide screen', { locale: 'en-GB' }, 'Emergence in the middle of a game'],
    ['on a phone, in German', { ...PHONE, locale: 'de-DE' }, 'Emergence mitten in einer Partie'],
  ])('every game has its picture, and nothing jumps when it comes, %s', async (_, options, alt) => {
    const { page } = await setting.enter('Ann', options);
    await page.addInitScript(`
      globalThis.jumped = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) globalThis.jumped += value;
      }).observe({ type: 'layout-shift', buffered: true });`);
    await page.goto('/');
    await page.getByTestId('play-emergence').waitFor();
    const shown = (): Promise<Shown[]> => page.evaluate<Shown[]>(PICTURES);
    await expect.poll(async () => (await shown())[0]?.drawn).toBe(960);
    for (const game of PICTURED) await page.getByTestId(`play-${game}`).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await shown()).map(({ drawn }) => drawn)).toEqual(PICTURED.map(() => 960));
    const all = await shown();
    expect(all.map(({ game }) => game).toSorted()).toEqual(PICTURED.toSorted());
    for (const { game, file } of all) expect(file).toMatch(new RegExp(`^/assets/${game}\\.front\\.(dark|light)-`));
    expect(all.map(({ loading }) => loading)).toEqual(['eager', ...all.slice(1).map(() => 'lazy')]);
    expect(all.find(({ game }) => game === 'emergence')?.alt).toBe(alt);
    expect(await page.evaluate<number>('jumped')).toBeLessThan(0.1);
  });

  test('in light colours a board that differs is shown so, whatever the machine is set to', async () => {
    const { page } = await setting.enter('Ann', { colorScheme: 'dark' });
    const emergent = async (): Promise<string> =>
      (await page.evaluate<Shown[]>(PICTURES)).find(({ game }) => game === 'emergent')?.file ?? '';
    await page.goto('/');
    await expect.poll(emergent).toContain('emergent.front.dark');
    await page.getByTestId('settings').click();
    await page.getByRole('radio', { name: 'Light' }).click();
    await expect.poll(emergent).toContain('emergent.front.light');
  });
});
