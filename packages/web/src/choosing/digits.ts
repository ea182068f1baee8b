import { useEffect } from 'react';
import { useSettings } from '../table/settings.ts';

// The keys 1 to 9. A list of options has them by itself; any other prompt gets them from the frame: first what stands in it, then what
// is lit on the board.

/** The ninth option is the last that has a key. */
export const DIGITS = 9;

/** `chosen` says whether it took the key. */
export function useDigits(chosen: (digit: number) => boolean): void {
  const on = useSettings(({ shortcuts }) => shortcuts);
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTyping(event.target)) return;
      const digit = Number(event.key);
      if (digit >= 1 && digit <= DIGITS && chosen(digit)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

const CHOICE = 'button:not(:disabled, [aria-disabled="true"], [tabindex="-1"])';
const LIT = '[data-lit][tabindex="0"], [data-lit]:is(button)';

/** What a digit stands for: buttons of the prompt are pressed; what is lit on the board is gone to, and pressed by the same key again. */
export function chooseByDigit(digit: number, prompt: ParentNode | null, board: ParentNode | null): boolean {
  const buttons = choicesIn(prompt);
  const button = buttons[digit - 1];
  if (button !== undefined) {
    button.click();
    return true;
  }
  const thing = visible(board, LIT)[digit - 1 - buttons.length];
  if (thing === undefined) return false;
  if (document.activeElement === thing) thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  else thing.focus();
  return true;
}

/** In the order of their digits. A mark without words (that a card is our reconstruction, say) answers nothing. */
export function choicesIn(prompt: ParentNode | null): HTMLElement[] {
  const worded = visible(prompt, CHOICE).filter(({ textContent }) => textContent.trim() !== '');
  // What is an answer goes before what leads to one.
  return worded.toSorted((a, b) => Number('value' in b.dataset) - Number('value' in a.dataset));
}

function visible(within: ParentNode | null, selector: string): HTMLElement[] {
  const found = [...(within?.querySelectorAll<HTMLElement>(selector) ?? [])];
  return found.filter((element) => element.checkVisibility());
}

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || isInDialog(target);
}

/** A bubble on the board is none of those that shut everything else off. */
function isInDialog(target: HTMLElement): boolean {
  const dialog = target.closest('[role="dialog"]');
  return dialog !== null && dialog.closest('[data-testid="board"]') === null;
}
