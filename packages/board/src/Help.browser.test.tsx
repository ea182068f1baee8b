import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { helpFor, HelpLayer, whenHeld } from './Help.tsx';
import { hold } from './testing/fingers.ts';

async function table() {
  const played: string[] = [];
  const screen = await render(
    <>
      <div style={{ padding: 120 }}>
        <span {...helpFor('P20', 'Booster Daemon')} onClick={() => played.push('P20')} style={{ padding: 20 }}>
          Booster
        </span>
        <b title="Health 2 of 3" style={{ padding: 20 }}>
          ♥♥
        </b>
        <svg width="60" height="60">
          <g data-help="P1">
            <rect width="60" height="60" />
          </g>
        </svg>
        <button type="button">Elsewhere</button>
      </div>
      <HelpLayer of={(id) => (id === 'P20' ? <p>Two higher or two lower.</p> : id === 'P1' ? 'Security +1.' : null)} />
    </>,
  );
  return { played, screen, help: screen.getByTestId('help') };
}

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

test('the mouse rests on a card, of HTML or of SVG, and sees what it says', async () => {
  const { screen, help } = await table();
  await userEvent.hover(screen.getByText('Booster'));
  await expect.element(help).toHaveTextContent('Two higher or two lower.');
  await userEvent.hover(screen.container.querySelector('rect')!);
  await expect.element(help).toHaveTextContent('Security +1.');
  await userEvent.hover(screen.getByText('Elsewhere'));
  await expect.element(help).not.toBeInTheDocument();
});

test('what comes up under a resting mouse says nothing until the mouse moves', async () => {
  const { screen, help } = await table();
  const elsewhere = screen.getByText('Elsewhere').element() as HTMLElement;
  await userEvent.hover(elsewhere);
  const booster = screen.getByText('Booster').element() as HTMLElement;
  const { x, y } = middleOf(elsewhere);
  const under = { bubbles: true, pointerType: 'mouse', clientX: x, clientY: y } as const;
  elsewhere.dispatchEvent(new PointerEvent('pointermove', under));
  booster.dispatchEvent(new PointerEvent('pointerover', under));
  await new Promise((resolve) => setTimeout(resolve, 700));
  await expect.element(help).not.toBeInTheDocument();
  booster.dispatchEvent(new PointerEvent('pointermove', { ...under, clientX: x + 2 }));
  await expect.element(help).toHaveTextContent('Two higher or two lower.');
});

test('the keyboard comes to it, and Escape closes it', async () => {
  const { help } = await table();
  await userEvent.tab();
  await expect.element(help).toHaveTextContent('Two higher or two lower.');
  await userEvent.keyboard('{Escape}');
  await expect.element(help).not.toBeInTheDocument();
});

test('a finger that is held reads the card and does not play it; the next touch closes it', async () => {
  const { played, screen, help } = await table();
  await hold(middleOf(screen.getByText('Booster').element()), 700);
  await expect.element(help).toHaveTextContent('Two higher or two lower.');
  expect(played).toEqual([]);
  await hold(middleOf(screen.getByText('Elsewhere').element()), 20);
  await expect.element(help).not.toBeInTheDocument();
});

test('a short touch is enough where it does nothing else; the same touch again closes it', async () => {
  const { screen, help } = await table();
  const hearts = middleOf(screen.getByText('♥♥').element());
  await hold(hearts, 20);
  await expect.element(help).toHaveTextContent('Health 2 of 3');
  await hold(hearts, 20);
  await expect.element(help).not.toBeInTheDocument();
  await hold(middleOf(screen.container.querySelector('rect')!), 20);
  await expect.element(help).toHaveTextContent('Security +1.');
});

test('a short touch plays it', async () => {
  const { played, screen } = await table();
  await hold(middleOf(screen.getByText('Booster').element()), 20);
  await expect.poll(() => played).toEqual(['P20']);
});

test('a number says to a finger what its title says to the mouse', async () => {
  const { screen, help } = await table();
  await hold(middleOf(screen.getByText('♥♥').element()), 700);
  await expect.element(help).toHaveTextContent('Health 2 of 3');
});

test('a place that is chosen by a touch says to a held finger what it is, and is not chosen by letting go', async () => {
  const chosen: string[] = [];
  const screen = await render(
    <>
      <svg width="60" height="60">
        <rect
          width="60"
          height="60"
          role="button"
          aria-label="C3"
          {...whenHeld('C3: two blocks')}
          onClick={() => chosen.push('C3')}
        />
      </svg>
      <HelpLayer of={() => null} />
    </>,
  );
  const place = screen.getByRole('button', { name: 'C3' });
  await hold(middleOf(place.element()), 700);
  await expect.element(screen.getByTestId('help')).toHaveTextContent('C3: two blocks');
  expect(chosen).toEqual([]);
  await hold(middleOf(place.element()), 50);
  await expect.poll(() => chosen).toEqual(['C3']);
});

test.each(['heading', 'dialog'] as const)(
  'what somebody is put on, a question or a dialog that opens, stays in sight (%s); each of its words says what it is',
  async (role) => {
    const Put = role === 'heading' ? 'h2' : 'div';
    const screen = await render(
      <>
        <Put tabIndex={-1} {...(role === 'dialog' && { role, 'aria-label': 'Goal' })}>
          Which{' '}
          <span data-help="term:lane" tabIndex={0}>
            lane
          </span>
          ?
        </Put>
        <HelpLayer forTerms of={(id) => (id === 'term:lane' ? 'A way through the border.' : null)} />
      </>,
    );
    const help = screen.getByTestId('help');
    await userEvent.keyboard('{Shift}');
    (screen.getByRole(role).element() as HTMLElement).focus();
    await new Promise((resolve) => setTimeout(resolve, 1300));
    await expect.element(help).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(help).toHaveTextContent('A way through the border.');
  },
);
