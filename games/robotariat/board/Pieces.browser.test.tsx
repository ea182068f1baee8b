import { HelpLayer } from '@tablewright/board';
import { atFirstSeat } from '@tablewright/board/testing';
import { onLaptop } from '@tablewright/board/testing/laptop';
import { seatThing } from '@tablewright/kernel';
import { npcThing } from '@tablewright/robotariat-rules/content';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Board } from './Board.tsx';
import { table } from './testing/table.ts';

async function seated() {
  const screen = await onLaptop(
    <>
      <Board {...atFirstSeat} view={table()} />
      <HelpLayer of={(id) => id} forTerms />
    </>,
  );
  const piece = (thing: string): HTMLElement =>
    screen.container.querySelector<HTMLElement>(`span[data-thing="${thing}"][data-help]`)!;
  return { screen, piece, help: screen.getByTestId('help') };
}

test.each([
  ['an NPC', npcThing(1), 'term:civilian'],
  ['another player', seatThing(1), 'term:character'],
])('%s that cannot be chosen says what it is, and leaves a touch to the space below', async (_, thing, term) => {
  const { screen, piece, help } = await seated();
  await userEvent.hover(piece(thing));
  await expect.element(help).toHaveTextContent(term);
  const touched: string[] = [];
  for (const card of screen.container.querySelectorAll<HTMLElement>('button[data-space]'))
    card.addEventListener('click', () => touched.push(card.dataset['space']!));
  await userEvent.click(piece(thing));
  expect(touched).toEqual([thing === npcThing(1) ? 'M' : 'S']);
});
