// Pictures of the board: node games/robotariat/board/dev/shots.mjs <base url> <out folder> [name …]
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';

const [base = 'http://127.0.0.1:5199', out = '.cache/shots', ...only] = process.argv.slice(2);
const SIZES = { laptop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** name: query, what to do before the picture */
const SHOTS = {
  choose: 'about=choose',
  start: 'about=turn',
  turn: 'scene=turn',
  turnRest: 'scene=turn&rest=move-U',
  far: 'scene=far',
  poster: 'scene=poster&rest=R',
  rebuild: 'scene=rebuild',
  burn: 'scene=burn',
  paste: 'scene=paste',
  repaste: 'scene=repaste',
  contribute: 'scene=contribute&seats=4',
  cook: 'scene=cook',
  stake: 'scene=stake',
  masses: 'scene=masses&rest=2-P',
  alarm: 'scene=alarm',
  push: 'scene=push',
  post: 'scene=post',
  lead: 'scene=lead&seats=3',
  steer: 'scene=steer',
  reroll: 'scene=reroll',
  forecast: 'scene=forecast',
  adjust: 'scene=adjust',
  salvage: 'scene=salvage',
  sabotage: 'scene=sabotage',
  upgrade: 'scene=upgrade',
  extra: 'scene=extra',
  report: 'scene=report',
  crowd: 'scene=crowd',
  last: 'scene=last',
  secret: 'scene=turn&secret=1',
  waiting: 'scene=turn&act=end',
  spectator: 'me=spectator&scene=turn',
  end: 'end=1',
  endThree: 'end=1&seats=3&seed=two',
  endTogether: 'end=1&mode=cooperative&seats=4',
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
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 0) console.log(`${name} ${size}: ${wide} px too wide`);
    await page.screenshot({ path: `${out}/${name}-${size}.png`, fullPage: false });
    await page.close();
  }
}
await browser.close();
