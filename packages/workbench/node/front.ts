import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser, NO_BROWSER } from '../../../scripts/browser.mjs';
import { SIZES } from '../src/constants.ts';
import { KNOWS, show } from './shots.ts';

// The picture with which a game stands on the front page: a part of its board, out of a recorded game. It is small, since all games
// stand there; it is wide enough for a phone's dense screen.

/** Of one scene, the part of the board that is shown, in widths of the board; it is 16 to 9. */
export interface FrontPart {
  readonly scene: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const FRONT_WIDTH = 960;
const MOST_BYTES = 40_000;

interface FrontOrder {
  readonly address: string;
  readonly game: string;
  readonly folder: string;
  readonly part: FrontPart;
}

/** Says how many troubles there were. */
export async function takeFront(order: FrontOrder): Promise<number> {
  const path = await findBrowser();
  if (path === null) {
    process.stderr.write(`${NO_BROWSER}\n`);
    return 1;
  }
  const browser = await chromium.launch({ executablePath: path, args: [...BROWSER_FLAGS] });
  const file = (theme: string): string => join(order.folder, `${order.game}.front.${theme}.webp`);
  try {
    const [dark, light] = [await taken(browser, order, 'dark'), await taken(browser, order, 'light')];
    writeFileSync(file('dark'), dark);
    // Most boards are a world of their own, and look the same in both.
    if (light.equals(dark)) rmSync(file('light'), { force: true });
    else writeFileSync(file('light'), light);
    process.stdout.write(`${order.game} for the front page: ${dark.length} bytes\n`);
    return 0;
  } catch (error) {
    process.stdout.write(`${order.game} for the front page: ${String(error)}\n`);
    return 1;
  } finally {
    await browser.close();
  }
}

async function taken(
  browser: Browser,
  { address, game, part }: FrontOrder,
  colorScheme: 'dark' | 'light',
): Promise<Buffer> {
  const { width, height } = SIZES.find(({ name }) => name === 'laptop')!;
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', colorScheme });
  await context.addInitScript((settings) => localStorage.setItem('tablewright', settings), KNOWS);
  const page = await context.newPage();
  await show(page, `${address}frame.html`, `#game=${game}&scene=${part.scene}`);
  const picture = await pictureOf(page, part);
  await context.close();
  return picture;
}

async function pictureOf(page: Page, { left, top, width }: FrontPart): Promise<Buffer> {
  const board = (await page.getByTestId('board').boundingBox())!;
  // In whole pixels, or the browser would round the picture to another size.
  const unit = Math.round((width * board.width) / 16);
  const clip = {
    x: Math.round(board.x + left * board.width),
    y: Math.round(board.y + top * board.width),
    width: 16 * unit,
    height: 9 * unit,
    scale: FRONT_WIDTH / (16 * unit) + 1e-6,
  };
  const session = await page.context().newCDPSession(page);
  for (let quality = 82; quality > 20; quality -= 4) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip });
    const picture = Buffer.from(data, 'base64');
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error(`more than ${MOST_BYTES} bytes, however coarse`);
}
