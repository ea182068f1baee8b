// Pictures of the board: node games/emergent/board/dev/shots.mjs <base url> <out folder> [name …]
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';

const [base = 'http://127.0.0.1:5199', out = '.cache/shots', ...only] = process.argv.slice(2);
const SIZES = { laptop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** @type {Record<string, [string, ...((page: import('playwright-core').Page) => Promise<unknown>)[]]>} name: query, and what to do before the picture */
const SHOTS = {
  start: ['about=plan'],
  region: ['about=plan', touch('NOE'), plus('Small DC'), press('Fill'), plus('Marketing')],
  plan: ['about=plan&round=3', press('Same again'), touch('GLK'), plus('Large DC'), press('Fill')],
  plan4: ['about=plan&round=4&seats=4&scene=crowd', press('Same again')],
  locked: ['about=plan&round=2&lock=1&seats=3&takeBack=1'],
  reveal: ['about=plan&round=2&lock=1', go(0)],
  demand: ['about=plan&round=3&lock=1', go(1)],
  city: ['about=plan&round=3&lock=1', go(2)],
  ship: ['about=plan&round=3&lock=1', go(9)],
  income: ['about=plan&round=4&rounds=5&lock=1', go(26)],
  accounts: ['about=plan&round=3&lock=1', go(99)],
  askMe: ['about=plan&round=3&lock=1&askMe=1'],
  open: ['about=plan&round=2&market=open&seats=2'],
  classic: ['about=plan&round=2&market=classic', press('Same again')],
  learning: ['about=plan&mode=learning', touch('TEX')],
  forced: ['about=plan&round=2&scene=forced'],
  demandSheet: ['about=plan&round=2', press('Demand')],
  spectator: ['me=spectator&round=3'],
  fast: ['about=place&mode=fast', touch('NOE'), touch('SCA'), touch('HRT')],
  fast3: ['about=place&mode=fast&round=3', touch('NOE'), touch('SCA'), touch('HRT'), touch('DLT'), touch('PNW')],
  fastReveal: ['about=place&mode=fast&round=2&lock=1&seats=4'],
  end: ['end=1'],
  endTwo: ['end=1&seats=2&seed=b'],
  endFast: ['end=1&mode=fast'],
  secret: ['about=plan&round=2&secret=1', press('Same again')],
  shelf: ['shelf=1'],
};

function touch(code) {
  return (page) =>
    page
      .locator(`[data-place="region:${code}"]`)
      .focus()
      .then(() => page.keyboard.press('Enter'));
}
function press(name) {
  return (page) => page.getByRole('button', { name, exact: false }).first().click();
}
function plus(name) {
  return (page) => page.getByRole('button', { name: `${name}: one more` }).click();
}
/** To a step of the show, or to its end. */
function go(step) {
  return async (page) => {
    await page.getByRole('button', { name: 'Replay round' }).click();
    const next = page.getByRole('button', { name: 'One step on' });
    for (let i = 0; i < step && (await next.count()) > 0; i += 1) await next.click();
  };
}

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
for (const [name, [query, ...deeds]] of Object.entries(SHOTS)) {
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
    for (const deed of deeds) await deed(page);
    await page.waitForTimeout(350);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 0) console.log(`${name} ${size}: ${wide} px too wide`);
    await page.screenshot({ path: `${out}/${name}-${size}.png`, fullPage: false });
    await page.close();
  }
}
await browser.close();
