import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

function Asking({ field = false }: { readonly field?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Button>Behind</Button>
      <Dialog
        open={open}
        title="Take it back?"
        says="The others have to agree."
        close={() => setOpen(false)}
        buttons={<Button onClick={() => setOpen(false)}>Ask them</Button>}
      >
        {field && <input aria-label="Why" />}
      </Dialog>
    </>
  );
}

async function opened(field = false) {
  const screen = await render(<Asking field={field} />);
  const opener = screen.getByRole('button', { name: 'Ask', exact: true });
  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Take it back?' });
  await expect.element(dialog).toBeVisible();
  return { screen, opener, dialog };
}

test('the focus goes round inside, and nothing behind can be reached', async () => {
  const { dialog } = await opened();
  await expect.element(dialog).toHaveAccessibleDescription('The others have to agree.');
  const names = new Set<string>();
  for (let i = 0; i < 6; i += 1) {
    await userEvent.tab();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
    names.add(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
  }
  expect(names).toEqual(new Set(['Close', 'Ask them']));
  await userEvent.tab({ shift: true });
  expect(dialog.element().contains(document.activeElement)).toBe(true);
});

test('it opens with the focus on itself, so that the next press of the space bar does nothing', async () => {
  const { dialog } = await opened();
  await expect.element(dialog).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(dialog).toBeVisible();
});

test('where something is to be typed the focus is there', async () => {
  const { screen } = await opened(true);
  await expect.element(screen.getByRole('textbox', { name: 'Why' })).toHaveFocus();
});

test('Escape closes it, and the focus is where it was', async () => {
  const { dialog, opener } = await opened();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('on a phone it fits', async () => {
  await page.viewport(390, 844);
  const { dialog } = await opened();
  // It rises into its place.
  await expect.poll(() => dialog.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  const { left, right, top } = dialog.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(innerWidth);
  await page.viewport(800, 600);
});
