import { partly, RECONSTRUCTED, STATED } from '@tablewright/kernel/words';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Reconstructed } from './Reconstructed.tsx';

const SAYS =
  'Our reconstruction: the rulebook’s text does not give this card. In the box there may be a different one.';

/** What the note says that is open now; null where none is. */
function note(): string | null {
  return document.querySelector(':popover-open')?.textContent ?? null;
}

test('what the rulebook gives bears no sign', async () => {
  const { container } = await render(<Reconstructed provenance={STATED} thing="card" />);
  expect(container.textContent).toBe('');
  expect(container.querySelector('[data-reconstructed]')).toBeNull();
});

test('the sign says what it means to whoever reaches it with the keyboard, and is silent behind', async () => {
  await render(<Reconstructed provenance={RECONSTRUCTED} thing="card" />);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: SAYS })).toHaveFocus();
  await expect.poll(note).toBe(SAYS);
  await userEvent.keyboard('{Escape}');
  await expect.poll(note).toBeNull();
});

test('it says so while the mouse rests on it, also inside a card that is cut off', async () => {
  const { container } = await render(
    <button type="button" style={{ width: 60, height: 30, overflow: 'hidden', position: 'relative' }}>
      <Reconstructed provenance={partly('the price')} thing="card" inside />
    </button>,
  );
  const sign = container.querySelector<HTMLElement>('[data-reconstructed]')!;
  await userEvent.hover(sign);
  await expect.poll(note).toContain('the rulebook’s text does not give the price of this card');
  const box = document.querySelector(':popover-open')!.getBoundingClientRect();
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  await userEvent.unhover(sign);
  await expect.poll(note).toBeNull();
});

test('inside something that is touched it is no stop of its own', async () => {
  const { container } = await render(<Reconstructed provenance={RECONSTRUCTED} thing="card" inside />);
  expect(container.querySelector('button')).toBeNull();
});
