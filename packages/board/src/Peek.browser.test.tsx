import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Peek } from './Peek.tsx';
import { fingers } from './testing/fingers.ts';

async function card() {
  const seen: boolean[] = [];
  const screen = await render(
    <>
      <Peek label="Look at my card while I hold it">
        {(open) => {
          seen.push(open);
          return <span>{open ? 'Human' : 'face down'}</span>;
        }}
      </Peek>
      <button type="button">Elsewhere</button>
    </>,
  );
  return { screen, seen, card: screen.getByRole('button', { name: 'Look at my card while I hold it' }) };
}

test('the space bar shows the secret for as long as it is held', async () => {
  const { card: button } = await card();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{ >}');
  await expect.element(button).toHaveTextContent('Human');
  await userEvent.keyboard('{/ }');
  await expect.element(button).toHaveTextContent('face down');
});

test('a finger shows it while it lies there', async () => {
  const { card: button, seen } = await card();
  const { left, top } = button.element().getBoundingClientRect();
  const at = { x: left + 5, y: top + 5 };
  await fingers([at, at]);
  await expect.element(button).toHaveTextContent('face down');
  expect(seen).toContain(true);
});

test('going elsewhere covers it', async () => {
  const { card: button, screen } = await card();
  await userEvent.tab();
  await userEvent.keyboard('{ >}');
  await expect.element(button).toHaveTextContent('Human');
  screen.getByRole('button', { name: 'Elsewhere' }).element().focus();
  await expect.element(button).toHaveTextContent('face down');
  await userEvent.keyboard('{/ }');
});
