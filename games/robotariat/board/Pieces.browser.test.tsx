import { HelpLayer } from '@tablewright/board';
import { atRest } from '@tablewright/board/testing';
import { seatThing } from '@tablewright/kernel';
import { npcThing } from '@tablewright/robotariat-rules/content';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Board } from './Board.tsx';
import { table } from './testing/table.ts';

async function seated() {
  await page.viewport(1300, 900);
  const screen = await render(
    <div style={{ width: 1280, height: 860, position: 'relative' }}>
      <Board
        {...atRest}
        view={table()}
        me={0}
        names={['Ann', 'Bea', 'Col']}
        question={null}
        option={() => ({ says: '', about: [] })}
      />
      <HelpLayer of={(id) => id} forTerms />
    </div>,
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
