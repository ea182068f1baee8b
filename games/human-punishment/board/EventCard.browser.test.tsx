import type { Options } from '@tablewright/board';
import { EVENTS } from '@tablewright/human-punishment-rules/content';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { CityProps } from './City.tsx';
import { Middle } from './EventCard.tsx';
import { table } from './testing/table.ts';
import { Theme } from './Theme.tsx';

const event = EVENTS.findIndex(({ name }) => name === 'Fever Ward');

function props(cards: readonly string[]): CityProps {
  const nothing = (): void => {};
  const check = {
    stage: 'check',
    event,
    counts: [3, 3, 2],
    declared: [1, 2, 3],
    cards,
    removed: [],
    change: 0,
    mine: [],
  } as const;
  return {
    view: table({ now: [check] as unknown as CityProps['view']['now'] }),
    names: ['Maximiliana-Alexandra', 'Konstantin von Hohenfels', 'Col'],
    options: { offered: [], thing: (id: string) => ({ 'data-thing': id }) } as unknown as Options<never>,
    motion: { lingering: () => [] } as unknown as CityProps['motion'],
    rest: nothing,
  } as unknown as CityProps;
}

test('on a phone, with many cards in the open, what they come to is in sight, and the rest is reached by scrolling', async () => {
  const cards = ['B1', 'B2', 'B3', 'B4', 'B5', 'R1', 'R2', 'R3', 'R4', 'R5'];
  const screen = await render(
    <div style={{ position: 'fixed', top: 0, left: 0, width: 380, height: 250, container: 'board / size' }}>
      <Theme still className="">
        <Middle {...props(cards)} />
      </Theme>
    </div>,
  );
  const card = screen.container.querySelector('[data-place="event"]')!;
  expect(card.getBoundingClientRect().bottom).toBeLessThanOrEqual(250);
  expect(getComputedStyle(card).overflowY).toBe('auto');
  const total = screen
    .getByText(/^Total/)
    .element()
    .getBoundingClientRect();
  expect(total.bottom).toBeLessThanOrEqual(250);
  expect(total.top).toBeGreaterThan(card.getBoundingClientRect().top);
});
