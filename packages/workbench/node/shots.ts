import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser, NO_BROWSER } from '../../../scripts/browser.mjs';
import { type Size, SIZES } from '../src/constants.ts';

/** What still fades in when everything has been touched. */
const SETTLE_MS = 350;
const PATIENCE_MS = 180_000;
/** Letters stay sharp, and a picture stays under 120 KB. */
const QUALITY = 78;

/** What is explained to a newcomer would stand before every board. */
export const KNOWS = JSON.stringify({ state: { guide: false }, version: 1 });

interface Order {
  /** of the workbench */
  readonly address: string;
  readonly game: string;
  readonly folder: string;
  readonly scenes: readonly string[];
  /** for eyes that want it light */
  readonly light: boolean;
  /** 'en', 'de': what the browser asks for */
  readonly language: string;
  /** for people: small files, named after their game; otherwise exact to the dot, to be compared */
  readonly small: boolean;
}

/** Takes pictures of scenes and says how many troubles there were: what the console said, what does not fit, what is not there. */
export async function takeShots(order: Order): Promise<number> {
  const path = await findBrowser();
  if (path === null) {
    process.stderr.write(`${NO_BROWSER}\n`);
    return 1;
  }
  mkdirSync(order.folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: path, args: [...BROWSER_FLAGS] });
  try {
    let troubles = 0;
    for (const size of SIZES) troubles += await takeAll(browser, order, size);
    process.stdout.write(`${order.scenes.length * SIZES.length} pictures in ${order.folder}, ${troubles} troubles\n`);
    return troubles;
  } finally {
    await browser.close();
  }
}

async function takeAll(
  browser: Browser,
  { address, game, folder, scenes, light, language, small }: Order,
  size: Size,
): Promise<number> {
  const { name, width, height, touched, pixels } = size;
  let troubles = 0;
  let scene = '';
  const complain = (what: string): void => {
    troubles += 1;
    process.stdout.write(`${scene} ${name}: ${what}\n`);
  };
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: pixels,
    hasTouch: touched,
    reducedMotion: 'reduce',
    colorScheme: light ? 'light' : 'dark',
    locale: language,
  });
  await context.addInitScript((settings) => localStorage.setItem('tablewright', settings), KNOWS);
  const page = await context.newPage();
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complain(message.text()));
  page.on('pageerror', (error) => complain(error.message));
  for (scene of scenes) {
    await show(page, `${address}frame.html`, `#game=${game}&scene=${scene}`);
    const wrong = await page.locator('html').getAttribute('data-wrong');
    if (wrong !== null) complain(wrong);
    const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    if (typeof wide === 'number' && wide > 0) complain(`${wide} px too wide`);
    if (small) writeFileSync(join(folder, `${game}.${scene}.${name}.webp`), await smallPicture(page));
    else await page.screenshot({ path: join(folder, `${scene}-${name}.png`) });
  }
  await context.close();
  return troubles;
}

/** The page is loaded once: behind the # it goes on by itself, which takes a tenth of the time. */
export async function show(page: Page, address: string, hash: string): Promise<void> {
  if (page.url().startsWith(address)) await page.evaluate(`location.replace(${JSON.stringify(hash)})`);
  else await page.goto(`${address}${hash}`, { timeout: PATIENCE_MS });
  await page.waitForSelector(`html[data-ready="${hash}"], html[data-wrong]`, {
    state: 'attached',
    timeout: PATIENCE_MS,
  });
  await page.evaluate('document.fonts.ready');
  await page.waitForTimeout(SETTLE_MS);
}

/** Playwright writes no WebP, which is half as large as any other; the browser does. */
async function smallPicture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  return Buffer.from(data, 'base64');
}
