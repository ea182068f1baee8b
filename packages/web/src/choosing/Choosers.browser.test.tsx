import { acts, type AnyDomain, grouping, type Json, pick, pickSome, split } from '@tablewright/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AskedFrame } from '../testing/asked.tsx';
import { PlainChooser } from './Choosers.tsx';

// Any question of any game, answered by keyboard alone.

const answered = vi.fn<(value: Json) => void>();
const rested = vi.fn<(value: Json | null) => void>();

beforeEach(() => {
  answered.mockReset();
  rested.mockReset();
});

async function asked(domain: AnyDomain, says: (value: Json) => string = (value) => `Say ${JSON.stringify(value)}.`) {
  return render(
    <>
      <input aria-label="Chat" />
      <AskedFrame
        domain={domain}
        option={(value) => ({ says: says(value), about: thingsIn(value) })}
        Chooser={PlainChooser}
        answer={answered}
        rest={rested}
      />
    </>,
  );
}

/** The things on the table that an answer is about, in these tests: what it names. */
function thingsIn(value: Json): string[] {
  if (value === null || typeof value === 'boolean') return [];
  return typeof value === 'object' ? Object.values(value).flatMap(thingsIn) : [String(value)];
}

/** Tab until the button has the focus; how often does not matter, that it is reached does. */
async function reach(button: Element): Promise<void> {
  for (let i = 0; i < 30 && document.activeElement !== button; i += 1) await userEvent.tab();
  expect(document.activeElement).toBe(button);
}

describe('one of several', () => {
  test('is chosen by its number', async () => {
    await asked(pick(['C3', 'D4', 'E5']));
    await userEvent.keyboard('2');
    expect(answered.mock.calls).toEqual([['D4']]);
    await userEvent.keyboard('7');
    expect(answered).toHaveBeenCalledOnce();
  });

  test('is chosen with Tab and Enter, and lights up on the board before', async () => {
    const screen = await asked(pick(['C3', 'D4']));
    await reach(screen.getByRole('button', { name: /"D4"/ }).element());
    expect(rested).toHaveBeenLastCalledWith('D4');
    await userEvent.keyboard('{Enter}');
    expect(answered.mock.calls).toEqual([['D4']]);
  });

  test('a number that is typed into the chat is no answer', async () => {
    const screen = await asked(pick(['C3', 'D4']));
    await screen.getByRole('textbox', { name: 'Chat' }).fill('');
    await userEvent.keyboard('12');
    await expect.element(screen.getByRole('textbox', { name: 'Chat' })).toHaveValue('12');
    expect(answered).not.toHaveBeenCalled();
  });

  test('a number with Control belongs to the browser', async () => {
    await asked(pick(['C3', 'D4']));
    await userEvent.keyboard('{Control>}1{/Control}');
    expect(answered).not.toHaveBeenCalled();
  });
});

describe('what an option is about lights up', () => {
  const lit = (screen: Awaited<ReturnType<typeof asked>>) => screen.getByRole('status', { name: 'Lit' });

  test('under the mouse and under the keyboard, and the board’s own mouse marks the option', async () => {
    const screen = await asked(pick(['C3', 'D4']));
    const option = screen.getByRole('button', { name: /"D4"/ });
    await option.hover();
    await expect.element(lit(screen)).toHaveTextContent('D4');
    await screen.getByRole('textbox', { name: 'Chat' }).hover();
    await expect.element(lit(screen)).toHaveTextContent('');
    await reach(screen.getByRole('button', { name: /"C3"/ }).element());
    await expect.element(lit(screen)).toHaveTextContent('C3');
    await screen.getByRole('button', { name: 'Thing on the board' }).hover();
    await expect.element(lit(screen)).toHaveTextContent('D4');
    expect(option.element().className).toContain('resting');
  });

  test('of some that are chosen together, each', async () => {
    const screen = await asked(pickSome(['a', 'b', 'c'], { min: 2, max: 2 }));
    const option = (name: string) => screen.getByRole('button', { name, exact: true });
    await option('a').click();
    await option('c').hover();
    await expect.element(lit(screen)).toHaveTextContent('a c');
    await screen.getByRole('textbox', { name: 'Chat' }).hover();
    await expect.element(lit(screen)).toHaveTextContent('a');
  });
});

