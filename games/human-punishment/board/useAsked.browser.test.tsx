import { useRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useAsked } from './useAsked.ts';

const NOTHING: readonly unknown[] = [];

/** A board that is longer than the screen: something above the map, the map, and cards below it. */
function Long({ about, height }: { readonly about: readonly string[]; readonly height: number }) {
  const stage = useRef<HTMLDivElement>(null);
  useAsked({ stage, about, told: NOTHING, still: true });
  return (
    <div data-testid="frame" style={{ height, overflow: 'auto' }}>
      <div>
        <div style={{ height: 120 }} />
        <div ref={stage} data-testid="map" style={{ height: 170 }}>
          <svg width="100" height="170">
            <circle data-thing="place:2" cx="50" cy="85" r="20" />
          </svg>
        </div>
        <div style={{ height: 900 }} />
      </div>
    </div>
  );
}

const QUESTION = ['place:2'];

test('the map comes back with a question about something on it, and stays when the prompt takes room from the board later', async () => {
  const screen = await render(<Long about={[]} height={500} />);
  const frame = screen.getByTestId('frame').element();
  const map = screen.getByTestId('map').element();
  const seen = (): number => {
    const [outer, inner] = [frame.getBoundingClientRect(), map.getBoundingClientRect()];
    return Math.min(inner.bottom, outer.bottom) - Math.max(inner.top, outer.top);
  };
  frame.scrollTop = 900;
  expect(seen()).toBeLessThan(0);
  await screen.rerender(<Long about={QUESTION} height={500} />);
  await expect.poll(seen).toBe(170);
  // somebody has scrolled a little, so that the map lies at the lower edge, and the prompt grows when all is long settled
  await new Promise((resolve) => setTimeout(resolve, 900));
  frame.scrollTop = 0;
  await screen.rerender(<Long about={QUESTION} height={180} />);
  await expect.poll(seen).toBe(170);
});
