import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { keepEnded, keepGame } from '../offline/kept-games.ts';
import { RulesPage } from './RulesPage.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The rules of Emergent, read by somebody whom the server answers so. */
async function readingWith(replies: Record<string, unknown>) {
  vi.stubGlobal('fetch', async (path: string) => Response.json(replies[path] ?? []));
  return render(
    <MemoryRouter initialEntries={['/rules/emergent?text=all']}>
      <Routes>
        <Route path="/rules/:game" element={<RulesPage />} />
      </Routes>
    </MemoryRouter>,
  );
}

/** The rules of Emergent, read by somebody who plays a game with this market. */
async function reading(market: string, phase: 'playing' | 'over') {
  return readingWith({
    '/api/mine': [{ id: 't1', game: 'emergent', phase, names: [], free: 0, waitsForMe: true, updated: 0 }],
    '/api/tables/t1': { options: { market } },
  });
}

const CARD = '7/4/3';

test('[EMT-811] whoever plays with the Fixed market cannot look the demand up in the rules', async () => {
  const page = await reading('classic', 'playing');
  await expect.element(page.getByRole('heading', { name: '4.3 Demand cards' })).toBeVisible();
  await expect.poll(() => page.baseElement.textContent).toContain('Hidden from you while you play');
  expect(page.getByRole('cell', { name: CARD }).elements()).toEqual([]);
  // nor by looking for it
  await page.getByRole('searchbox').fill(CARD);
  await expect.poll(() => page.getByRole('status').element().textContent).toMatch(/Found|Nothing/);
  expect(page.getByRole('cell', { name: CARD }).elements()).toEqual([]);
});

test.each([
  ['open', 'playing'],
  ['classic', 'over'],
] as const)('with the %s market, %s, it is all there', async (market, phase) => {
  const page = await reading(market, phase);
  await expect.element(page.getByRole('cell', { name: CARD }).first()).toBeInTheDocument();
});

const kept = (market: string, seed: string) => ({
  game: 'emergent',
  rulesVersion: 1,
  names: ['Ann', 'Bot'],
  people: [0],
  options: { market },
  seed,
  log: [],
});

test('[EMT-811] nor can whoever plays with it in the browser alone', async () => {
  keepGame(kept('classic', 'a'));
  keepEnded(kept('classic', 'b')); // the game before this one
  const page = await readingWith({});
  await expect.element(page.getByRole('heading', { name: '4.3 Demand cards' })).toBeVisible();
  await expect.poll(() => page.baseElement.textContent).toContain('Hidden from you while you play');
  expect(page.getByRole('cell', { name: CARD }).elements()).toEqual([]);
});

test.each(['another market', 'it is over'] as const)('a game in the browser alone hides nothing: %s', async (why) => {
  keepGame(kept(why === 'it is over' ? 'classic' : 'open', 'a'));
  if (why === 'it is over') keepEnded(kept('classic', 'a'));
  const page = await readingWith({});
  await expect.element(page.getByRole('cell', { name: CARD }).first()).toBeInTheDocument();
});
