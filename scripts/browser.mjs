// A real Chromium, for the tests in a browser and for `tablewright bench web`: the one that is named in CHROMIUM, one that
// is installed, or the one out of the npm registry. Plain JavaScript, as in install.mjs.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** Without a sandbox, since root may have none; and without talking to anybody. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const NO_BROWSER = 'No browser: install chromium, or name one in CHROMIUM.';

/**
 * The path of a browser, or null. The one out of the registry is for Linux alone.
 * @returns {Promise<string | null>}
 */
export async function findBrowser() {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '') return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
  if (installed !== undefined) return installed;
  if (process.platform !== 'linux') return null;
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    return await packed.executablePath();
  } catch {
    return null;
  }
}

/**
 * For tests: where CI is true nothing may be passed over, elsewhere one line says what is.
 * @param {string} skipped what is skipped without a browser
 */
export async function browserForTests(skipped) {
  const found = await findBrowser();
  if (found !== null) return found;
  const why = `${NO_BROWSER} ${skipped}`;
  if (process.env['CI'] === 'true') throw new Error(why);
  process.stdout.write(`${why}\n`);
  return null;
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
