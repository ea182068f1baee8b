import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { plainScreen } from '../../games/PlainBoard.tsx';
import { loadGame } from '../../games/registry.ts';
import { loadRules } from '../../games/rules.ts';
import { LogLines } from './LogLines.tsx';

// The log as a tool: it follows, it is cut into rounds, it is one stop of the keyboard, and a press goes to the moment.

const game = await loadRules('emergence');
const { screen } = await loadGame('emergence');
const NAMES = ['Ann', 'Bea', 'Col'];

const moved = (by: number) => ({ type: 'moved', by, from: 'C3', to: 'D4' });
const lines = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ key: String(i), event: moved(i % 3), secret: false }));

function Framed({ count, height, jump }: { count: number; height: number; jump?: (line: number) => void }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height }}>
      <LogLines
        game={game}
        screen={plainScreen(game.id)}
        lines={lines(count)}
        names={NAMES}
        point={() => {}}
        jump={jump}
      />
    </div>
  );
}

const list = (): HTMLElement => document.querySelector('[data-testid="log"]')!;
const fromEnd = (): number => list().scrollHeight - list().scrollTop - list().clientHeight;
const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

test('it follows though the prompt grows at once with a new line', async () => {
  const page = await render(<Framed count={60} height={400} />);
  await expect.poll(fromEnd).toBeLessThan(2);
  for (let count = 61; count < 66; count += 1) {
    await page.rerender(<Framed count={count} height={400} />);
    // the line has pulled the list along, and before the browser says so the prompt takes 250 pixels of it
    await page.rerender(<Framed count={count} height={150} />);
    await frame();
    await frame();
    expect(fromEnd()).toBeLessThan(2);
    await page.rerender(<Framed count={count} height={400} />);
    await frame();
  }
});

test('whoever scrolls up stays there, and is told what has come since', async () => {
  const page = await render(<Framed count={60} height={300} />);
  await expect.poll(fromEnd).toBeLessThan(2);
  await frame();
  list().scrollTop -= 400;
  await frame();
  await frame();
  const top = list().scrollTop;
  await page.rerender(<Framed count={63} height={300} />);
  await frame();
  expect(list().scrollTop).toBe(top);
  await page.getByRole('button', { name: '3 new lines' }).click();
  await expect.poll(fromEnd).toBeLessThan(2);
});

test('it is one stop of the keyboard, with arrows inside, and a press goes to that moment', async () => {
  const jump = vi.fn();
  const page = await render(
    <>
      <button type="button">before</button>
      <Framed count={5} height={300} jump={jump} />
      <button type="button">behind</button>
    </>,
  );
  (page.getByRole('button', { name: 'before' }).element() as HTMLElement).focus();
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('data-line')).toBe('4');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement?.getAttribute('data-line')).toBe('2');
  await userEvent.keyboard('{Enter}');
  expect(jump).toHaveBeenCalledExactlyOnceWith(2);
  await userEvent.keyboard('{Home}');
  expect(document.activeElement?.getAttribute('data-line')).toBe('0');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('behind');
});

test('rounds have headings, names their colour, and what is long is folded', async () => {
  const told = [{ type: 'leader', seat: 1, round: 2 }, moved(0), { type: 'long', by: 2 }];
  const whole = 'Col has done so many things in one go. '.repeat(8);
  const says: typeof game.words.event = (event, names) =>
    event.type === 'long' ? whole : game.words.event(event, names);
  const page = await render(
    <LogLines
      game={{ ...game, words: { ...game.words, event: says } }}
      screen={screen}
      lines={told.map((event, i) => ({ key: String(i), event, secret: false, at: 0 }))}
      names={NAMES}
      point={() => {}}
    />,
  );
  await expect.element(page.getByRole('heading', { name: /^Round 2/ })).toBeVisible();
  const name = [...document.querySelectorAll('b')].find(({ textContent }) => textContent === 'Ann')!;
  expect(getComputedStyle(name).getPropertyValue('--seat')).not.toBe('');
  const fold = page.getByRole('button', { name: 'more of this line' });
  expect(list().textContent).not.toContain(whole);
  await fold.click();
  expect(list().textContent).toContain(whole);
});
