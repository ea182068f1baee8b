import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Hidden, themed, withButtons } from './Theme.tsx';
import { useStill } from './Still.tsx';

const Theme = themed('harbour');

function Moves() {
  return <i data-testid="moves">{useStill() ? 'stands' : 'moves'}</i>;
}

test('a part of the screen has its game’s colours, a name where it needs one, and knows whether anything moves', async () => {
  const screen = await render(
    <Theme still className="panel" label="Your hand">
      <Moves />
    </Theme>,
  );
  const group = screen.getByRole('group', { name: 'Your hand' });
  await expect.element(group).toHaveClass('harbour', 'panel');
  await expect.element(screen.getByTestId('moves')).toHaveTextContent('stands');
  await screen.rerender(
    <Theme still={false}>
      <Moves />
    </Theme>,
  );
  await expect.element(screen.getByTestId('moves')).toHaveTextContent('moves');
  expect(screen.container.querySelector('[role="group"]')).toBeNull();
});

test('where nothing shall move an animation of a game’s own does not run either', async () => {
  const screen = await render(
    <Theme still>
      <style>{'@keyframes spin { to { rotate: 1turn; } }'}</style>
      <b data-testid="spun" style={{ animation: 'spin 60s' }}>
        x
      </b>
    </Theme>,
  );
  expect(getComputedStyle(screen.getByTestId('spun').element()).animationName).toBe('none');
});

test('hidden words are there for whoever listens and take no room', async () => {
  const screen = await render(
    <Theme still>
      <Hidden>two coins</Hidden>
    </Theme>,
  );
  await expect.element(screen.getByText('two coins')).toBeInTheDocument();
  expect(screen.getByText('two coins').element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
});

test('what all buttons have gives way to a game’s own sheet, also to one that was loaded before', async () => {
  const sheet = document.createElement('style');
  sheet.textContent = '.own-primary { justify-content: start } .own-plain { color: red }';
  document.head.prepend(sheet);
  const theme = withButtons({ primary: 'own-primary', plain: 'own-plain' });
  const screen = await render(
    <>
      <button type="button" className={theme['primary']}>
        Own
      </button>
      <button type="button" className={theme['plain']}>
        Plain
      </button>
    </>,
  );
  const look = (name: string) => getComputedStyle(screen.getByRole('button', { name }).element());
  expect([look('Own').display, look('Own').justifyContent]).toEqual(['inline-flex', 'start']);
  expect([look('Plain').display, look('Plain').justifyContent]).toEqual(['inline-flex', 'center']);
  sheet.remove();
});
