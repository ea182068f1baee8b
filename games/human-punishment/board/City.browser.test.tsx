import type { Options } from '@tablewright/board';
import { AREA_IDS, LOCATIONS, placeThing } from '@tablewright/human-punishment-rules/content';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { City, type CityProps } from './City.tsx';
import { piece, table } from './testing/table.ts';
import { Theme } from './Theme.tsx';

type Table = ReturnType<typeof table>;

/** Six people and Kuro in one Area with all that can be carried, and the Junkyard full. */
function crowded(area: (typeof AREA_IDS)[number]): Table {
  const [player] = table().players;
  const chip: Table['pieces'][number]['chips'][number] = { colour: null, from: [] };
  const loaded = piece({ area, chips: [chip, chip], scanners: [1, 2] });
  return table({
    seats: 6,
    players: Array.from({ length: 6 }, () => player!),
    pieces: [...Array.from({ length: 6 }, () => loaded), piece({ area })],
    junkyard: Array.from({ length: 15 }, () => ({ ...chip, by: 1, turn: 2 })),
  });
}

function props(view: Table, lit: readonly string[] = []): CityProps {
  return {
    view,
    me: 0,
    question: null,
    pointed: null,
    names: ['Ann', 'Bea', 'Cem', 'Dan', 'Eve', 'Fay'],
    options: {
      offered: lit.map((thing) => ({ value: thing, about: [thing] })),
      thing: (id: string) => ({ 'data-thing': id }),
      isLit: (id: string) => lit.includes(id),
    } as unknown as Options<never>,
    motion: { lingering: () => [], isAloft: () => false } as unknown as CityProps['motion'],
  } as unknown as CityProps;
}

afterEach(() => page.viewport(800, 600));

test.each(AREA_IDS)(
  'on a phone all letters and figures on the map can be read, however many stand in %s',
  async (area) => {
    await page.viewport(390, 844);
    const screen = await render(
      <div style={{ position: 'fixed', top: 0, left: 0, width: 380, height: 270, container: 'board / size' }}>
        <Theme still className="">
          <City {...props(crowded(area))} />
        </Theme>
      </div>,
    );
    await expect.poll(() => screen.container.querySelectorAll('svg text').length).toBeGreaterThan(20);
    const small = [...screen.container.querySelectorAll<SVGTextElement>('svg text')].flatMap((text) => {
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a;
      return text.checkVisibility() && size < 10.95 ? [`${size.toFixed(1)} “${text.textContent}”`] : [];
    });
    expect(small).toEqual([]);
  },
);

/** A long question leaves the map this much room, and the last part of it lies below the edge. */
const LOW = { height: 170, seen: 150 };

test.each(LOCATIONS.map(({ id }) => id))(
  'on a phone an Enemy on %s that can be chosen is in sight, also under a long question and in a fight elsewhere',
  async (at) => {
    await page.viewport(390, 844);
    const fight = { stage: 'attack', target: at === '12' ? 0 : LOCATIONS.length - 1 };
    const view = table({ enemies: [], now: [fight] as unknown as Table['now'] });
    const screen = await render(
      <div style={{ position: 'fixed', top: 0, left: 0, width: 380, height: LOW.height, container: 'board / size' }}>
        <Theme still className="">
          <City {...props(view, [placeThing(at)])} />
        </Theme>
      </div>,
    );
    const isInSight = (): boolean => {
      const place = screen.container.querySelector(`[data-thing="${placeThing(at)}"]`);
      if (place === null) return false;
      const { left, right, top, bottom } = place.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return x > 0 && x < 380 && y > 0 && y < LOW.seen;
    };
    await expect.poll(isInSight).toBe(true);
  },
);
