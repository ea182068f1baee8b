import { type Browser, chromium } from 'playwright-core';
import { BROWSER_FLAGS, browserForTests } from '../../../scripts/browser.mjs';

const found = await browserForTests('The tests in the browser are skipped.');

/** Nothing can be tested here; that has been said. */
export const noBrowser = found === null;

export async function openBrowser(): Promise<Browser> {
  if (found === null) throw new Error('no browser');
  return chromium.launch({ executablePath: found, args: BROWSER_FLAGS });
}
