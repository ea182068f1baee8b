import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IconButton } from './Button.tsx';
import { Menu } from './Menu.tsx';

const did = vi.fn<(what: string) => void>();

beforeEach(() => did.mockReset());

async function menu() {
  const screen = await render(
    <MemoryRouter>
      <Menu
        items={[
          { name: 'Rules', sign: 'book', to: '/rules/emergence' },
          { name: 'Not now', sign: 'undo', off: true, does: () => did('not now') },
          { name: 'Leave the table', note: 'Your seat is kept', sign: 'door', apart: true, does: () => did('leave') },
        ]}
      >
        <IconButton sign="menu" label="Menu" />
      </Menu>
    </MemoryRouter>,
  );
  const button = screen.getByRole('button', { name: 'Menu' });
  button.element().focus();
  return { screen, button, item: (name: string | RegExp) => screen.getByRole('menuitem', { name }) };
}

test('arrows go through it, past what is off, and Enter does it', async () => {
  const { button, item } = await menu();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Rules')).toHaveFocus();
  await expect.element(item('Rules')).toHaveAttribute('href', '/rules/emergence');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item(/^Leave the table/)).toHaveFocus();
  await expect.element(item('Not now')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(did.mock.calls).toEqual([['leave']]);
  await expect.element(item('Rules')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('Escape closes it without doing anything', async () => {
  const { button, item } = await menu();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Rules')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(item('Rules')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(did).not.toHaveBeenCalled();
});

test('what is off does nothing when it is clicked', async () => {
  const { item, button } = await menu();
  await button.click();
  await item('Not now').click({ force: true });
  expect(did).not.toHaveBeenCalled();
});
