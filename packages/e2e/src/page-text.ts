import type { Page } from 'playwright-core';

// Everything that a page says, at every moment: not only what a screenshot would show, but what is read aloud, what stands in the
// tab, and what is in the page behind something else.

/** What the page said at one moment, outside of what is held open by its owner. */
export interface PageText {
  readonly text: string;
  /** what the prompt asked; null when nothing was asked, or the screen was closed */
  readonly asked: string | null;
}

/** Held open by its owner: that is what the eye is for. */
const HELD_OPEN = '[data-testid="secret"], [data-testid="unveiled"]';

const LISTENS = `(() => {
  const moments = [];
  const notified = [];
  let last = '';
  const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'];
  const isOpen = (node) => node.nodeType === 1 && node.matches(${JSON.stringify(HELD_OPEN)});
  const textOf = () => {
    const words = [];
    const named = [document.title, ...notified];
    const skips = (node) => isOpen(node) || node.nodeName === 'SCRIPT' || node.nodeName === 'STYLE';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
      skips(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.nodeType === 3) words.push(node.data);
      else {
        for (const name of ATTRIBUTES) if (node.hasAttribute(name)) named.push(node.getAttribute(name));
        if (node.matches('input, textarea')) named.push(node.value);
      }
    }
    return [words.join(''), ...named].map((part) => part.replaceAll(/\\s+/g, ' ')).join('\\n');
  };
  const look = () => {
    if (document.body === null) return;
    const text = textOf();
    if (text === last) return;
    last = text;
    const asked = document.querySelector('[data-testid="prompt"]')?.getAttribute('data-asked') ?? null;
    moments.push({ text, asked });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  window.Notification = class { constructor(title, { body = '' } = {}) { notified.push(title, body); look(); } };
  window.Notification.permission = 'granted';
  window.saidSoFar = () => moments.splice(0);
})();`;

/** Begins to listen, from the next page that is opened. */
export async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(LISTENS);
}

/** What the page has said since this was last asked. */
export function saidBy(page: Page): Promise<PageText[]> {
  return page.evaluate<PageText[]>('saidSoFar()');
}

/** What only the person at the screen may see, line by line, read while the eye is held. */
export async function readByTheEye(page: Page): Promise<string[]> {
  const eye = page.getByTestId('secret-eye');
  const panel = page.getByTestId('secret');
  await eye.dispatchEvent('pointerdown');
  const lines = (await panel.innerText()).split('\n');
  await eye.dispatchEvent('pointerup');
  await panel.waitFor({ state: 'detached' });
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter((line) => line !== '');
}
