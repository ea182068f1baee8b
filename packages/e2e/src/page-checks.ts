import axe, { type Result, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** By how many pixels a page can be scrolled sideways. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
}

/** What axe finds to be a serious hindrance. */
export async function seriousIn(page: Page): Promise<string[]> {
  return complaints(page);
}

/** Every screen and table in every theme takes minutes: with LONG_GAMES=1, as whole games of Human Punishment. */
export const inEveryTheme = process.env['LONG_GAMES'] === '1';

const THEMES = ['light', 'dark', 'contrast'] as const;

/** Words that cannot be read well enough, by theme. The themes are put on and taken off, as the settings would. */
export async function paleIn(page: Page): Promise<string[]> {
  const found: string[] = [];
  const wear = (theme: string | null): Promise<unknown> =>
    page.evaluate(`((theme) => {
      const { dataset } = document.documentElement;
      const was = dataset.theme ?? null;
      if (theme === null) delete dataset.theme;
      else dataset.theme = theme;
      // until it is drawn: colours that are on their way are those of no theme
      const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const onTheWay = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
      const settled = () => Promise.allSettled(onTheWay().map(({ finished }) => finished));
      return drawn().then(settled).then(drawn).then(() => was);
    })(${JSON.stringify(theme)})`);
  // What is out of sight and not drawn keeps the colours of the theme before.
  await page.evaluate(`(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  })()`);
  const was = (await wear('light')) as string | null;
  for (const theme of THEMES) {
    await wear(theme);
    for (const what of await complaints(page, { runOnly: { type: 'rule', values: ['color-contrast'] } }))
      found.push(`${theme}: ${what}`);
  }
  await wear(was);
  await page.evaluate('document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)');
  return found;
}

/** Dialogs and menus behind which nothing can be reached. */
const IN_FRONT = ':is([role="dialog"], [role="alertdialog"], [role="menu"])[data-state="open"]';

async function complaints(page: Page, options: RunOptions = {}): Promise<string[]> {
  // While a dialog comes up axe does not always see that it holds the keyboard, and complains of what lies behind it.
  const isCovered = (await page.locator(IN_FRONT).count()) > 0;
  const violations = await violationsIn(page, isCovered ? IN_FRONT : null, options);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 5)
        .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}: ${failureSummary?.slice(0, 300)}`),
    );
}

/** All that axe has to say against a page, or against a part of it. */
export async function violationsIn(
  page: Page,
  part: string | null = null,
  options: RunOptions = {},
): Promise<readonly Result[]> {
  // Half a megabyte: a page reads it once, not each time that it is looked at.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source);
  const asked = JSON.stringify({ ...options, resultTypes: ['violations'] });
  const where = part === null ? 'document' : JSON.stringify(part);
  return page.evaluate<Result[]>(`axe.run(${where}, ${asked}).then(({ violations }) => violations)`);
}

/** What can be pressed on the board or among the choices and is smaller than so many pixels, as far as it is in sight. */
export function smallControlsIn(page: Page, least: number): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const controls = '[data-testid="board"], [data-testid="choices"]';
    const pressed = 'button:enabled, [role="button"]:not([aria-disabled]), select, summary, a[href], input';
    return [...document.querySelectorAll(controls)].flatMap((part) => [...part.querySelectorAll(pressed)]).flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      if (!one.checkVisibility() || width === 0 || top > innerHeight || left > innerWidth || top + height < 0) return [];
      const small = Math.min(width, height) < ${least} - 0.5;
      return small ? [\`\${Math.round(width)}×\${Math.round(height)} \${(one.getAttribute('aria-label') ?? one.textContent).slice(0, 40)}\`] : [];
    });
  })()`);
}

/** Words on the board, in the prompt or in the seats that are smaller than so many pixels. */
export function smallTextIn(page: Page, least: number): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const found = new Set();
    for (const part of document.querySelectorAll('[data-testid="board"], [data-testid="prompt"], [aria-label="Seats"]')) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement;
        const words = node.textContent.trim();
        if (words === '' || element.tagName === 'title' || !element.checkVisibility()) continue;
        const svg = element.closest('svg');
        const scale = svg === null || element.getScreenCTM === undefined ? 1 : element.getScreenCTM().a;
        const size = parseFloat(getComputedStyle(element).fontSize) * scale;
        const { width } = element.getBoundingClientRect();
        if (width > 1 && size < ${least} - 0.05) found.add(\`\${size.toFixed(1)} “\${words.slice(0, 24)}”\`);
      }
    }
    return [...found];
  })()`);
}

/** How long it is looked again: the board turns to what is asked only after it was drawn. */
const LOOKING = 20_000;

/** What is wrong and stays wrong: a page that is just being drawn is looked at once more. */
export async function lasting(find: () => Promise<string[]>): Promise<string[]> {
  const end = performance.now() + LOOKING;
  for (;;) {
    const found = await find();
    if (found.length === 0 || performance.now() > end) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Which of these things of the table are not in sight; [] as soon as one of them is, or where there are none. */
export function unseenThings(page: Page, things: readonly string[]): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const things = ${JSON.stringify([...new Set(things)])};
    const board = document.querySelector('[data-testid="board"]').getBoundingClientRect();
    const isSeen = (thing) => [...document.querySelectorAll(\`[data-thing="\${thing}"]\`)].some((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return one.checkVisibility() && x > board.left && x < board.right && y > board.top && y < board.bottom;
    });
    return things.length === 0 || things.some(isSeen) ? [] : things.slice(0, 3);
  })()`);
}

/**
 * From now on, at every change of the page, it is noted which of these conditions hold together: what is to be seen for a second
 * only would be missed from outside on a busy machine. Gives back what was noted.
 */
export async function noteMoments(
  page: Page,
  conditions: Readonly<Record<string, string>>,
): Promise<() => Promise<string[]>> {
  const looks = Object.entries(conditions).map(([name, holds]) => `[${JSON.stringify(name)}, () => ${holds}]`);
  await page.evaluate(`(() => {
    const noted = new Set();
    const looks = [${looks.join(', ')}];
    const look = () => void noted.add(looks.flatMap(([name, holds]) => (holds() ? [name] : [])).join(' and '));
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    look();
    window.momentsNoted = () => [...noted];
  })()`);
  return () => page.evaluate<string[]>('momentsNoted()');
}
