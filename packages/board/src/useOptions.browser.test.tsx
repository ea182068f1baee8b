import { acts, type AnyDomain, type Json, type OptionWords, pick, pickSome, type Question } from '@tablewright/kernel';
import { useRef, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dragged, OptionBubble } from './OptionBubble.tsx';
import { fingers, way } from './testing/fingers.ts';
import { mouse } from './testing/mouse.ts';
import { type Options, type OptionsProps, useOptions } from './useOptions.ts';
import type { Point } from './zoom.ts';

// A board of six spaces in two rows; a rook and a bell stand on it.

const SPOTS: { readonly [thing: string]: Point } = {
  A1: { x: 10, y: 10 },
  A2: { x: 110, y: 10 },
  A3: { x: 210, y: 10 },
  B1: { x: 10, y: 110 },
  B2: { x: 110, y: 110 },
  bell: { x: 210, y: 110 },
};
const middle = (thing: string): Point => {
  const { left, top, width, height } = document.querySelector(`[data-thing="${thing}"]`)!.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const ABOUT: { readonly [value: string]: OptionWords } = {
  'rook-A2': { says: 'The rook goes to A2.', about: ['rook', 'A2'] },
  'rook-A3': { says: 'The rook goes to A3.', about: ['rook', 'A3'] },
  ring: { says: 'You ring the bell.', about: ['bell'] },
  sell: { says: 'You sell B1.', about: ['B1'] },
  burn: { says: 'You burn B1.', about: ['B1'] },
};
const words = (value: Json): OptionWords =>
  (typeof value === 'string' ? ABOUT[value] : undefined) ?? {
    says: `Say ${JSON.stringify(value)}.`,
    about: Array.isArray(value) ? value.map(String) : [],
  };

const question = (domain: AnyDomain): Question => ({ seat: 0, about: 'turn', rule: 'T-1', domain });
const turn = question(pick(Object.keys(ABOUT)));

const answer = vi.fn();
const ask = vi.fn();
const rest = vi.fn();
let options: Options<Json>;

interface TableProps {
  readonly asked: Question | null;
  readonly option?: typeof words;
  readonly hand?: OptionsProps<Json>['hand'];
}

function Table({ asked, option = words, hand }: TableProps) {
  const root = useRef<HTMLDivElement>(null);
  const [resting, setResting] = useState<Json>(null);
  const [draft, keepDraft] = useState<Json>(null);
  options = useOptions<Json>({
    question: asked,
    option,
    answer,
    ask,
    lit: resting === null ? [] : option(resting).about,
    rest(value) {
      rest(value);
      setResting(value);
    },
    draft,
    keepDraft,
    hand,
  });
  return (
    <div ref={root} data-things="" style={{ position: 'relative', width: 400, height: 300 }}>
      <svg width="400" height="300">
        {Object.entries(SPOTS).map(([thing, { x, y }]) => (
          <rect
            key={thing}
            x={x}
            y={y}
            width="80"
            height="80"
            {...options.thing(thing, { label: thing, tried: thing })}
          />
        ))}
        <circle cx="50" cy="50" r="20" fill="red" {...options.thing('rook', { label: 'Your rook' })} />
      </svg>
      <OptionBubble options={options} root={root} />
      <Dragged options={options}>{(thing) => <i data-testid="ghost">{thing}</i>}</Dragged>
    </div>
  );
}

const lit = (): (string | null)[] =>
  [...document.querySelectorAll('[data-lit]')].map((thing) => thing.getAttribute('data-thing'));
const rested = (): (string | null)[] =>
  [...document.querySelectorAll('[data-rested]')].map((thing) => thing.getAttribute('data-thing'));
const thing = (id: string): HTMLElement => document.querySelector<HTMLElement>(`[data-thing="${id}"]`)!;

beforeEach(() => {
  vi.clearAllMocks();
});

describe('touching', () => {
  test('what options are about is lit, says what it would do, and answers', async () => {
    const screen = await render(<Table asked={turn} />);
    expect(lit()).toEqual(['A2', 'A3', 'B1', 'bell', 'rook']);
    const bell = screen.getByRole('button', { name: 'You ring the bell.' });
    await userEvent.click(bell);
    expect(answer.mock.calls).toEqual([['ring']]);
  });

  test('what is not on offer is asked about', async () => {
    await render(<Table asked={turn} />);
    await userEvent.click(thing('B2'), { force: true });
    expect([ask.mock.calls, answer.mock.calls]).toEqual([[['B2']], []]);
  });

  test('when I am not asked nothing is lit, and nothing can be touched', async () => {
    await render(<Table asked={null} />);
    expect(lit()).toEqual([]);
    await userEvent.click(thing('B2'), { force: true });
    expect(ask.mock.calls).toEqual([]);
    expect(thing('bell').getAttribute('role')).toBeNull();
  });

  test('what can go to several places is taken in hand, and the next touch says where', async () => {
    const screen = await render(<Table asked={turn} />);
    await userEvent.click(thing('rook'));
    await expect.element(screen.getByRole('button', { name: 'Your rook' })).toHaveAttribute('aria-pressed', 'true');
    expect(lit()).toEqual(['A2', 'A3', 'rook']);
    await userEvent.click(thing('A3'));
    expect(answer.mock.calls).toEqual([['rook-A3']]);
    await expect.poll(lit).toEqual(['A2', 'A3', 'B1', 'bell', 'rook']);
  });

  test('what is in hand may be kept outside, for a chooser that shows it too', async () => {
    const take = vi.fn();
    const screen = await render(<Table asked={turn} hand={{ taken: null, take }} />);
    await userEvent.click(thing('rook'));
    expect(take.mock.calls).toEqual([['rook']]);
    expect(options.taken).toBeNull(); // until it is said outside
    await screen.rerender(<Table asked={turn} hand={{ taken: 'rook', take }} />);
    expect(lit()).toEqual(['A2', 'A3', 'rook']);
    await userEvent.click(thing('A2'));
    expect([answer.mock.calls, take.mock.lastCall]).toEqual([[['rook-A2']], [null]]);
    await screen.rerender(<Table asked={turn} hand={{ taken: 'a bishop', take }} />);
    expect(lit()).toEqual(['A2', 'A3', 'B1', 'bell', 'rook']); // nothing of the kind can be moved
  });

  test('Escape puts it down again, and so does another question', async () => {
    const screen = await render(<Table asked={turn} />);
    await userEvent.click(thing('rook'));
    await expect.poll(() => options.taken).toBe('rook');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => options.taken).toBeNull();
    await userEvent.click(thing('rook'));
    await expect.poll(() => options.taken).toBe('rook');
    await screen.rerender(<Table asked={{ ...turn, domain: { ...turn.domain } }} />);
    expect(options.taken).toBe('rook'); // the same question, drawn again
    await screen.rerender(<Table asked={question(pick(['rook-A2', 'rook-A3']))} />);
    expect(options.taken).toBeNull();
  });

  test('hover and focus rest on an option, and everything that it is about is marked', async () => {
    await render(<Table asked={turn} />);
    await userEvent.hover(thing('A2'));
    await expect.poll(rested).toEqual(['A2', 'rook']);
    expect(rest.mock.lastCall).toEqual(['rook-A2']);
    await userEvent.hover(thing('B2'));
    await expect.poll(rested).toEqual([]);
    thing('bell').focus();
    await expect.poll(rested).toEqual(['bell']);
  });

  test('acts are compared by what they say', async () => {
    const buy = { act: 'buy', place: 'A2' };
    const option = (value: Json): OptionWords => ({ says: 'Buy.', about: [(value as typeof buy).place] });
    await render(<Table asked={question(acts([buy, { act: 'buy', place: 'A3' }]))} option={option} />);
    expect(lit()).toEqual(['A2', 'A3']);
    await userEvent.click(thing('A3'));
    expect(answer.mock.calls).toEqual([[{ act: 'buy', place: 'A3' }]]);
  });
});

