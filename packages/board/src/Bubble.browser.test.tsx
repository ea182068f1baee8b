import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Bubble } from './Bubble.tsx';
import type { Box, Size } from './zoom.ts';

const PHONE: Size = { width: 390, height: 420 };
const WIDE: Size = { width: 780, height: 560 };

async function bubble(port: Size, thing: Box): Promise<Box> {
  const screen = await render(
    <div data-testid="board" style={{ position: 'relative', ...port }}>
      <Bubble x={(thing.left + thing.right) / 2} clear={thing} port={port}>
        <p data-testid="words">Move to C3: dark blue data, 1 block. Nothing for you to do there.</p>
      </Bubble>
    </div>,
  );
  const frame = screen.getByTestId('board').element().getBoundingClientRect();
  const { left, top, right, bottom } = screen.getByTestId('words').element().parentElement!.getBoundingClientRect();
  return { left: left - frame.left, top: top - frame.top, right: right - frame.left, bottom: bottom - frame.top };
}

const around = (x: number, y: number): Box => ({ left: x - 25, top: y - 25, right: x + 25, bottom: y + 25 });

describe.each([
  ['a phone', PHONE],
  ['a wide screen', WIDE],
])('on %s', (_where, port) => {
  test.each([
    ['in the middle', around(port.width / 2, port.height / 2)],
    ['at the left edge', around(25, port.height / 2)],
    ['in the corner below', around(port.width - 25, port.height - 25)],
    ['in the corner above', around(25, 25)],
  ])('it stays inside the board and beside a thing %s', async (_place, thing) => {
    const { left, top, right, bottom } = await bubble(port, thing);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(port.width);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(port.height);
    expect(bottom <= thing.top || top >= thing.bottom, `${top}–${bottom} beside ${thing.top}–${thing.bottom}`).toBe(
      true,
    );
  });
});