describe('acts', () => {
  const buy = (place: string) => ({ act: 'buy', place });
  const pay = (paper: number) => ({ act: 'payOff', paper });

  test('are chosen by number, and answered as they are', async () => {
    const screen = await asked(acts([buy('D3'), pay(1)]));
    await expect.element(screen.getByRole('heading')).not.toBeInTheDocument();
    await userEvent.keyboard('2');
    expect(answered.mock.calls).toEqual([[pay(1)]]);
  });

  test('many stand by what is done, and the numbers follow what is seen', async () => {
    const many = ['A1', 'A2', 'A3', 'A4', 'A5'].flatMap((place, i) => [buy(place), pay(i)]);
    const screen = await asked(acts(many));
    await expect.element(screen.getByRole('region', { name: 'buy' }).getByRole('button').nth(4)).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'pay off' })).toBeVisible();
    await userEvent.keyboard('2');
    await userEvent.keyboard('6');
    expect(answered.mock.calls).toEqual([[buy('A2')], [pay(0)]]);
  });
});

test('some of several: only when there are enough, and no more than allowed', async () => {
  const screen = await asked(pickSome(['a', 'b', 'c'], { min: 2, max: 2 }), (value) =>
    Array.isArray(value) && value.length === 2 ? `Both: ${value.join(' and ')}.` : '',
  );
  const option = (name: string) => screen.getByRole('button', { name, exact: true });
  const confirm = screen.getByRole('button', { name: 'That is my answer' });
  await expect.element(confirm).toBeDisabled();
  await reach(option('a').element());
  await userEvent.keyboard(' ');
  await expect.element(option('a')).toHaveAttribute('aria-pressed', 'true');
  await reach(option('c').element());
  await userEvent.keyboard(' ');
  await expect.element(option('b')).toBeDisabled();
  await expect.element(screen.getByText('Both: a and c.')).toBeInTheDocument();
  expect(rested).toHaveBeenLastCalledWith(['a', 'c']);
  await reach(confirm.element());
  await userEvent.keyboard('{Enter}');
  expect(answered.mock.calls).toEqual([[['a', 'c']]]);
});

test('a split: plus and minus, within what there is', async () => {
  const screen = await asked(split(['left', 'right'], { min: 1, max: 3 }));
  const more = (part: string) => screen.getByRole('button', { name: `One more: ${part}` });
  const confirm = screen.getByRole('button', { name: 'That is my answer' });
  await expect.element(screen.getByRole('button', { name: 'One less: left' })).toBeDisabled();
  await expect.element(confirm).toBeDisabled();
  await reach(more('left').element());
  await userEvent.keyboard('{Enter}{Enter}');
  await reach(more('right').element());
  await userEvent.keyboard('{Enter}');
  await expect.element(more('left')).toBeDisabled();
  await expect.element(more('right')).toBeDisabled();
  await screen.getByRole('button', { name: 'One less: left' }).click();
  await reach(confirm.element());
  await userEvent.keyboard('{Enter}');
  expect(answered.mock.calls).toEqual([[{ left: 1, right: 1 }]]);
});

test('a grouping: sets are made and taken apart, and only what is held can be used', async () => {
  const pairs = grouping(
    ['circle', 'helix'],
    [2, 1],
    [
      [0, 0],
      [0, 1],
    ],
    1,
  );
  const screen = await asked(pairs);
  const shape = (name: string) => screen.getByRole('button', { name, exact: true });
  const confirm = screen.getByRole('button', { name: 'That is my answer' });
  await expect.element(confirm).toBeDisabled();
  await reach(shape('circle + circle').element());
  await userEvent.keyboard('{Enter}');
  await expect.element(shape('circle + helix')).not.toBeInTheDocument(); // no circle is left
  const apart = screen.getByRole('button', { name: 'Take the set circle + circle apart' });
  await reach(apart.element());
  await userEvent.keyboard('{Enter}');
  await expect.element(confirm).toBeDisabled();
  await reach(shape('circle + helix').element());
  await userEvent.keyboard(' ');
  await reach(confirm.element());
  await userEvent.keyboard('{Enter}');
  expect(answered.mock.calls).toEqual([[[['circle', 'helix']]]]);
});
