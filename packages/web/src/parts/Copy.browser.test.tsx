import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Copy } from './Copy.tsx';

const LINK = 'http://localhost/table/abc?invite=word';

afterEach(() => vi.restoreAllMocks());

async function copied() {
  const screen = await render(<Copy text={LINK} label="Copy" />);
  await screen.getByRole('button', { name: 'Copy', exact: true }).click();
  return screen;
}

test('it copies, and says so', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await copied();
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(write).toHaveBeenCalledExactlyOnceWith(LINK);
});

test('in a living room without https the old way does it, and leaves nothing behind', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  let selected = '';
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    const area = document.activeElement;
    if (area instanceof HTMLTextAreaElement) selected = area.value.slice(area.selectionStart, area.selectionEnd);
    return true;
  });
  const screen = await copied();
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(selected).toBe(LINK);
  expect(document.querySelector('textarea')).toBeNull();
});

test('where nothing can be copied it says so', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  const screen = await copied();
  await expect.element(screen.getByRole('button', { name: 'Please copy it by hand' })).toBeVisible();
});
