import { atRest } from '@tablewright/board/testing';
import { emigration } from '@tablewright/emigration-rules';
import { cardThing, PLACES } from '@tablewright/emigration-rules/content';
import { seedFromText } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Board } from './Board.tsx';
import type { ScreenProps } from './props.ts';

/** The first turn of a game, as whoever has it. */
function firstTurn(money: number | null = null): ScreenProps {
  const { state } = emigration.start({ seats: 2, options: {}, seed: seedFromText('a desk') });
  if (money !== null) state.money.fill(money);
  const me = state.stack.flatMap((frame) => (frame.stage === 'action' ? [frame.by] : []))[0]!;
  const question = emigration.asksSeen(state, me).mine! as ScreenProps['question'] & object;
  const view = emigration.view(state, me);
  return {
    ...atRest,
    view,
    me,
    names: ['Ann', 'Bea'],
    question,
    option: (value) => emigration.words.option(view, question, value, ['Ann', 'Bea']),
  };
}

async function seated(money: number | null = null) {
  await page.viewport(1400, 900);
  const props = firstTurn(money);
  const screen = await render(
    <div style={{ width: 1380, height: 880 }}>
      <Board {...props} />
    </div>,
  );
  const cards = PLACES.flatMap((place) => [
    ...screen.container.querySelectorAll<HTMLElement>(
      `button[data-lit][data-thing="${cardThing(props.me as number, place)}"]`,
    ),
  ]);
  return { slip: screen.getByRole('dialog', { name: 'What you can do with it' }), cards };
}

test('Escape puts a lifted card down, wherever the focus is', async () => {
  const { slip, cards } = await seated();
  cards[0]!.click();
  await expect.element(slip).toBeInTheDocument();
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard('{Escape}');
  await expect.element(slip).not.toBeInTheDocument();
});

test('a card that is dragged is not also where it lay, and the slip of another one is gone', async () => {
  const { slip, cards } = await seated();
  const [first, second] = cards;
  first!.click();
  await expect.element(slip).toBeInTheDocument();
  const { left, top } = second!.getBoundingClientRect();
  const at = (by: number): PointerEventInit => ({
    pointerId: 1,
    button: 0,
    bubbles: true,
    clientX: left + 5 + by,
    clientY: top + 5 + by,
  });
  second!.setPointerCapture = () => {}; // there is no real pointer
  second!.dispatchEvent(new PointerEvent('pointerdown', at(0)));
  second!.dispatchEvent(new PointerEvent('pointermove', at(30)));
  await expect.element(slip).not.toBeInTheDocument();
  expect(getComputedStyle(second!).opacity).toBe('0.3');
  second!.dispatchEvent(new PointerEvent('pointercancel', at(30)));
  await expect.poll(() => getComputedStyle(second!).opacity).toBe('1');
});

test('a card that can only be cashed says so, and shines less than one that can be bought', async () => {
  const { cards } = await seated(0);
  const says = /You cannot pay for it: it can only be cashed/;
  const cashed = cards.filter(({ textContent }) => says.test(textContent));
  const others = cards.filter(({ textContent }) => !says.test(textContent));
  expect(cashed.length).toBeGreaterThan(0);
  for (const card of cashed) expect(getComputedStyle(card).outlineStyle).toBe('dashed');
  for (const card of others) expect(getComputedStyle(card).outlineStyle).toBe('solid');
});

test('whoever can pay sees no such card', async () => {
  const { cards } = await seated(30);
  expect(cards.filter(({ textContent }) => /only be cashed/.test(textContent))).toEqual([]);
});

test('on a phone the papers come into sight when they are opened', async () => {
  await page.viewport(390, 500);
  const screen = await render(
    <div style={{ width: 390, height: 320, position: 'relative' }}>
      <Board {...firstTurn()} />
    </div>,
  );
  await screen.getByRole('button', { name: /open your papers/ }).click();
  // all of what it comes to now, below the bar
  await expect
    .poll(() => {
      const { top, bottom } = screen.container.querySelector('[data-place="bill"]')!.getBoundingClientRect();
      return top >= 40 && bottom <= 320;
    })
    .toBe(true);
});

test.each([
  ['a lane', 'li[data-place="lane:1"]', 'term:lane'],
  ['college', 'button[data-place="college"]', 'term:college'],
  ['a card that is covered', 'button[data-thing="card:0:B1"]', 'term:'],
  ['a card that lies face-down', 'button[data-thing="card:0:A1"]', 'term:layout'],
])('%s says what it is', async (_, selector, term) => {
  await seated();
  expect(document.querySelector<HTMLElement>(selector)!.dataset['help']).toContain(term);
});
