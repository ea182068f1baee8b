import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Count } from './Count.tsx';
import { Still } from './Still.tsx';

function Tokens({ value, still, ms }: { readonly value: number; readonly still: boolean; readonly ms?: number }) {
  return (
    <Still value={still}>
      <output>
        <Count value={value} {...(ms !== undefined && { ms })} />
      </output>
    </Still>
  );
}

test('where motion is not wished for the number is there at once', async () => {
  const screen = await render(<Tokens still value={3} ms={60_000} />);
  await screen.rerender(<Tokens still value={9} ms={60_000} />);
  expect(screen.container.textContent).toBe('9');
});

test('otherwise it counts from where it stands, never beyond its ends, and arrives', async () => {
  const screen = await render(<Tokens still={false} value={3} ms={60_000} />);
  const shown: number[] = [];
  const look = (): number => Number(screen.container.textContent);
  const watcher = new MutationObserver(() => shown.push(look()));
  watcher.observe(screen.container, { characterData: true, childList: true, subtree: true });
  await screen.rerender(<Tokens still={false} value={900} ms={60_000} />);
  expect(look()).toBeLessThan(900);
  await screen.rerender(<Tokens still={false} value={40} ms={1} />);
  await expect.poll(look).toBe(40);
  watcher.disconnect();
  for (const value of shown) {
    expect(value).toBeGreaterThanOrEqual(3);
    expect(value).toBeLessThanOrEqual(40);
  }
});

test('a count that is cut short by switching motion off shows the last value', async () => {
  const screen = await render(<Tokens still={false} value={3} ms={60_000} />);
  await screen.rerender(<Tokens still={false} value={900} ms={60_000} />);
  await screen.rerender(<Tokens still value={900} ms={60_000} />);
  expect(screen.container.textContent).toBe('900');
});
