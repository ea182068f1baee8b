import type { ReactNode } from 'react';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

/** A board on a laptop, with the room that the frame of the page leaves it there. */
export async function onLaptop(board: ReactNode) {
  await page.viewport(1300, 900);
  return render(
    <div style={{ width: 1280, height: 860, position: 'relative', container: 'board / size' }}>{board}</div>,
  );
}
