import { atFirstSeat } from '@tablewright/board/testing';
import { finger, swipe, way } from '@tablewright/board/testing/fingers';
import { CHECK_THING, cardThing } from '@tablewright/human-punishment-rules/content';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { table } from '../testing/table.ts';
import type { ChooserProps } from '../props.ts';
import { Cards } from './Cards.tsx';

const BLUE = { act: 'card', card: 'B3', sign: 0 } as const;

function asked(answer: (value: unknown) => void): ChooserProps<'contribute'> {
  return {
    ...atFirstSeat,
    view: table(),
    question: {
      seat: 0,
      about: 'contribute',
      rule: 'HPB-310',
      domain: { kind: 'acts', from: [BLUE, { act: 'done' }] },
    },
    option: (value) => ({
      says: JSON.stringify(value),
      about: 'card' in value ? [cardThing(value.card), CHECK_THING] : [CHECK_THING],
    }),
    answer,
  };
}

test.each(['mouse', 'touch'])(
  'a card is pulled onto the check with a %s, or tapped; dropped elsewhere it stays',
  async (pointerType) => {
    const answer = vi.fn();
    const screen = await render(
      <>
        <div data-thing={CHECK_THING} style={{ position: 'fixed', left: 300, top: 300, width: 100, height: 100 }} />
        <div style={{ position: 'fixed', left: 0, top: 0, width: 250 }}>
          <Cards {...asked(answer)} />
        </div>
      </>,
    );
    const card = screen.container.querySelector<HTMLElement>('button[data-draggable]')!;
    card.setPointerCapture = () => {}; // there is no real pointer
    const pull = (to: { clientX: number; clientY: number }): void => {
      const { left, top } = card.getBoundingClientRect();
      const at = { pointerId: 1, button: 0, bubbles: true, pointerType };
      card.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: left + 5, clientY: top + 5 }));
      card.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: left + 60, clientY: top + 60 }));
      card.dispatchEvent(new PointerEvent('pointermove', { ...at, ...to }));
      card.dispatchEvent(new PointerEvent('pointerup', { ...at, ...to }));
      card.click(); // as a browser does after a release
    };
    pull({ clientX: 280, clientY: 200 });
    expect(answer).not.toHaveBeenCalled();
    pull({ clientX: 350, clientY: 350 });
    expect(answer.mock.calls).toEqual([[BLUE]]);
    card.click();
    expect(answer).toHaveBeenCalledTimes(2);
  },
);

test('a real finger holds a card and carries it out of a prompt that scrolls; a swipe scrolls the prompt', async () => {
  const answer = vi.fn();
  const screen = await render(
    <>
      <div data-thing={CHECK_THING} style={{ position: 'fixed', left: 20, top: 20, width: 200, height: 100 }} />
      <div
        data-testid="prompt"
        style={{ position: 'fixed', left: 0, top: 200, width: 300, height: 220, overflow: 'auto' }}
      >
        <Cards {...asked(answer)} />
        <div style={{ height: 600 }} />
      </div>
    </>,
  );
  const card = screen.container.querySelector<HTMLElement>('button[data-draggable]')!;
  const prompt = screen.getByTestId('prompt').element();
  const middle = (): { x: number; y: number } => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const { x, y } = middle();
  await swipe(prompt, way({ x, y }, { x, y: y - 90 }));
  expect(prompt.scrollTop).toBeGreaterThan(0);
  expect(answer).not.toHaveBeenCalled();
  prompt.scrollTop = 0;
  await expect.poll(() => prompt.scrollTop).toBe(0);
  const from = middle();
  await finger.down(from);
  await expect.poll(() => card.hasAttribute('data-in-hand')).toBe(true);
  await finger.along(way(from, { x: 120, y: 70 }));
  await finger.up();
  await expect.poll(() => answer.mock.calls).toEqual([[BLUE]]);
  expect(prompt.scrollTop).toBe(0);
});
