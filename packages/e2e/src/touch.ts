import type { Rng } from '@tablewright/kernel';
import type { Locator } from 'playwright-core';
import type { Person } from './person.ts';

// Somebody who has not read the rules and touches whatever is lit. On every board, in every game, that has to lead on: to an
// answer that the server takes, and in the end to the end.

/** What can be pressed in the prompt; not what only looks, folds or takes back. */
const PROMPT = '[data-testid="prompt"] button:enabled:not([aria-expanded]):not([data-testid="undo"])';
/** What is lit on the board. */
const BOARD = [
  '[data-testid="board"] button:enabled[class*="lit"]',
  '[data-testid="board"] [role="button"][class*="lit"]:not([aria-disabled="true"])',
].join(', ');

const IDLE = /undo|take .*back|clear|other choices|^back|^none of|secret|objective|show it again|why/i;
/** More than anybody would touch before giving up. */
const MOST_TOUCHES = 120;

async function answerByTouch(person: Person, rng: Rng): Promise<void> {
  const before = person.given;
  await person.gives(async () => {
    for (let n = 0; person.given === before; n += 1) {
      if (n === MOST_TOUCHES) throw new Error(`${person.name} touches everything, and nothing is answered`);
      const [prompt, board] = [await litFor(person, PROMPT), await litFor(person, BOARD)];
      // A whole map is lit beside one button: both get their turn.
      const lit = board.length > 0 && (prompt.length === 0 || rng.below(2) === 0) ? board : prompt;
      if (lit.length === 0 || !(await touched(lit[rng.below(lit.length)]!))) await person.page.waitForTimeout(30);
    }
  });
}

/** Which of them a finger would reach now: by number, with their words. */
function reachable(where: string): string {
  return `[...document.querySelectorAll(${JSON.stringify(where)})].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (!element.checkVisibility() || width === 0) return null;
    const [x, y] = [left + width / 2, top + height / 2];
    const on = document.elementFromPoint(x, y);
    const covered = on !== null && !element.contains(on);
    return covered ? null : (element.getAttribute('aria-label') ?? element.textContent ?? '');
  })`;
}

async function litFor({ page }: Person, where: string): Promise<Locator[]> {
  const words = await page.evaluate<(string | null)[]>(reachable(where));
  const all = page.locator(where);
  return words.flatMap((said, i) => (said === null || IDLE.test(said.trim()) ? [] : [all.nth(i)]));
}

/** What has gone from under the finger is not touched. */
async function touched(one: Locator): Promise<boolean> {
  return one.click({ timeout: 400 }).then(
    () => true,
    () => false,
  );
}

/** Until the game is over for all of them; each answers whenever asked. */
export async function touchOn(people: readonly Person[], rng: Rng): Promise<void> {
  while (!people.every((person) => person.isOver)) {
    const asked = people.filter((person) => person.isAsked);
    if (asked.length === 0) await Promise.race(people.map((person) => person.news()));
    for (const person of asked) if (person.isAsked) await answerByTouch(person, rng);
  }
}
