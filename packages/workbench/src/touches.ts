import type { Touch } from '@tablewright/board';

// Does with the page what a person would, so that a scene can begin in the middle of something.

const PATIENCE = 3000;
const LOOK_AGAIN = 30;

export async function touchAll(touches: readonly Touch[]): Promise<void> {
  for (const touch of touches) await touchOne(touch);
}

async function touchOne(touch: Touch): Promise<void> {
  if ('peek' in touch) {
    dispatchEvent(new Event('tablewright:peek'));
    return rest();
  }
  const element = await appears(() => found(touch), JSON.stringify(touch));
  act(element, touch);
  await rest();
  if (!('press' in touch)) return;
  for (let i = 1; i < (touch.times ?? 1); i += 1) {
    const again = found(touch);
    if (again === null) return;
    act(again, touch);
    await rest();
  }
}

function act(element: HTMLElement | SVGElement, touch: Touch): void {
  if (!('place' in touch)) return clickOn(element);
  element.focus();
  if (element instanceof HTMLButtonElement) return clickOn(element);
  for (const type of ['keydown', 'keyup']) {
    element.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true, cancelable: true }));
  }
}

function clickOn(element: HTMLElement | SVGElement): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}

function found(touch: Touch): HTMLElement | SVGElement | null {
  if ('place' in touch) return first(`[data-place="${CSS.escape(touch.place)}"]`);
  if ('click' in touch) return first(touch.click);
  if ('press' in touch) {
    const wanted = touch.press.toLowerCase();
    return first('button, [role="button"]', (element) => nameOf(element).toLowerCase().includes(wanted));
  }
  return null;
}

function first(selector: string, fits: (element: Element) => boolean = () => true): HTMLElement | SVGElement | null {
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>(selector)) {
    if (element.checkVisibility() && !element.matches(':disabled') && fits(element)) return element;
  }
  return null;
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent ?? '';
}

async function appears<T>(find: () => T | null, what: string): Promise<T> {
  const began = performance.now();
  for (;;) {
    const element = find();
    if (element !== null) return element;
    if (performance.now() - began > PATIENCE) throw new Error(`Not on the page: ${what}`);
    await rest();
  }
}

function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
}
