import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Hand } from './Hand.tsx';
import type { SideProps } from './props.ts';
import { table } from './testing/table.ts';
import { Theme } from './Theme.tsx';

test('a full hand lies in one row on a laptop, and something of each card is in sight', async () => {
  const hand = ['B1', 'B2', 'B3', 'B4', 'B5', 'R1', 'R2', 'R3', 'R5', 'grey', 'green', 'S-JAY-1'] as const;
  const [mine, ...others] = table().players;
  const props = {
    view: table({ players: [{ ...mine!, hand: [...hand] }, ...others] }),
    seat: 0,
    options: { thing: (id: string) => ({ 'data-thing': id }), isLit: () => false },
  } as unknown as SideProps;
  const screen = await render(
    <div style={{ position: 'fixed', top: 0, left: 0, width: 780, height: 300, container: 'board / size' }}>
      <Theme still className="">
        <div style={{ width: 430 }}>
          <Hand {...props} />
        </div>
      </Theme>
    </div>,
  );
  const cards = [...screen.container.querySelectorAll('[data-thing]')];
  const lefts = cards.map((card) => card.getBoundingClientRect().left);
  expect(cards).toHaveLength(hand.length);
  expect(new Set(cards.map((card) => card.getBoundingClientRect().top)).size).toBe(1);
  for (const [at, left] of lefts.slice(1).entries()) expect(left - lefts[at]!).toBeGreaterThanOrEqual(24);
  expect(cards.at(-1)!.firstElementChild!.getBoundingClientRect().right).toBeLessThanOrEqual(430 + 20);
});
