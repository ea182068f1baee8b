// Pictures of the board: node games/emigration/board/dev/shots.mjs <base url> <out folder> [name …]
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';

const [base = 'http://127.0.0.1:5199', out = '.cache/shots', ...only] = process.argv.slice(2);
const SIZES = { laptop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** name: query, what to do before the picture */
const SHOTS = {
  start: 'about=action&seats=3',
  two: 'about=action&seats=2&turn=8',
  three: 'about=action&seats=3&turn=14&scene=rich',
  four: 'about=action&seats=4&turn=18&scene=rich',
  six: 'about=action&turn=6&scene=rich',
  sixLate: 'about=action&turn=60',
  lifted: 'about=action&seats=4&turn=5&lift=1',
  student: 'about=action&seats=3&turn=6&scene=student',
  pears: 'about=action&turn=6&scene=pears',
  offering: 'about=action&seats=3&turn=6&scene=offering',
  fog: 'about=action&seats=3&turn=6&scene=fog',
  officer: 'about=action&seats=3&turn=6&scene=officer',
  withdraw: 'about=action&seats=6&turn=6&scene=withdraw',
  cross: 'about=action&seats=6&turn=6&scene=cross',
  end: 'end=1&seats=4&seed=four',
  endSix: 'end=1&seed=six',
  waiting: 'turn=9&seats=4&me=0&log=0',
  spectator: 'me=spectator&turn=9&seats=4',
  pointed: 'about=action&seats=2&turn=6&point=bill',
  secret: 'about=action&seats=6&turn=6&scene=cross&secret=1',
  shelf: 'shelf=1',
};

const browser = await playwright.launch({
  executablePath: process.env.CHROMIUM ?? (await chromium.executablePath()),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});
for (const [name, query] of Object.entries(SHOTS)) {
  if (only.length > 0 && !only.includes(name)) continue;
  for (const [size, viewport] of Object.entries(SIZES)) {
    const page = await browser.newPage({ viewport, deviceScaleFactor: size === 'phone' ? 2 : 1 });
    page.on(
      'console',
      (message) => ['error', 'warning'].includes(message.type()) && console.log(name, size, message.text()),
    );
    page.on('pageerror', (error) => console.log(name, size, error.message));
    await page.goto(`${base}/?freeze=1&still=1${size === 'phone' ? '&log=0' : ''}&${query}`);
    await page.waitForSelector('#root > *');
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(350);
    if (query.includes('lift=1')) {
      await page.locator('[data-place^="card:"] button[aria-pressed]:visible').first().click();
      await page.waitForTimeout(350);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 0) console.log(`${name} ${size}: ${wide} px too wide`);
    await page.screenshot({ path: `${out}/${name}-${size}.png`, fullPage: false });
    await page.close();
  }
}
await browser.close();
