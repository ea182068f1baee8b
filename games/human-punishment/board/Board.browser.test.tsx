import { clsx, shared } from '@tablewright/board';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import styles from './Board.module.css';

/** The sheet alone: the frame in the room that the page leaves it, with the bars that stay at its top. */
function Sheet({ height }: { readonly height: number }) {
  return (
    <div style={{ position: 'fixed', top: 0, left: 0, width: 390, height, overflow: 'hidden' }}>
      <div className={clsx(shared['frame'], styles['frame'])} data-testid="frame">
        <div className={clsx(shared['board'], styles['board'])}>
          <div style={{ position: 'sticky', top: 0, height: 52, flex: 'none' }} />
          <div className={clsx(shared['stage'], styles['stage'])} data-testid="stage" />
        </div>
      </div>
    </div>
  );
}

test.each([160, 200, 240, 300, 500])(
  'on a phone that leaves the board %d px the whole map can be seen',
  async (height) => {
    await page.viewport(390, 844);
    const screen = await render(<Sheet height={height} />);
    const frame = screen.getByTestId('frame').element().getBoundingClientRect();
    const stage = screen.getByTestId('stage').element().getBoundingClientRect();
    expect(frame.bottom).toBeLessThanOrEqual(height);
    expect(stage.height).toBeGreaterThanOrEqual(90);
    expect(stage.height).toBeLessThanOrEqual(height - 52);
    await page.viewport(800, 600);
  },
);
