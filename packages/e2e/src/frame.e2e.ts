import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { PHONE } from './person.ts';
import { useServerAndBrowser } from './setting.ts';

// What the frame around a board does with the machine that it runs on: the sheet of a phone from which a link is sent, and what a
// screen reader hears.

interface Shared {
  readonly title: string;
  readonly url: string;
}

describe.skipIf(noBrowser !== null)('the frame', () => {
  const setting = useServerAndBrowser();

  test('an invitation goes out by the sheet of the phone; closing it is no trouble', async () => {
    const ann = await setting.enter('Ann', PHONE);
    await ann.context.addInitScript(`
      globalThis.shared = [];
      navigator.share = (what) => {
        shared.push(what);
        return shared.length === 1 ? Promise.resolve() : Promise.reject(new DOMException('closed', 'AbortError'));
      };`);
    const link = await ann.makeTable(3);
    for (let times = 0; times < 2; times += 1) await ann.page.getByTestId('share').click();
    const shared = await ann.page.evaluate<Shared[]>('shared');
    expect(shared).toHaveLength(2);
    expect(shared[0]!.title).toContain('Emergence');
    expect(new URL(shared[0]!.url).pathname).toBe(new URL(link, setting.server.url).pathname);
    expect(new URL(shared[0]!.url).search + new URL(shared[0]!.url).hash).not.toBe('');
  });

  test('a screen reader hears what happens once and in order, and then what is asked', async () => {
    const ann = await setting.enter('Ann');
    await ann.playNow();
    const { page } = ann;
    await ann.when(() => ann.isAsked);
    await page.evaluate(`(() => {
      const region = document.querySelector('[data-testid="announced-news"]');
      globalThis.heard = [];
      globalThis.before = document.querySelectorAll('[data-testid="log"] [data-line]').length;
      new MutationObserver((changes) => {
        for (const { addedNodes, target, type } of changes) {
          if (type === 'characterData') heard.push('changed: ' + target.data);
          for (const node of addedNodes) heard.push(node.textContent.trim());
        }
      }).observe(region, { childList: true, subtree: true, characterData: true });
    })()`);
    // How much an answer leads to depends on the deal; and the page comes after what was sent.
    const lines = (): Promise<number> => page.evaluate<number>('heard.length');
    for (let answers = 0; answers < 3 || (await lines()) <= 3; answers += 1) {
      await ann.when(() => ann.isAsked);
      await ann.answer();
    }
    await ann.when(() => ann.isAsked);
    const asked = page.getByTestId('announced-prompt');
    await expect.poll(() => asked.textContent()).toMatch(/^You are asked: ./);
    const [heard, told] = await page.evaluate<[string[], string[]]>(`[heard,
      [...document.querySelectorAll('[data-testid="log"] [data-line]')].slice(before).map((line) => line.textContent)]`);
    // Every line of the log, in its order, none twice. A secret is only said to be there.
    let at = 0;
    for (const line of heard) {
      if (line.startsWith('You have learned something')) continue;
      at = told.findIndex((one, i) => i >= at && one.includes(line)) + 1;
      expect([line, at > 0]).toEqual([line, true]);
    }
    expect(heard.filter((line) => line.startsWith('changed'))).toEqual([]);
  });
});
