import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PanZoom } from './PanZoom.tsx';
import { Still } from './Still.tsx';
import { fingers, way } from './testing/fingers.ts';
import type { Point } from './zoom.ts';

// A board of 400 × 400 units with one tile in its middle, in a frame of 400 × 400 pixels.

const BOX = { left: 0, top: 0, right: 400, bottom: 400 };
const MIDDLE = { x: 200, y: 200 };
const chosen = vi.fn();

beforeEach(() => chosen.mockReset());

async function city() {
  const screen = await render(
    <Still value={true}>
      <div style={{ width: 400, height: 400, position: 'absolute', left: 20, top: 10, display: 'grid' }}>
        <PanZoom box={BOX} label="City" home={MIDDLE}>
          <rect data-testid="tile" x="190" y="190" width="20" height="20" onClick={chosen} />
          <rect data-testid="corner" x="0" y="0" width="10" height="10" />
        </PanZoom>
      </div>
    </Still>,
  );
  const tile = screen.getByTestId('tile');
  await expect.element(tile).toBeVisible();
  const middleOf = (testId: string): Point => {
    const { left, top, width, height } = screen.getByTestId(testId).element().getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  return {
    screen,
    tile,
    middleOf,
    /** pixels for one unit */
    zoom: () => tile.element().getBoundingClientRect().width / 20,
    nearer: screen.getByRole('button', { name: 'Nearer' }),
    farther: screen.getByRole('button', { name: 'Farther' }),
    everything: screen.getByRole('button', { name: 'Show everything' }),
  };
}

describe('the keyboard', () => {
  test('+ and − zoom, 0 shows everything again', async () => {
    const { nearer, zoom } = await city();
    nearer.element().focus();
    await userEvent.keyboard('+');
    await expect.poll(zoom).toBeCloseTo(1.35, 2);
    await userEvent.keyboard('+-');
    await expect.poll(zoom).toBeCloseTo(1.35, 2);
    await userEvent.keyboard('0');
    await expect.poll(zoom).toBeCloseTo(1, 2);
  });

  test('zooming to the end leaves the focus where it is', async () => {
    const { nearer, farther, everything, zoom } = await city();
    nearer.element().focus();
    await expect.element(farther).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
    await expect.poll(zoom).toBeCloseTo(2.2, 2);
    await expect.element(nearer).toHaveAttribute('aria-disabled', 'true');
    await expect.element(nearer).toHaveFocus();
    everything.element().focus();
    await userEvent.keyboard(' ');
    await expect.poll(zoom).toBeCloseTo(1, 2);
    await expect.element(everything).toHaveFocus();
  });
});

describe('the mouse', () => {
  test('the button that is pressed stays under the mouse, however often', async () => {
    const { nearer, zoom } = await city();
    const before = nearer.element().getBoundingClientRect();
    await nearer.click();
    await expect.poll(zoom).toBeCloseTo(1.35, 2);
    await nearer.click();
    await expect.poll(zoom).toBeCloseTo(1.35 ** 2, 2);
    expect(nearer.element().getBoundingClientRect()).toEqual(before);
  });

  test('what has been pulled is not chosen by the release', async () => {
    const { tile, nearer, middleOf } = await city();
    await nearer.click();
    await expect.poll(() => middleOf('corner').x).toBeLessThan(0);
    const before = middleOf('tile');
    await userEvent.dragAndDrop(tile, tile, {
      sourcePosition: { x: 5, y: 5 },
      targetPosition: { x: 25, y: 20 },
    });
    await expect.poll(() => middleOf('tile').x).toBeGreaterThan(before.x + 10);
    expect(chosen).not.toHaveBeenCalled();
    await tile.click();
    expect(chosen).toHaveBeenCalledOnce();
  });

  test('the wheel enlarges what lies under it', async () => {
    const { tile, middleOf, zoom } = await city();
    const before = middleOf('tile');
    await tile.wheel({ delta: { y: -300 } });
    await expect.poll(zoom).toBeGreaterThan(1.3);
    expect(middleOf('tile').x).toBeCloseTo(before.x, -1);
    expect(middleOf('tile').y).toBeCloseTo(before.y, -1);
  });
});

describe('fingers', () => {
  test('one taps a tile, and is not quite still', async () => {
    const { middleOf } = await city();
    const at = middleOf('tile');
    await fingers([at, { x: at.x + 3, y: at.y + 2 }]);
    await expect.poll(() => chosen.mock.calls.length).toBe(1);
  });

  test('two enlarge, and keep what they touch', async () => {
    const { middleOf, zoom } = await city();
    const { x, y } = middleOf('tile');
    await fingers(way({ x: x - 40, y }, { x: x - 70, y }), way({ x: x + 40, y }, { x: x + 70, y }));
    await expect.poll(zoom).toBeCloseTo(1.75, 1);
    expect(middleOf('tile').x).toBeCloseTo(x, -1);
    expect(chosen).not.toHaveBeenCalled();
  });

  test('one pulls the enlarged board, and chooses nothing by that', async () => {
    const { middleOf, nearer } = await city();
    await nearer.click();
    const from = middleOf('tile');
    await fingers(way(from, { x: from.x + 40, y: from.y + 30 }));
    await expect.poll(() => middleOf('tile').x).toBeGreaterThan(from.x + 20);
    expect(middleOf('tile').y).toBeGreaterThan(from.y + 15);
    // The board ends at its edge.
    await fingers(way(from, { x: from.x + 250, y: from.y + 250 }));
    await expect.poll(() => middleOf('corner')).toEqual({ x: 20 + 5 * 1.35, y: 10 + 5 * 1.35 });
    expect(chosen).not.toHaveBeenCalled();
  });
});
