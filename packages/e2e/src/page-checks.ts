import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** By how many pixels a page can be scrolled sideways. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
}

/** What axe finds to be a serious hindrance. */
export async function seriousIn(page: Page): Promise<string[]> {
  // there are no frames within the page, so that no second page is needed to put the results together
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 5)
        .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}: ${failureSummary?.slice(0, 300)}`),
    );
}
