import type { Rng } from '@tablewright/kernel';
import type { Person } from './person.ts';

// Somebody without a mouse: Tab leads from one thing to the next, Enter presses it.

/** More than anybody would press before giving up. */
const MOST_PRESSES = 400;

/** What the keyboard stands on: in the prompt, on the board or elsewhere, and its words. */
const FOCUSED = `(() => {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const where = element.closest('[data-testid="choices"], [data-testid="window"]') !== null ? 'choices'
    : element.closest('[data-testid="board"]') !== null && element.hasAttribute('data-lit') ? 'board' : 'elsewhere';
  return { where, words: element.getAttribute('aria-label') ?? element.textContent ?? '' };
})()`;

interface Focused {
  readonly where: 'choices' | 'board' | 'elsewhere';
  readonly words: string;
}

/** What leads nowhere by itself. */
const IDLE = /undo|take .*back|^always pass/i;

export async function answerByKeys(person: Person, rng: Rng): Promise<void> {
  const { page, given } = person;
  await person.gives(async () => {
    // the heading of the question: from there the choices are the next stops
    await page.evaluate("document.querySelector('#prompt')?.focus()");
    for (let n = 0; person.given === given; n += 1) {
      if (n === MOST_PRESSES)
        throw new Error(`${person.name} finds no answer by keys: ${await person.prompt.innerText()}`);
      await page.keyboard.press('Tab');
      const focused = await page.evaluate<Focused | null>(FOCUSED);
      if (focused === null || focused.where === 'elsewhere') {
        if (n % 12 === 11) await page.evaluate("document.querySelector('#prompt')?.focus()");
        continue;
      }
      if (IDLE.test(focused.words) || rng.below(3) === 0) continue;
      await page.keyboard.press('Enter');
      await page.waitForTimeout(40);
    }
  });
}
