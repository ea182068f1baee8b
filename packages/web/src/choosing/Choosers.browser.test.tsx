import { type AnyDomain, grouping, type Json, pick, pickSome, split } from '@tablewright/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
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
      <PlainChooser
        question={{ seat: 0, about: 'vote', rule: 'R1', domain }}
        says={says}
        view={{}}
        before={null}
        told={[]}
        me={0}
        names={['Ann', 'Bea']}
        answer={answered}
        ask={() => {}}
        resting={null}
        rest={rested}
        pointed={null}
        outcome={null}
        still
      />
    </>,
  );
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
