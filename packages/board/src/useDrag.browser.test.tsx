import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { HelpLayer } from './Help.tsx';
import styles from './OptionBubble.module.css';
import { finger, fingers, hold, swipe, way } from './testing/fingers.ts';
import { mouse } from './testing/mouse.ts';
import { useDrag } from './useDrag.ts';
import type { Point } from './zoom.ts';

// A card that can be put onto a pile, on a desk that is longer than what is seen of it.

const drop = vi.fn();
const choose = vi.fn();
const cancel = vi.fn();
/** Long enough to have picked it up, and to be told what it is. */
const LONG = 900;

interface DeskProps {
  readonly long?: boolean;
  readonly helped?: boolean;
}

function Desk({ long = true, helped = true }: DeskProps) {
  const [at, setAt] = useState<Point | null>(null);
  const drag = useDrag({
    placesFor: () => new Set(['pile']),
    move: (_, point) => setAt(point),
    drop(thing, over) {
      setAt(null);
      drop(thing, over);
    },
    cancel() {
      setAt(null);
      cancel();
    },
  });
  return (
    <div data-testid="scroll" style={{ width: 300, height: 400, overflow: 'auto', position: 'relative' }}>
      <div style={{ height: long ? 1200 : 380 }}>
        <button
          type="button"
          data-draggable=""
          data-help={helped ? 'card' : undefined}
          style={{ position: 'absolute', left: 20, top: 220, width: 80, height: 100 }}
          onClick={() => {
            if (!drag.wasDragged('card')) choose();
          }}
          {...drag.handlers('card')}
        >
          Card
        </button>
        <div data-thing="pile" style={{ position: 'absolute', left: 180, top: 40, width: 80, height: 100 }} />
        {at !== null && <i className={styles['dragged']} data-testid="ghost" style={{ left: at.x, top: at.y }} />}
      </div>
      <HelpLayer of={() => 'A Document.'} />
    </div>
  );
}

async function seated(props: DeskProps = {}) {
  const screen = await render(<Desk {...props} />);
  const scroll = screen.getByTestId('scroll').element();
  const { left, top } = scroll.getBoundingClientRect();
  return {
    screen,
    scroll,
    card: { x: left + 60, y: top + 270 },
    pile: { x: left + 220, y: top + 90 },
    help: screen.getByTestId('help'),
  };
}

const inHand = (): Element | null => document.querySelector('[data-in-hand]');

/** A finger rests until it has picked the card up, and goes along. */
async function carry(along: readonly Point[]): Promise<void> {
  await finger.down(along[0]!);
  await expect.poll(inHand).not.toBeNull();
  await finger.along(along);
  await finger.up();
}

beforeEach(() => {
  vi.clearAllMocks();
});

describe('a finger on what can be scrolled', () => {
  test('rests, picks the card up and carries it to the pile; the desk stays where it is', async () => {
    const { scroll, card, pile } = await seated({ helped: false });
    await carry(way(card, pile, 8));
    await expect.poll(() => drop.mock.calls).toEqual([['card', 'pile']]);
    expect([scroll.scrollTop, choose.mock.calls, cancel.mock.calls]).toEqual([0, [], []]);
  });

  test('swipes: the desk scrolls, and nothing is picked up', async () => {
    const { scroll, card } = await seated();
    await swipe(scroll, way(card, { x: card.x, y: card.y - 160 }, 8));
    expect(scroll.scrollTop).toBeGreaterThan(50);
    expect([drop.mock.calls, choose.mock.calls]).toEqual([[], []]);
    expect(inHand()).toBeNull();
  });

  test('taps: the card is chosen', async () => {
    const { card } = await seated();
    await hold(card, 20);
    await expect.poll(() => choose.mock.calls.length).toBe(1);
    expect(drop.mock.calls).toEqual([]);
  });

  test('taps slowly: where there is nothing to be told, the card is chosen as well', async () => {
    const { card } = await seated({ helped: false });
    await hold(card, LONG);
    await expect.poll(() => choose.mock.calls.length).toBe(1);
    expect(drop.mock.calls).toEqual([]);
  });

  test('rests and is lifted where it is: it reads what the card is', async () => {
    const { card, help } = await seated();
    await hold(card, LONG);
    await expect.element(help).toHaveTextContent('A Document.');
    expect([drop.mock.calls, choose.mock.calls]).toEqual([[], []]);
  });

  test('reads what the card is and carries it off all the same, with its place in sight', async () => {
    const { card, pile, help } = await seated();
    await finger.down(card);
    await expect.element(help).toHaveTextContent('A Document.');
    await finger.along(way(card, pile, 8));
    await expect.element(help).not.toBeInTheDocument();
    await finger.up();
    await expect.poll(() => drop.mock.calls).toEqual([['card', 'pile']]);
  });

  test('sees that the card is in the hand, and nothing of it afterwards', async () => {
    const { card } = await seated();
    await finger.down(card);
    await expect.poll(inHand).not.toBeNull();
    await finger.up();
    await expect.poll(inHand).toBeNull();
  });
});

test('a finger on what cannot be scrolled drags at once', async () => {
  const { card, pile } = await seated({ long: false });
  await fingers(way(card, pile, 8));
  await expect.poll(() => drop.mock.calls).toEqual([['card', 'pile']]);
  expect(choose.mock.calls).toEqual([]);
});

test('the mouse drags at once everywhere', async () => {
  const { card, pile } = await seated();
  await mouse.down(card);
  await mouse.along(way(card, pile));
  await mouse.up(pile);
  await expect.poll(() => drop.mock.calls).toEqual([['card', 'pile']]);
  expect(choose.mock.calls).toEqual([]);
});
