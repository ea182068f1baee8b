import type { GameSeen } from '@tablewright/protocol';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { plainScreen } from '../../games/PlainBoard.tsx';
import { loadRules } from '../../games/rules.ts';
import { WordsContext } from '../../games/words.ts';
import { enterRoom } from '../../testing/rooms.ts';
import { question, seen, whole } from '../../testing/tables.ts';
import { PlayedContext } from './context.ts';
import { Prompt } from './Prompt.tsx';
import { useSkipping } from './useSkipping.ts';

// The next question lies where the last one lay: whoever double-clicks, or holds a key, has read only the first.

const rules = await loadRules('emergence');
const game = {
  ...rules,
  words: {
    ...rules.words,
    prompt: () => 'Which one?',
    option: (_view: unknown, _question: unknown, value: unknown) => ({ says: `Say ${String(value)}.`, about: [] }),
  },
};

function Asking() {
  useSkipping();
  return <Prompt className={undefined} />;
}

async function sitting() {
  const { room, wires } = enterRoom({ now: () => Date.now() });
  let version = 5;
  const asks = (from: readonly string[]): void => {
    const change: Partial<GameSeen> = { mine: question(0, from), waiting: [{ seat: 0, about: 'move' }] };
    version += 1;
    wires.last.says(whole({ version, game: seen(change) }));
  };
  asks(['C3', 'D4']);
  const page = await render(
    <WordsContext value={game.words}>
      <PlayedContext value={{ room, game, screen: plainScreen(game.id), finger: { current: null } }}>
        <Asking />
      </PlayedContext>
    </WordsContext>,
  );
  const answers = (): unknown[] => wires.last.heard('answer').map(({ value }) => value);
  const says = (name: string) => page.getByRole('button', { name: `Say ${name}.` });
  return { page, asks, answers, says };
}

test('the second click of a double click answers nothing that the first has brought', async () => {
  const { asks, answers, says } = await sitting();
  await says('C3').click();
  asks(['E5', 'F6']);
  await expect.element(says('E5')).toBeVisible();
  const second = new MouseEvent('click', { bubbles: true, detail: 2 });
  says('E5').element().dispatchEvent(second);
  expect(answers()).toEqual(['C3']);
  await says('F6').click();
  expect(answers()).toEqual(['C3', 'F6']);
});

test('nor does a key that is held, or the same digit at once again', async () => {
  const { page, asks, answers, says } = await sitting();
  const press = (key: string, repeat: boolean): void => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true }));
  };
  press('1', false);
  asks(['E5', 'F6']);
  press('1', false);
  expect(answers()).toEqual(['C3']);
  await expect.element(says('E5')).toBeVisible();
  press('2', false);
  expect(answers()).toEqual(['C3', 'F6']);

  // A key that is held on a button presses it again and again.
  asks(['G7', 'H8']);
  await expect.element(says('G7')).toBeVisible();
  (says('G7').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter>}');
  asks(['I9', 'J10']);
  await expect.element(says('I9')).toBeVisible();
  press('Enter', true);
  (says('I9').element() as HTMLElement).click();
  expect(answers()).toEqual(['C3', 'F6', 'G7']);
  await userEvent.keyboard('{/Enter}');
  await page.unmount();
});
