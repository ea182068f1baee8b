import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Board } from './Board.tsx';
import { printedCard } from './cards.ts';
import type { ScreenProps } from './props.ts';
import { piece, table } from './testing/table.ts';

const nothing = (): void => {};

/** Jayden with a hand, Programs, an item and a Wound; Nova with an open Program. Nobody is asked anything. */
function watching(): ScreenProps {
  const before = table();
  const view = table({
    players: [
      {
        ...before.players[0]!,
        hand: ['B3', 'B3', 'R5', 'S-JAY-1'],
        programs: ['P20'],
        openPrograms: [{ card: 'P24', charges: 0 }],
        item: 'laser',
      },
      { ...before.players[1]!, openPrograms: [{ card: 'P04', charges: 2 }] },
      before.players[2]!,
    ],
    pieces: [piece({ wounds: ['W-01'] }), piece(), piece({ wounds: ['W-08'] }), piece({ area: null })],
  });
  return {
    view,
    before: null,
    told: [],
    me: 0,
    names: ['Ann', 'Bea', 'Cem'],
    question: null,
    option: () => ({ says: '', about: [] }),
    answer: nothing,
    ask: nothing,
    resting: null,
    rest: nothing,
    lit: [],
    draft: null,
    keepDraft: nothing,
    notes: null,
    keepNotes: nothing,
    pointed: null,
    outcome: null,
    still: true,
    speed: 0,
  };
}

async function seated(props: ScreenProps = watching()) {
  await page.viewport(1400, 900);
  const screen = await render(
    <div style={{ width: 1380, height: 880 }}>
      <Board {...props} />
    </div>,
  );
  return { screen, help: screen.getByTestId('help') };
}

test('every card that lies in sight can be read', async () => {
  const { screen } = await seated();
  const ids = [...screen.container.querySelectorAll('[data-help]')].map((card) => card.getAttribute('data-help')!);
  expect(ids.filter((id) => printedCard(id) === null)).toEqual([]);
  for (const id of ['B3', 'R5', 'S-JAY-1', 'P20', 'P24', 'laser', 'W-01', 'P01', 'P02', 'P03', 'P04', 'W-08', 'nova'])
    expect(ids).toContain(id);
});

test('a Program in the display says what it does, and that its text is ours', async () => {
  const { screen, help } = await seated();
  // The map may lie under something else: what the mouse rests on is said to the page.
  const over = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' });
  screen.container.querySelector('g[data-help="P02"] rect')!.dispatchEvent(over);
  await expect.element(help).toHaveTextContent('Threat −1.');
  await expect.element(help).toHaveTextContent('Our reconstruction');
});

test('a card in the hand is reached by keys, although nothing is asked', async () => {
  const { screen, help } = await seated();
  const card = screen.container.querySelector<HTMLElement>('[role="note"][data-help="S-JAY-1"]')!;
  await userEvent.tab();
  card.focus();
  await expect.element(help).toHaveTextContent('Spirit Level');
});
