import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CardsPage } from './CardsPage.tsx';

afterEach(() => vi.unstubAllGlobals());

async function reading(path: string) {
  vi.stubGlobal('fetch', async () => Response.json([]));
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/cards/:game" element={<CardsPage />} />
      </Routes>
    </MemoryRouter>,
  );
}

test('all cards of a game, deck by deck, and what is sought among them', async () => {
  const page = await reading('/cards/human-punishment');
  await expect.element(page.getByRole('heading', { name: 'Programs' })).toBeInTheDocument();
  await page.getByRole('searchbox').fill('toxic fog');
  await expect.element(page.getByRole('status')).toHaveTextContent('1 different card, 1 in all.');
  await expect.element(page.getByText('Everybody who played no card gets 1 Wound.')).toBeInTheDocument();
  await page.getByRole('searchbox').fill('no such card');
  await expect.element(page.getByRole('status')).toHaveTextContent('No card speaks of that.');
});

test('the address says what is sought and in which deck', async () => {
  const page = await reading('/cards/human-punishment?find=morale&deck=programs');
  await expect.element(page.getByText('Hope Feed')).toBeInTheDocument();
  expect(page.getByText('Toxic Fog').elements()).toEqual([]);
});

test('what is our reconstruction says so', async () => {
  const page = await reading('/cards/human-punishment?find=hope+feed');
  await expect.element(page.getByRole('button', { name: /^Our reconstruction/ })).toBeInTheDocument();
});

test('a game without a list of cards says so', async () => {
  const page = await reading('/cards/nowhere');
  await expect.element(page.getByRole('heading', { name: 'No cards here' })).toBeInTheDocument();
});
