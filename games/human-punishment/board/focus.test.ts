import { type Box, type Size, together } from '@tablewright/board';
import { AREA_IDS, LOCATIONS, placeThing } from '@tablewright/human-punishment-rules/content';
import { describe, expect, test } from 'vitest';
import { pointAt } from './drawing.ts';
import { ON_A_PHONE, wantedBoxes } from './focus.ts';
import { piece, table } from './testing/table.ts';

type Table = ReturnType<typeof table>;

const PLACES = LOCATIONS.map(({ id }) => id);

function sees({ left, right, top, bottom }: Box, place: string): boolean {
  const { x, y } = pointAt(place)!;
  return x > left && x < right && y > top && y < bottom;
}

function sight(view: Table, places: readonly string[], most = ON_A_PHONE): Box {
  return together(wantedBoxes(view, 0, places.map(placeThing)), most)!;
}

describe('on a phone something that can be chosen is in sight', () => {
  test.each(AREA_IDS)('whoever stands in %s and whichever two Enemies there are', (area) => {
    const view = table({ pieces: [piece({ area }), piece(), piece()] });
    const unseen = PLACES.flatMap((one) =>
      PLACES.filter((other) => {
        const seen = sight(view, [one, other]);
        return !sees(seen, one) && !sees(seen, other);
      }),
    );
    expect(unseen).toEqual([]);
  });

  test.each(PLACES.map((place, at) => ({ place, at })))('while the Enemy at $place is fought', ({ at }) => {
    const now = [{ stage: 'attack', target: at }] as unknown as Table['now'];
    const view = table({ now, pieces: [piece(), piece(), piece()] });
    expect(PLACES.filter((one) => !sees(sight(view, [one]), one))).toEqual([]);
  });
});

test('of a map that a long question leaves little room, what can be chosen stays', () => {
  const low: Size = { width: 440, height: 80 };
  const view = table({ pieces: [piece({ area: '3' }), piece(), piece()] });
  expect(PLACES.filter((one) => !sees(sight(view, [one], low), one))).toEqual([]);
});

test('with nothing to choose on the map the fight is in sight', () => {
  const now = [{ stage: 'attack', target: PLACES.indexOf('11a') }] as unknown as Table['now'];
  expect(sees(sight(table({ now }), []), '11a')).toBe(true);
});
