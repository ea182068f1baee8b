import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { plainScreen } from '../../games/PlainBoard.tsx';
import { loadRules } from '../../games/rules.ts';
import { LogLines } from './LogLines.tsx';

// A secret in the log: nowhere in the page until its owner holds it.

const game = await loadRules('emergence');
const SECRET = { key: '0', event: { type: 'dealt', team: 'ai', fellows: [] }, secret: true };
const SAYS = game.words.event(SECRET.event, ['Ann', 'Bea', 'Col']);

async function log(veil: boolean) {
  const screen = plainScreen(game.id);
  const names = ['Ann', 'Bea', 'Col'];
  const page = await render(
    <LogLines game={game} screen={screen} lines={[SECRET]} names={names} point={() => {}} veil={veil} />,
  );
  return { page, line: page.getByRole('button'), text: () => page.baseElement.textContent };
}

test('is read as long as it is held, by a finger or a key', async () => {
  const { line, text } = await log(true);
  const at = line.element();
  expect(text()).not.toContain(SAYS);
  const width = (): number => at.querySelector('[aria-hidden="true"]:not(svg)')!.getBoundingClientRect().width;
  expect(width()).toBeGreaterThan(50);
  at.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.poll(text).toContain(SAYS);
  at.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await expect.poll(text).not.toContain(SAYS);

  (at as HTMLElement).focus();
  await userEvent.keyboard('{Enter>}');
  await expect.poll(text).toContain(SAYS);
  await userEvent.keyboard('{/Enter}');
  await expect.poll(text).not.toContain(SAYS);

  // A mouse that only passes over it shows nothing.
  await line.hover();
  expect(text()).not.toContain(SAYS);
});

test('is there for a look when somebody cannot hold it, and goes when the window loses the focus', async () => {
  const { line, text } = await log(true);
  (line.element() as HTMLElement).click();
  await expect.poll(text).toContain(SAYS);
  dispatchEvent(new Event('blur'));
  await expect.poll(text).not.toContain(SAYS);
});

test('lies open when the game is over', async () => {
  const { text } = await log(false);
  expect(text()).toContain(SAYS);
});
