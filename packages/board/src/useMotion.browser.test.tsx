import { StrictMode, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Flights } from './Flights.tsx';
import type { Shows } from './motion.ts';
import { drawn } from './testing/drawn.ts';
import { type Motion, useMotion } from './useMotion.ts';

interface View {
  readonly pawn: string;
}
type Told = { type: 'rolled'; die: number } | { type: 'moved' };
type Seen = { readonly kind: 'dice'; readonly die: number } | { readonly kind: 'step' };

const shows: Shows<View, Told, Seen> = {
  placesOf: ({ pawn }) => [{ what: 'pawn', id: 'p', place: pawn }],
  cues: { rolled: ({ die }) => ({ kind: 'dice', die }), moved: () => ({ kind: 'step' }) },
  takes: { dice: 400, step: 400 },
  lingers: { dice: 2000 },
  most: 10_000,
};

interface TableProps {
  readonly view: View;
  readonly before: View | null;
  readonly told?: readonly Told[];
  readonly still?: boolean;
  readonly speed?: number;
  readonly telling?: (on: boolean) => void;
  readonly noted?: string;
}

let motion: Motion<Seen>;

function Table({ told = [], still = false, speed = 1, noted, ...props }: TableProps) {
  const root = useRef<HTMLDivElement>(null);
  motion = useMotion({ ...props, told, still, speed }, shows);
  return (
    <div ref={root} {...motion.skipping} data-testid="table" style={{ position: 'relative', width: 300, height: 100 }}>
      {['A1', 'A2'].map((place, i) => (
        <div key={place} data-place={place} style={{ position: 'absolute', left: 100 * i, width: 20, height: 20 }} />
      ))}
      <p>{noted}</p>
      <Flights root={root} motion={motion} pictureOf={(what, thing) => <b>{`${what} ${thing}`}</b>} />
    </div>
  );
}

const A1: View = { pawn: 'A1' };
const A2: View = { pawn: 'A2' };
const rolled: Told = { type: 'rolled', die: 3 };
const moved: Told = { type: 'moved' };

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

/** Time goes on by so much, and all that comes of it is drawn. */
const pass = (ms: number): Promise<void> => drawn(() => vi.advanceTimersByTimeAsync(ms));

const flying = (): (string | null)[] => [...document.querySelectorAll('b')].map(({ textContent }) => textContent);

test('a thing flies to where it lies now, and its place is empty until it has landed', async () => {
  const screen = await render(<Table view={A1} before={null} />);
  expect([motion.runs, flying()]).toEqual([false, []]);
  await screen.rerender(<Table view={A2} before={A1} told={[]} />);
  expect([motion.runs, motion.isAloft('p'), flying()]).toEqual([true, true, ['pawn p']]);
  await pass(421);
  expect([motion.runs, motion.isAloft('p')]).toEqual([false, false]);
});

test('cues come one after the other, as they were told', async () => {
  const screen = await render(<Table view={A1} before={null} />);
  await screen.rerender(<Table view={A2} before={A1} told={[rolled, moved]} />);
  expect(motion.cue).toEqual({ kind: 'dice', die: 3 });
  expect(motion.isAloft('p')).toBe(true);
  await pass(301);
  expect(motion.cue).toEqual({ kind: 'step' });
  await pass(500);
  expect([motion.cue, motion.runs]).toEqual([null, false]);
});

test('drawn again for other reasons, nothing starts anew', async () => {
  const told = [rolled];
  const screen = await render(<Table view={A1} before={null} />);
  await screen.rerender(<Table view={A2} before={A1} told={told} />);
  const { serial } = motion;
  await pass(1000);
  await screen.rerender(<Table view={A2} before={A1} told={[...told]} noted="hovered" />);
  expect([motion.serial, motion.runs]).toEqual([serial, false]);
  // told without a change on the table: that is new
  await screen.rerender(<Table view={A2} before={A2} told={[{ type: 'rolled', die: 5 }]} />);
  expect([motion.serial, motion.cue]).toEqual([serial + 1, { kind: 'dice', die: 5 }]);
});

test('the frame hears when something is shown and when it has been; a bare flight holds nothing back', async () => {
  const telling = vi.fn();
  const screen = await render(<Table view={A1} before={null} telling={telling} />);
  await screen.rerender(<Table view={A2} before={A1} telling={telling} />);
  await pass(1000);
  expect(telling.mock.calls).toEqual([]);
  await screen.rerender(<Table view={A1} before={A2} told={[rolled]} telling={telling} />);
  expect(telling.mock.calls).toEqual([[true]]);
  await pass(1000);
  expect(telling.mock.calls).toEqual([[true], [false]]);
  await screen.rerender(<Table view={A2} before={A1} told={[{ ...rolled }]} telling={telling} />);
  await screen.unmount();
  expect(telling.mock.lastCall).toEqual([false]);
});