describe('several options for one thing', () => {
  test('stand beside it in words; the keyboard is led there and back', async () => {
    const screen = await render(<Table asked={turn} />);
    thing('B1').focus();
    await userEvent.keyboard('{Enter}');
    const bubble = screen.getByRole('group', { name: 'Which one?' });
    await expect.element(bubble).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'You sell B1.' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(bubble).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'B1: 2 choices' })).toHaveFocus();
    await userEvent.click(thing('B1'));
    await userEvent.click(screen.getByRole('button', { name: 'You burn B1.' }));
    expect(answer.mock.calls).toEqual([['burn']]);
  });

  test('go away when something else is touched', async () => {
    const screen = await render(<Table asked={turn} />);
    await userEvent.click(thing('B1'));
    const bubble = screen.getByRole('group', { name: 'Which one?' });
    await expect.element(bubble).toBeVisible();
    await userEvent.click(thing('B2'), { force: true });
    await expect.element(bubble).not.toBeInTheDocument();
  });
});

describe('keys', () => {
  test('arrows go from one lit thing to the next in that direction, Enter and Space touch it', async () => {
    await render(<Table asked={turn} />);
    thing('A2').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(thing('A3'));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(thing('bell'));
    await userEvent.keyboard(' ');
    expect(answer.mock.calls).toEqual([['ring']]);
  });
});

