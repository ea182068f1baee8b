import { type Browser, chromium } from 'playwright-core';
import { BROWSER_FLAGS, browserForTests } from '../../../scripts/browser.mjs';

const found = await browserForTests('The tests in the browser are skipped.');

/** Why nothing can be tested here, or null; it has been said. */
export const noBrowser = found === null ? 'no browser' : null;

export async function openBrowser(): Promise<Browser> {
  if (found === null) throw new Error('no browser');
  return chromium.launch({ executablePath: found, args: BROWSER_FLAGS });
}
