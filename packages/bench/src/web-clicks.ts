import { setTimeout as after } from 'node:timers/promises';
import { fastRng, type Rng } from '@tablewright/kernel';
import type { Page } from 'playwright-core';
import { newTable } from './web-page.ts';

// Somebody plays against bots with the mouse. They know no rules: they press one of the buttons below the question, until
// one of them was an answer; what cannot be answered so is left to a bot. So any game can be measured, whatever its choosers
// look like.

/** Nobody answers in the first moment; and what was shown last is held for as long before the next step may be shown. */
const THINKS_MS = 700;
/** What bots do is watched so long; then a key shows the end of it, or most of the time would be spent waiting. */
const WATCHES_MS = 800;
/** What so many presses do not answer, such as a plan of many parts, is left to a bot. */
const MOST_PRESSES = 25;
/** A game in which hardly anything can be answered so must not be measured for ever. */
const MOST_QUESTIONS_PER_CLICK = 8;
const PATIENCE = 30_000;
const PRESS_PATIENCE = 500;
/** A game in which one answers once in half a minute is watched so long, and until so many clicks have been seen. */
const LONGEST_MS = 40_000;
const FEWEST = 5;
const ASKED = '[data-testid="prompt"][data-asked]';

/**
 * Runs in the page. A click counts from the moment of the input until a frame has been painted in which the board is
 * changed by what the server said. What only lights up under the hand does not count, and neither does what bots do later:
 * the change has to come before the answer is acknowledged. What the server said is seen where the page reads it as JSON: long messages
 * come packed, and whoever listened to the socket would hear what is behind one before the page does.
 */
const WATCH_CLICKS = `
  (() => {
    const measured = { clicks: [], without: 0, answers: 0 };
    window.clicksMeasured = measured;
    let click = null;
    addEventListener('click', ({ timeStamp }) => { click = { at: timeStamp, id: null, sent: 0, heard: null }; }, true);
    const plainParse = JSON.parse;
    const hear = (message) => {
      if (click === null || click.id === null) return;
      if (message?.type === 'change' && message.game !== undefined) click.heard ??= performance.now();
      if (message?.type !== 'done' || message.id !== click.id) return;
      const done = click;
      setTimeout(() => {
        if (click !== done) return;
        click = null;
        measured.without += 1;
      });
    };
    JSON.parse = (...rest) => {
      const read = plainParse(...rest);
      hear(read);
      return read;
    };
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
      send(text) {
        const message = plainParse(text);
        if (message.type === 'answer') measured.answers += 1;
        if (message.type === 'answer' && click !== null) {
          click.id = message.id;
          click.sent = performance.now();
        }
        super.send(text);
      }
    };
    new MutationObserver((changes) => {
      if (click === null || click.heard === null) return;
      const board = document.querySelector('[data-testid="board"], [data-testid="finale"]');
      if (board === null || !changes.some(({ target }) => board.contains(target))) return;
      const { at, sent, heard } = click;
      const drawn = performance.now();
      click = null;
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => {
          const end = performance.now();
          measured.clicks.push({ ms: end - at, handMs: sent - at, serverMs: heard - sent, drawMs: drawn - heard, paintMs: end - drawn });
        };
        painted.port2.postMessage(null);
      });
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  })();
`;

/** From the click until the changed board was painted, and where the time went. */
export interface Click {
  readonly ms: number;
  /** until the answer was sent */
  readonly handMs: number;
  /** until the server's change was read; meanwhile the page draws that the answer is under way */
  readonly serverMs: number;
  /** until the board was changed */
  readonly drawMs: number;
  /** until it was painted */
  readonly paintMs: number;
}

export interface Clicks {
  readonly clicks: readonly Click[];
  /** answers that changed nothing on the board, such as those that lie face down */
  readonly without: number;
}

type Counted = Clicks & { readonly answers: number };

export interface ClickSettings {
  readonly game: string;
  readonly seats: number;
  readonly clicks: number;
}

/** The page has to have been at the front page, so that somebody sits there. */
export async function measureClicks(page: Page, { game, seats, clicks: wanted }: ClickSettings): Promise<Clicks> {
  await page.addInitScript(WATCH_CLICKS);
  const rng = fastRng(wanted);
  const clicks: Click[] = [];
  let without = 0;
  let questions = 0;
  const late = performance.now() + LONGEST_MS;
  const enough = (count: number): boolean => count >= wanted || (count >= FEWEST && performance.now() > late);
  while (!enough(clicks.length)) {
    await page.goto(`/table/${await newTable(page, game, seats)}`);
    let counted = await clicksIn(page);
    while (!enough(clicks.length + counted.clicks.length) && (await untilAsked(page))) {
      await after(THINKS_MS);
      if (!(await pressUntilAnswered(page, rng))) await leaveToBot(page);
      questions += 1;
      if (questions > 40 + MOST_QUESTIONS_PER_CLICK * wanted)
        throw new Error(`${game} cannot be played by pressing buttons below the question`);
      counted = await clicksIn(page);
    }
    clicks.push(...counted.clicks);
    without += counted.without;
  }
  return { clicks, without };
}

function clicksIn(page: Page): Promise<Counted> {
  return page.evaluate<Counted>('window.clicksMeasured');
}

/** False when the game is over. */
async function untilAsked(page: Page): Promise<boolean> {
  const outcome = page.getByTestId('outcome');
  const asked = page.locator(ASKED).or(outcome).first();
  for (const late = performance.now() + PATIENCE; performance.now() < late; ) {
    const seen = await asked.waitFor({ timeout: WATCHES_MS }).then(
      () => true,
      () => false,
    );
    if (seen) return !(await outcome.isVisible());
    await page.keyboard.press('Escape'); // shows at once what all of it leads to
  }
  throw new Error('nobody is asked, and the game is not over');
}

/** Presses buttons until one of them was an answer. */
async function pressUntilAnswered(page: Page, rng: Rng): Promise<boolean> {
  const { answers } = await clicksIn(page);
  // What is lit on the board is pressed as well: in some games the question is answered there.
  const lit = '[data-testid="board"] button:enabled[class*="lit"]';
  const buttons = page.locator(`${ASKED} > div:last-child button:enabled, ${lit}`);
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const count = await buttons.count();
    if (count === 0) return false;
    // What covers a button, or takes it away under the mouse, is passed over.
    await buttons
      .nth(rng.below(count))
      .click({ timeout: PRESS_PATIENCE })
      .catch(() => undefined);
    if ((await clicksIn(page)).answers > answers) return true;
  }
  return false;
}

/** A bot answers, and hands the seat back. */
async function leaveToBot(page: Page): Promise<void> {
  await page.keyboard.press('Escape'); // whatever was opened by pressing at random
  await page.getByTestId('menu').click({ timeout: PATIENCE });
  await page.getByRole('menuitem', { name: 'Let a bot play for me' }).click({ timeout: PATIENCE });
  const back = page.getByTestId('take-back').or(page.getByTestId('outcome'));
  await back.first().waitFor({ timeout: PATIENCE });
  if (!(await page.getByTestId('outcome').isVisible()))
    await page.getByTestId('take-back').click({ timeout: PATIENCE });
}
