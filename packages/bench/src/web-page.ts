import { get } from 'node:http';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { SentFile } from './web-limits.ts';

// The page in a browser that has never been here: what it loads, and when it can be used.

/** A new browser window with an empty cache; everything is closed behind what is done in it. */
export async function visit<T>(browser: Browser, url: string, act: (page: Page) => Promise<T>): Promise<T> {
  const context: BrowserContext = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    // what it fetches in the background is nothing that anybody waits for
    serviceWorkers: 'block',
  });
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}

export interface FirstLoad {
  /** as Chromium has received it, with its headers */
  readonly scriptBytes: number;
  /** from the address until a button to play is painted */
  readonly interactiveMs: number;
  readonly paths: readonly string[];
}

const PLAY = '[data-testid^="play-"]';

/** Runs in the page: when the first button to play has been painted. Until React has drawn it nothing can be pressed. */
const WATCH_FRONT = `
  window.interactive = new Promise((resolve) => {
    new MutationObserver((_, watcher) => {
      if (document.querySelector('${PLAY}') === null) return;
      watcher.disconnect();
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => resolve(performance.now());
        painted.port2.postMessage(null);
      });
    }).observe(document, { childList: true, subtree: true });
  });
`;

export async function loadFront(page: Page): Promise<FirstLoad> {
  await page.addInitScript(WATCH_FRONT);
  await page.goto('/');
  return {
    interactiveMs: await page.evaluate<number>('window.interactive'),
    scriptBytes: await page.evaluate<number>(`
      performance.getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { transferSize }) => sum + transferSize, 0)
    `),
    paths: await loaded(page),
  };
}

/** Everything that this page has fetched so far, by its path. */
export async function loaded(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`
    [...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))]
  `);
}

/** A table against bots; its id. The browser has to have been at the front page before. */
export async function newTable(page: Page, game: string, seats: number): Promise<string> {
  await knownHere(page);
  const reply = await page.request.post('/api/tables', { data: { game, seats, atOnce: true } });
  if (!reply.ok()) throw new Error(`no table of ${game}: ${await reply.text()}`);
  return ((await reply.json()) as { table: string }).table;
}

/** The page asks by itself who is here. A table that was made before it is told would be somebody else's. */
async function knownHere(page: Page): Promise<void> {
  for (let waited = 0; (await page.context().cookies()).length === 0; waited += 20) {
    if (waited > 20_000) throw new Error('nobody is known at the front page');
    await page.waitForTimeout(20);
  }
}

/** What a file weighs as the server really sends it. */
export async function sentFile(url: string, path: string): Promise<SentFile> {
  const [plain, gzip, brotli] = await Promise.all(
    ['identity', 'gzip', 'br'].map((coding) => bytesOf(`${url}${path}`, coding)),
  );
  return { path, plain: plain!, gzip: gzip!, brotli: brotli! };
}

/** fetch() would unpack it. */
function bytesOf(address: string, coding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': coding } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answers ${response.statusCode}`));
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.once('end', () => resolve(bytes));
      response.once('error', reject);
    }).once('error', reject);
  });
}
