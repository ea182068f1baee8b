import type { Game, Question } from '@tablewright/kernel';
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

// Questions that close by themselves, and what may be said though nobody waits for it.

const rules = await loadRules('emergence');

/** Whatever is asked. */
const game: Game = {
  ...rules,
  words: {
    ...rules.words,
    prompt: (_view, { optional }) => (optional ? 'You may break in.' : 'Does anybody stop it?'),
    option: (_view, _question, value) => ({ says: `Say ${JSON.stringify(value)}.`, about: [] }),
    waiting: () => 'to move',
  },
};

async function sitting(change: Partial<GameSeen>) {
  const { room, wires } = enterRoom({ now: () => Date.now() });
  const says = (next: Partial<GameSeen>): void => wires.last.says(whole({ game: seen(next) }));
  says(change);
  const played = { room, game, screen: plainScreen(game.id), finger: { current: null } };
  const page = await render(
    <WordsContext value={game.words}>
      <PlayedContext value={played}>
        <Prompt className={undefined} />
      </PlayedContext>
    </WordsContext>,
  );
  return { page, wire: wires.last, says };
}

function windowOf(from: readonly string[]): Partial<GameSeen> {
  const mine: Question = { ...question(0, from), window: { pass: 'pass' } };
  return { mine, waiting: [{ seat: 0, about: 'move' }], window: { number: 1, length: 4000, left: 4000 } };
}

test('what may be said unasked is there beside what is waited for, and only opens by hand', async () => {
  const waiting = [{ seat: 1, about: 'move' }];
  const { page, wire, says } = await sitting({ waiting, mine: { ...question(0, ['stop']), optional: true } });
  await expect.element(page.getByRole('heading', { name: /Waiting for Bea to move/ })).toBeVisible();
  await expect.element(page.getByTestId('prompt')).not.toHaveAttribute('data-asked');
  // Folded up, its keys do nothing.
  await userEvent.keyboard('1');
  expect(wire.heard('answer')).toEqual([]);
  await page.getByText('You may break in.').click();
  await page.getByRole('button', { name: 'Say "stop".' }).click();
  expect(wire.heard('answer').at(-1)).toMatchObject({ seat: 0, about: 'move', value: 'stop' });
  says({ waiting });
  await expect.element(page.getByTestId('may-speak')).not.toBeInTheDocument();
});

test('a window has a ring and a way to pass, by hand and by key, whether or not there is anything else', async () => {
  for (const from of [['pass', 'stop'], ['pass']]) {
    const { page, wire, says } = await sitting(windowOf(from));
    await expect.element(page.getByRole('heading', { name: 'Does anybody stop it?' })).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'Open for 4 seconds' })).toBeVisible();
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    expect(wire.heard('answer').at(-1)).toMatchObject({ value: 'pass' });
    wire.says({ type: 'done', id: wire.heard('answer').at(-1)!.id });
    says({ ...windowOf(from), window: { number: 1, length: 4000, left: 3000, said: 'pass' } });
    await expect.element(page.getByText('You have passed.')).toBeVisible();
    const before = wire.heard('answer').length;
    await userEvent.keyboard('x');
    expect(wire.heard('answer')).toHaveLength(before + 1);
    await page.unmount();
  }
});

test('a window takes as much room whether or not there is anything to choose, and so anything to ask a strong player', async () => {
  const room = async (from: readonly string[]) => {
    const { page } = await sitting(windowOf(from));
    const button = page.getByTestId('ask-advice').element() as HTMLButtonElement;
    const { width, height } = page.getByRole('heading').element().getBoundingClientRect();
    const taken = { width, height, beside: button.getBoundingClientRect().left, disabled: button.disabled };
    await page.unmount();
    return taken;
  };
  const something = await room(['pass', 'stop']);
  expect(something.disabled).toBe(false);
  expect(await room(['pass'])).toEqual({ ...something, disabled: true });
});

test('all windows of the turn can be let pass, and not any more', async () => {
  const { page, wire, says } = await sitting(windowOf(['pass', 'stop']));
  await page.getByRole('button', { name: 'Always pass this turn' }).click();
  expect(wire.heard('alwaysPass').at(-1)).toMatchObject({ seat: 0, on: true });
  says({ ...windowOf(['pass', 'stop']), alwaysPass: true });
  await expect.element(page.getByText('You pass until the turn is over.')).toBeVisible();
  says({ waiting: [{ seat: 1, about: 'move' }], alwaysPass: true });
  await page.getByRole('button', { name: 'Always pass this turn', pressed: true }).click();
  expect(wire.heard('alwaysPass').at(-1)).toMatchObject({ on: false });
});
