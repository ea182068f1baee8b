import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '@tablewright/catalogue';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { noBrowser, openBrowser } from './browser.ts';
import { Person } from './person.ts';
import { ServerProcess } from './server-process.ts';

// The page is built anew and the server starts again while somebody sits at a table: the game goes on with the files that the page was
// opened with, and whoever opens the page later has the new ones.

const BUILT = join(REPOSITORY, 'packages', 'web', 'dist');

/** As if a source of the about page had been changed: its file has another name from now on, and what names it does too. */
function buildAnew(dist: string): void {
  const assets = join(dist, 'assets');
  const old = readdirSync(assets).find((name) => /^About-[\w-]+\.js$/.test(name))!;
  const isText = (name: string): boolean => /\.(js|html)$/.test(name);
  for (const folder of [dist, assets]) {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (/\.(gz|br)$/.test(name)) rmSync(path);
      else if (isText(name)) writeFileSync(path, readFileSync(path, 'utf8').replaceAll(old, 'About-NEWNEWNE.js'));
    }
  }
  renameSync(join(assets, old), join(assets, 'About-NEWNEWNE.js'));
  const worker = join(dist, 'service-worker.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/BUILD = "\w+"/, 'BUILD = "anew"'));
  writeFileSync(
    join(dist, 'index.html'),
    readFileSync(join(dist, 'index.html'), 'utf8').replace('<body>', '<body data-anew>'),
  );
}

const caches = (page: Page): Promise<string[]> => page.evaluate<string[]>('caches.keys()');

describe.skipIf(noBrowser !== null)('an update', () => {
  test('arrives without breaking a running game', async () => {
    const dist = mkdtempSync(join(tmpdir(), 'tablewright-update-'));
    cpSync(BUILT, dist, { recursive: true });
    const [browser, server] = await Promise.all([openBrowser(), ServerProcess.open(dist)]);
    onTestFinished(async () => {
      await browser.close();
      await server.close();
      rmSync(dist, { recursive: true, force: true });
    });
    const ann = await Person.enter(browser, server.url, 'Ann', { serviceWorkers: 'allow' });
    const { page, context } = ann;
    await ann.openFront();
    await page.evaluate('navigator.serviceWorker.ready');
    await ann.playNow();
    const [before] = await caches(page);

    await server.kill();
    buildAnew(dist);
    await server.start();
    await page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update())');
    await expect.poll(() => caches(page), { timeout: 60_000 }).toEqual([before, 'tablewright-anew']);
    await expect
      .poll(() => page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)'))
      .toBe(true);

    // The table is still there and takes answers, and what the old page loads only now still comes.
    await ann.when(() => ann.isAsked);
    await ann.answer();
    expect(await page.locator('body[data-anew]').count()).toBe(0);
    expect(await caches(page)).toContain(before);
    await page.evaluate("history.pushState(null, '', '/about'); dispatchEvent(new PopStateEvent('popstate'))");
    await page.getByRole('heading', { level: 1, name: /About/ }).waitFor();

    // All pages are closed; the next one is the new one, also without a network.
    await page.close();
    const next = await context.newPage();
    await next.goto('/');
    await next.locator('body[data-anew]').waitFor();
    await expect.poll(() => caches(next), { timeout: 60_000 }).toEqual(['tablewright-anew']);
    await context.setOffline(true);
    await next.goto('/about');
    await next.locator('body[data-anew]').waitFor();
    await next.getByRole('heading', { level: 1, name: /About/ }).waitFor();
    expect(ann.troubles).toEqual([]);
  });
});
