// A real Chromium, for the tests in a browser and for `tablewright bench web`: the one that is named in CHROMIUM, one that
// is installed, or the one out of the npm registry. Plain JavaScript, as in install.mjs.
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture, oneAtATime, ourNode, ROOT } from './install.mjs';

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
  return process.platform === 'linux' ? unpackedBrowser() : null;
}

/**
 * The browser out of the registry. Its package unpacks into the folder for temporary files, which everybody shares: two runs
 * at once find it half written (ETXTBSY). So it is unpacked once into the checkout, by one process at a time, and takes its
 * name only when it is whole.
 * @param {string} cache
 * @returns {Promise<string | null>}
 */
export async function unpackedBrowser(cache = join(ROOT, '.cache', 'browser')) {
  const manifest = join(ROOT, 'node_modules', '@sparticuz', 'chromium', 'package.json');
  if (!existsSync(manifest)) return null;
  const folder = join(cache, JSON.parse(readFileSync(manifest, 'utf8')).version);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  await oneAtATime(
    `${folder}.busy`,
    () => {},
    async () => {
      if (existsSync(program)) return;
      const half = `${folder}.half`;
      rmSync(half, { recursive: true, force: true });
      mkdirSync(half, { recursive: true });
      const unpack = join(ROOT, 'scripts', 'unpack-browser.mjs');
      const { code } = await capture(ourNode(), [unpack], { TMPDIR: half });
      if (code === 0) renameSync(half, folder);
      else rmSync(half, { recursive: true, force: true });
    },
  );
  return existsSync(program) ? program : null;
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