test('a cue that is worth it outlives the moments that follow, and goes when its time is over', async () => {
  const screen = await render(<Table view={A1} before={null} />);
  await screen.rerender(<Table view={A2} before={A1} told={[rolled]} />);
  expect(motion.lingering('dice').map(({ cue }) => cue.die)).toEqual([3]);
  await pass(1500);
  await screen.rerender(<Table view={A1} before={A2} told={[moved]} />);
  await screen.rerender(<Table view={A2} before={A1} told={[{ type: 'rolled', die: 6 }]} />);
  expect(motion.lingering('dice').map(({ cue }) => cue.die)).toEqual([3, 6]);
  expect(motion.lingering('step')).toEqual([]);
  await pass(600);
  expect(motion.lingering('dice').map(({ cue }) => cue.die)).toEqual([6]);
  await screen.rerender(<Table view={A1} before={null} />); // another moment of a replay
  expect([motion.jumped, motion.lingering('dice')]).toEqual([true, []]);
});

test('drawn twice, as React does while one develops, it is still shown once', async () => {
  const screen = await render(
    <StrictMode>
      <Table view={A2} before={A1} told={[rolled]} />
    </StrictMode>,
  );
  expect(motion.lingering('dice')).toHaveLength(1);
  await pass(2500);
  expect([motion.runs, motion.lingering('dice')]).toEqual([false, []]);
  await screen.unmount();
});

test('whoever touches the board has seen enough: nothing flies, nothing lingers, the frame goes on', async () => {
  const telling = vi.fn();
  const screen = await render(<Table view={A1} before={null} telling={telling} />);
  await screen.rerender(<Table view={A2} before={A1} told={[rolled, moved]} telling={telling} />);
  await drawn(() => {
    screen
      .getByTestId('table')
      .element()
      .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });
  expect([motion.runs, motion.isAloft('p'), motion.lingering('dice'), flying()]).toEqual([false, false, [], []]);
  expect(telling.mock.calls).toEqual([[true], [false]]);
  await screen.rerender(<Table view={A1} before={A2} told={[{ type: 'rolled', die: 1 }]} telling={telling} />);
  expect([motion.runs, flying()]).toEqual([true, ['pawn p']]);
});

test.each([{ still: true }, { speed: 0 }])(
  '%o: nothing moves, nothing is held back, and the dice lie there',
  async (calm) => {
    const telling = vi.fn();
    const screen = await render(<Table view={A1} before={null} {...calm} telling={telling} />);
    await screen.rerender(<Table view={A2} before={A1} told={[rolled]} {...calm} telling={telling} />);
    expect([motion.runs, motion.isAloft('p'), flying(), telling.mock.calls]).toEqual([false, false, [], []]);
    expect(motion.cues.map(({ motion: cue }) => cue)).toEqual([{ kind: 'dice', die: 3 }]);
    expect(motion.lingering('dice')).toHaveLength(1);
  },
);

test('at twice the speed it takes half the time', async () => {
  const screen = await render(<Table view={A1} before={null} speed={2} />);
  await screen.rerender(<Table view={A2} before={A1} speed={2} />);
  await pass(209);
  expect(motion.isAloft('p')).toBe(true);
  await pass(2);
  expect(motion.isAloft('p')).toBe(false);
});

test('a card may leave a place that is not drawn any more', async () => {
  function Spots({ spots, cards }: { readonly spots: readonly string[]; readonly cards: Motion<Seen> }) {
    const root = useRef<HTMLDivElement>(null);
    return (
      <div ref={root} style={{ position: 'relative', width: 300, height: 100 }}>
        {spots.map((place) => (
          <div key={place} data-place={place} style={{ position: 'absolute', left: 40, width: 20, height: 20 }} />
        ))}
        <Flights root={root} motion={cards} pictureOf={(what) => <b>{what}</b>} />
      </div>
    );
  }
  await render(<Table view={A1} before={null} />);
  const none = { ...motion, flights: [] };
  const one = { ...motion, flights: [{ id: '1', what: 'card', from: 'spot', to: 'hand', at: 0, ms: 60_000 }] };
  const screen = await render(<Spots spots={['spot', 'hand']} cards={none} />);
  await screen.rerender(<Spots spots={['hand']} cards={one} />);
  expect(flying()).toEqual(['card']);
});
