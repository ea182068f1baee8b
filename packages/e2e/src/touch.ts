import type { Rng } from '@tablewright/kernel';
import type { Locator } from 'playwright-core';
import { PATIENCE_WITH_A_GAME } from './patience.ts';
import type { Person } from './person.ts';

// Somebody who has not read the rules and touches whatever is lit. On every board, in every game, that has to lead on: to an
// answer that the server takes, and in the end to the end.

/** What says that it cannot be pressed now is waited for in vain: half a second each time, and longer from time to time. */
const ENABLED = ':enabled:not([aria-disabled="true"])';
/** What can be pressed in the prompt; not what only looks, folds or takes back. */
const PROMPT = `[data-testid="prompt"] button${ENABLED}:not([aria-expanded]):not([data-testid="undo"])`;
/** What is lit on the board. */
const BOARD = [
  `[data-testid="board"] button${ENABLED}[class*="lit"]`,
  '[data-testid="board"] [role="button"][class*="lit"]:not([aria-disabled="true"])',
].join(', ');

const IDLE = /\bundo\b|take .*back|\bclear\b|other choices|^back|^none of|secret|objective|show it again|\bwhy\b/i;
/** What could be gone on with for ever: more of this, less of that, the next region. */
const ENDLESS = /: one (more|less)|^previous|^next|^fill/i;
const IDLE_OR_ENDLESS = new RegExp(`${IDLE.source}|${ENDLESS.source}`, 'i');
/** After so many touches somebody wants to be done, and after as many more begins anew. */
const ENOUGH = 20;
/** More than anybody would touch before giving up: a sum that must fit is found by chance alone. */
const MOST_TOUCHES = 3000;
/** So many of them are told when nothing came of it. */
const TOLD = 12;
/** What has gone from under the finger is waited for so long in vain; on a busy machine what is there may take longer, too. */
const SHORTEST_TOUCH = 400;
const LONGEST_TOUCH = 12_800;

/** Also what only says by its data that it is lit. */
export const EVERYTHING_LIT = `${BOARD}, [data-testid="board"] [data-thing][data-lit]`;

export async function answerByTouch(person: Person, rng: Rng, onBoard: string = BOARD): Promise<void> {
  const before = person.given;
  let patience = SHORTEST_TOUCH;
  const last: string[] = [];
  await person.gives(async () => {
    for (let n = 0; person.given === before; n += 1) {
      if (n === MOST_TOUCHES) {
        throw new Error(
          `${person.name} touches everything in vain: ${await person.prompt.innerText()}\nThe last touches:\n${last.join('\n')}`,
        );
      }
      const tired = Math.floor(n / ENOUGH) % 2 === 1;
      const prompt = await litFor(person, PROMPT, tired ? IDLE_OR_ENDLESS : IDLE);
      const board = !tired || prompt.length === 0 ? await litFor(person, onBoard, IDLE) : [];
      // A whole map is lit beside one button: both get their turn.
      const near = board.length > 0 && (prompt.length === 0 || rng.below(2) === 0) ? board : prompt;
      // On a phone what is lit may lie further up or down.
      const lit = near.length > 0 ? near : await litFor(person, onBoard, IDLE, true);
      const one = lit.length === 0 ? null : lit[rng.below(lit.length)]!;
      const isTouched = one !== null && (await touched(one, patience));
      if (n >= MOST_TOUCHES - TOLD) last.push(await told(one, isTouched, prompt.length, board.length));
      if (isTouched) patience = SHORTEST_TOUCH;
      else {
        if (lit.length > 0) patience = Math.min(patience * 2, LONGEST_TOUCH);
        else await backToBoard(person);
        await person.page.waitForTimeout(30);
      }
    }
  });
}

/** On a phone a finger that slipped may have opened the log: the board is one touch away. */
async function backToBoard({ page }: Person): Promise<void> {
  const tab = page.getByTestId('tab-board');
  if ((await tab.count()) > 0 && (await tab.getAttribute('aria-selected')) === 'false') await tab.click();
}

/** For whoever has to find out why nothing came of it. */
async function told(one: Locator | null, isTouched: boolean, inPrompt: number, onBoard: number): Promise<string> {
  const counts = `(${inPrompt} lit in the prompt, ${onBoard} on the board)`;
  if (one === null) return `nothing is lit ${counts}`;
  const what = await one.textContent({ timeout: SHORTEST_TOUCH }).catch(() => 'what is gone now');
  return `${isTouched ? 'touched' : 'not reached'}: ${what?.trim()} ${counts}`;
}

/** Which of them a finger would reach now, or after scrolling (`far`): by number, with their words. */
function reachable(where: string, far: boolean): string {
  return `[...document.querySelectorAll(${JSON.stringify(where)})].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (!element.checkVisibility() || width === 0) return null;
    const [x, y] = [left + width / 2, top + height / 2];
    const on = document.elementFromPoint(x, y);
    const covered = ${!far} && on !== null && !element.contains(on);
    return covered ? null : (element.getAttribute('aria-label') ?? element.textContent ?? '');
  })`;
}

async function litFor({ page }: Person, where: string, not: RegExp, far = false): Promise<Locator[]> {
  const words = await page.evaluate<(string | null)[]>(reachable(where, far));
  const all = page.locator(where);
  return words.flatMap((said, i) => (said === null || not.test(said.trim()) ? [] : [all.nth(i)]));
}

/** What has gone from under the finger is not touched. */
async function touched(one: Locator, timeout: number): Promise<boolean> {
  return one.click({ timeout }).then(
    () => true,
    () => false,
  );
}

/** Until the game is over for all of them; each answers whenever asked, and after so many answers leaves the rest to a bot. */
export async function touchOn(people: readonly Person[], rng: Rng, most = Number.POSITIVE_INFINITY): Promise<void> {
  const isDone = ({ isOver, given }: Person): boolean => isOver || given >= most;
  while (!people.every(isDone)) {
    const asked = people.filter((person) => person.isAsked && !isDone(person));
    const goesOn = (): boolean => people.some((one) => one.isAsked && !isDone(one)) || people.every(isDone);
    if (asked.length === 0) await people[0]!.when(goesOn);
    for (const person of asked) {
      if (person.isAsked) await answerByTouch(person, rng);
      if (isDone(person) && !person.isOver) await person.letsBotPlay();
    }
  }
  for (const person of people) await person.when(() => person.isOver, PATIENCE_WITH_A_GAME);
}
