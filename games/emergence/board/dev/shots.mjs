// Pictures of the board: node games/emergence/board/dev/shots.mjs <base url> <out folder> [name …]
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';

const [base = 'http://127.0.0.1:5199', out = '.cache/shots', ...only] = process.argv.slice(2);
const SIZES = { laptop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** name: query, what to do before the picture */
const SHOTS = {
  select: 'about=select&round=3',
  selectRest: 'about=select&round=3&rest=activate-E',
  move: 'about=move&round=3',
  action: 'about=action&round=4&scene=rich',
  target: 'about=move&round=3&scene=target',
  spySeen: 'about=move&round=3&scene=spySeen',
  mixed: 'about=compile&scene=mixed',
  staged: 'about=select&round=3&act=activate-E&takeBack=1',
  insert: 'about=insert&scene=rich',
  compile: 'about=compile&round=4',
  briefing: 'about=briefing',
  end: 'end=1&scene=spied',
  endHumans: 'end=1&seats=3&length=short&seed=h2&scene=spied',
  waiting: 'about=select&round=6&scene=rich&act=activate-B&takeBack=1&log=0',
  dry: 'round=5&scene=dry',
  full: 'about=move&round=3&scene=full',
  crowd: 'round=3&scene=crowd',
  start: 'about=select',
  secret: 'about=select&round=9&secret=1',
  city02: 'about=move&round=3&city=kernel-02&seats=4',
  city03: 'about=move&round=3&city=trefoil-03&seats=4',
  city04: 'about=move&round=3&city=halo-04&seats=4',
  city05: 'about=move&round=3&city=twin-cores-05',
  city06: 'about=move&round=3&city=long-mile-06&seats=5',
  city07: 'about=move&round=4&city=metroplex-07',
  city08: 'about=move&round=3&city=relay-08&seats=5',
  city09: 'about=move&round=3&city=splice-09&seats=4',
  spectator: 'me=spectator&round=4',
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
