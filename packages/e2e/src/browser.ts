import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser that is named, one that is installed, or the one out of the npm registry (Linux alone); else null. */
async function findBrowser(): Promise<string | null> {
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

const found = await findBrowser();

/** Why nothing can be tested here, or null. Where CI is true nothing is passed over. */
export const noBrowser =
  found === null
    ? 'No browser: install chromium, or name one in CHROMIUM. The tests in the browser are skipped.'
    : null;
if (noBrowser !== null) {
  if (process.env['CI'] === 'true') throw new Error(noBrowser);
  process.stdout.write(`${noBrowser}\n`);
}

export async function openBrowser(): Promise<Browser> {
  if (found === null) throw new Error('no browser');
  return chromium.launch({ executablePath: found, args: FLAGS });
}