describe('dragging', () => {
  test('with the mouse: the places light up, and the drop answers, once', async () => {
    const screen = await render(<Table asked={turn} />);
    const [from, to] = [middle('rook'), middle('A2')];
    await mouse.down(from);
    await mouse.along(way(from, to));
    await expect.poll(lit).toEqual(['A2', 'A3', 'rook']);
    await expect.element(screen.getByTestId('ghost')).toHaveTextContent('rook');
    await expect.poll(rested).toEqual(['A2', 'rook']);
    await mouse.up(to);
    await expect.poll(() => answer.mock.calls).toEqual([['rook-A2']]);
    await expect.element(screen.getByTestId('ghost')).not.toBeInTheDocument();
    expect([options.taken, ask.mock.calls]).toEqual([null, []]);
  });

  test('with a finger', async () => {
    await render(<Table asked={turn} />);
    await fingers(way(middle('rook'), middle('A3')));
    await expect.poll(() => answer.mock.calls).toEqual([['rook-A3']]);
  });

  test('that goes nowhere says nothing', async () => {
    await render(<Table asked={turn} />);
    const [from, to] = [middle('rook'), middle('B2')];
    await mouse.down(from);
    await mouse.along(way(from, to));
    await expect.poll(() => options.dragged?.thing).toBe('rook');
    await mouse.up(to);
    await expect.poll(() => options.dragged).toBeNull();
    expect([answer.mock.calls, ask.mock.calls, options.taken]).toEqual([[], [], null]);
  });

  test('a hand that trembles has tapped', async () => {
    await render(<Table asked={turn} />);
    const from = middle('rook');
    await mouse.down(from);
    await mouse.along([{ x: from.x + 3, y: from.y + 2 }]);
    await mouse.up({ x: from.x + 3, y: from.y + 2 });
    await expect.poll(() => options.taken).toBe('rook');
    expect(options.dragged).toBeNull();
  });

  test('ends with Escape: nothing is said when the button is let go afterwards', async () => {
    await render(<Table asked={turn} />);
    const [from, to] = [middle('rook'), middle('A2')];
    await mouse.down(from);
    await mouse.along(way(from, to));
    await expect.poll(() => options.dragged?.thing).toBe('rook');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => options.dragged).toBeNull();
    await mouse.along(way(to, from));
    await mouse.up(from);
    await expect.poll(() => rested()).toEqual([]);
    expect([answer.mock.calls, options.taken]).toEqual([[], null]);
  });

  async function pullingTheRook() {
    const screen = await render(<Table asked={turn} />);
    const [from, to] = [middle('rook'), middle('A2')];
    await mouse.down(from);
    await mouse.along(way(from, to));
    await expect.poll(() => options.dragged?.thing).toBe('rook');
    return { screen, to };
  }

  test('ends with another question: nothing is dropped into it', async () => {
    const { screen, to } = await pullingTheRook();
    await screen.rerender(<Table asked={question(pick(['rook-A2', 'rook-A3']))} />);
    await mouse.up(to);
    expect([answer.mock.calls, options.dragged, options.taken]).toEqual([[], null, null]);
  });

  test('is not taken up again when the first question comes back: what is touched then is touched', async () => {
    const { screen, to } = await pullingTheRook();
    await screen.rerender(<Table asked={null} />);
    await mouse.up(to);
    await screen.rerender(<Table asked={turn} />);
    expect([options.dragged, options.taken]).toEqual([null, null]);
    await userEvent.click(thing('bell'));
    expect(answer.mock.calls).toEqual([['ring']]);
  });
});

describe('a question for several', () => {
  const some = question(pickSome(['A2', 'A3', 'B2'], { min: 1, max: 2 }));

  test('each touch adds one or takes it back; all of it is said together', async () => {
    await render(<Table asked={some} />);
    expect([options.confirm, lit()]).toEqual([null, ['A2', 'A3', 'B2']]);
    await userEvent.click(thing('A3'));
    await userEvent.click(thing('A2'));
    await expect.poll(() => options.chosen).toEqual(['A2', 'A3']);
    expect(thing('A2').getAttribute('aria-pressed')).toBe('true');
    expect(lit()).toEqual(['A2', 'A3']); // no room for more; these can go back
    await userEvent.click(thing('A3'));
    await expect.poll(() => options.chosen).toEqual(['A2']);
    options.confirm?.();
    expect(answer.mock.calls).toEqual([[['A2']]]);
  });

  test('where it is one that is wanted, the first touch says it', async () => {
    await render(<Table asked={question(pickSome(['A1', 'A2'], { min: 1, max: 1 }))} />);
    await userEvent.click(thing('A2'));
    expect(answer.mock.calls).toEqual([[['A2']]]);
  });
});
