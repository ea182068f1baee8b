import { cdp } from 'vitest/browser';
import type { Point } from '../zoom.ts';

// A real mouse with its left button, so that captures and clicks come as they do on a desk.

type MouseType = 'mousePressed' | 'mouseMoved' | 'mouseReleased';

async function send(type: MouseType, { x, y }: Point): Promise<void> {
  // a test runs in a frame of its own; the mouse is in the window around it
  const { left, top } = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const held = { button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1 } as const;
  await cdp().send('Input.dispatchMouseEvent', { type, x: left + x, y: top + y, ...held });
}

export const mouse = {
  down: (at: Point) => send('mousePressed', at),
  up: (at: Point) => send('mouseReleased', at),
  async along(points: readonly Point[]): Promise<void> {
    for (const point of points) await send('mouseMoved', point);
  },
};
