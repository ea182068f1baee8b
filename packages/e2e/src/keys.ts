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

/** What leads nowhere by itself, or back. */
const IDLE = /undo|take .*back|^always pass|other choices|^back|^none of|secret|objective|show it again|\bwhy\b/i;
/** What could be gone on with for ever: more of this, less of that. */
const ENDLESS = /: one (more|less)|^previous|^next|^fill|\bclear\b|same again/i;
/** After so many presses somebody wants to be done, and after as many more begins anew. */
const ENOUGH = 60;

export async function answerByKeys(person: Person, rng: Rng): Promise<void> {
  const { page, given } = person;
  await person.gives(async () => {
    // the heading of the question: from there the choices are the next stops
    await page.keyboard.press('p');
    if (person.game?.mine?.window !== undefined && rng.below(3) > 0) await page.keyboard.press('x');
    for (let n = 0; person.given === given; n += 1) {
      if (n === MOST_PRESSES)
        throw new Error(`${person.name} finds no answer by keys: ${await person.prompt.innerText()}`);
      const tired = Math.floor(n / ENOUGH) % 2 === 1;
      if (rng.below(4) === 0) {
        await page.keyboard.press(String(1 + rng.below(9)));
        continue;
      }
      await page.keyboard.press('Tab');
      const focused = await page.evaluate<Focused | null>(FOCUSED);
      if (focused === null || focused.where === 'elsewhere') {
        if (n % 12 === 11) await page.keyboard.press('p');
        continue;
      }
      if (IDLE.test(focused.words) || (tired && ENDLESS.test(focused.words)) || rng.below(3) === 0) continue;
      await page.keyboard.press('Enter');
    }
  });
}
