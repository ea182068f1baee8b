import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { devicesApi } from './api.ts';
import { api } from '../api.ts';
import { Devices } from './Devices.tsx';

afterEach(() => vi.restoreAllMocks());

function somebody(passkeys: number, games: number): void {
  const key = (n: number) => ({
    id: `k${n}`,
    name: `Chrome on Linux ${n}`,
    created: 0,
    used: n === 1 ? 86_400_000 : null,
  });
  const value = Array.from({ length: passkeys }, (_, n) => key(n + 1));
  vi.spyOn(devicesApi, 'passkeys').mockResolvedValue({ ok: true, value });
  const table = { id: 'abcdefghij', game: 'x', phase: 'playing', names: [], free: 0, updated: 0, waitsForMe: false };
  const tables = Array.from({ length: games }, () => table as never);
  vi.spyOn(api, 'mine').mockResolvedValue({ ok: true, value: tables });
}

test('a guest is told what a passkey is for, and what logging out would cost', async () => {
  somebody(0, 2);
  const page = await render(<Devices />);
  await expect.element(page.getByText(/^As a guest you have your games in this browser alone\./)).toBeVisible();
  await page.getByRole('button', { name: 'Log out here' }).click();
  await expect
    .element(
      page.getByText(
        'This browser becomes a new guest. You have no passkey and 2 games: without a passkey you cannot come back to what you play here.',
      ),
    )
    .toBeVisible();
  const out = vi.spyOn(devicesApi, 'signOut');
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await expect.element(page.getByRole('button', { name: 'Log out everywhere' })).toBeVisible();
  expect(out).not.toHaveBeenCalled();
});

test('passkeys are listed with what they are, and removed one by one', async () => {
  somebody(2, 0);
  const remove = vi.spyOn(devicesApi, 'remove').mockResolvedValue({ ok: true, value: null });
  const page = await render(<Devices />);
  const list = page.getByRole('list', { name: 'Your passkeys' });
  await expect.element(list.getByText('made on 1 January 1970, last used on 2 January 1970')).toBeVisible();
  await list.getByRole('button', { name: 'Remove Chrome on Linux 1' }).click();
  expect(remove).toHaveBeenCalledExactlyOnceWith('k1');
  await expect.element(list.getByRole('button', { name: 'Remove Chrome on Linux 1' })).not.toBeInTheDocument();
  await expect.element(list.getByRole('button', { name: 'Remove Chrome on Linux 2' })).toBeVisible();
});
