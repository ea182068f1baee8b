import { BOARD, SPACES } from '@tablewright/robotariat-rules/content';
import { describe, expect, test } from 'vitest';
import {
  ARROWS_DRAWN,
  CHIP,
  chevronsOf,
  chipSpot,
  edge,
  flagOf,
  LINES,
  type Place,
  slotsOf,
  stretchOf,
  townOf,
} from './drawing.ts';

const PHONE = townOf(380, 330);
const LAPTOP = townOf(760, 620);
const SIZES = [
  ['a phone', PHONE],
  ['a low phone', townOf(380, 296)],
  ['a laptop', LAPTOP],
  ['a wide screen', townOf(1300, 800)],
] as const;

function overlap(a: Place, b: Place): boolean {
  return Math.abs(a.x - b.x) < (a.w + b.w) / 2 - 0.01 && Math.abs(a.y - b.y) < (a.h + b.h) / 2 - 0.01;
}

function isInside(inner: Place, outer: Place): boolean {
  return (
    inner.x - inner.w / 2 >= outer.x - outer.w / 2 - 0.01 &&
    inner.x + inner.w / 2 <= outer.x + outer.w / 2 + 0.01 &&
    inner.y - inner.h / 2 >= outer.y - outer.h / 2 - 0.01 &&
    inner.y + inner.h / 2 <= outer.y + outer.h / 2 + 0.01
  );
}

describe.each(SIZES)('the town on %s', (_, town) => {
  const sheet: Place = { x: town.width / 2, y: town.height / 2, w: town.width, h: town.height };

  test('no space leaves the sheet or lies on another', () => {
    for (const one of SPACES) {
      expect(isInside(town.places[one], sheet)).toBe(true);
      for (const other of SPACES) {
        if (one !== other) expect(overlap(town.places[one], town.places[other])).toBe(false);
      }
    }
  });

  test.each(SPACES)('the entry token on %s stands on the sheet, over no name, no piece and no other space', (space) => {
    const flag = flagOf(town, space);
    const { x, y, w, h } = town.places[space];
    expect(isInside(flag, sheet)).toBe(true);
    expect(overlap(flag, { x, y: y - h / 2 + 12, w, h: 20 })).toBe(false);
    for (const slot of slotsOf(town, space, 11)) expect(overlap(flag, slot)).toBe(false);
    for (const other of SPACES) if (other !== space) expect(overlap(flag, town.places[other])).toBe(false);
  });

  test('every line has a stretch that can be seen', () => {
    for (const [a, b] of LINES) {
      const { from, to } = stretchOf(town, a, b);
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeGreaterThan(20);
    }
  });

  test('a chip lies on no space', () => {
    for (const { from, to } of ARROWS_DRAWN) {
      const point = { ...chipSpot(town, from, to), w: 2, h: 2 };
      for (const space of SPACES) expect(overlap(point, town.places[space])).toBe(false);
    }
  });

  test.each([1, 2, 4, 7, 11])('%i pieces stand on their space, none on another', (pieces) => {
    const slots = slotsOf(town, 'R', pieces);
    expect(slots).toHaveLength(pieces);
    for (const [i, slot] of slots.entries()) {
      expect(isInside(slot, town.places.R)).toBe(true);
      for (const other of slots.slice(i + 1)) expect(overlap(slot, other)).toBe(false);
    }
  });
});

test.each(SIZES.filter(([, { compact }]) => compact))(
  'on %s a chip of common length lies on no space, and on no other chip',
  (_, town) => {
    const sheet: Place = { x: town.width / 2, y: town.height / 2, w: town.width, h: town.height };
    const chips = ARROWS_DRAWN.filter(
      ({ from, to, path }) => path === 'yellow' || BOARD[from].yellow !== to, // both arrows: one chip
    ).map(({ from, to }) => {
      const { x, y, ends } = chipSpot(town, from, to);
      const shift = ends === 'middle' ? 0 : ends === 'left' ? CHIP.w / 2 : -CHIP.w / 2;
      return { x: x + shift, y, ...CHIP };
    });
    for (const [i, chip] of chips.entries()) {
      expect(isInside(chip, sheet)).toBe(true);
      for (const space of SPACES) expect(overlap(chip, town.places[space])).toBe(false);
      for (const other of chips.slice(i + 1)) expect(overlap(chip, other)).toBe(false);
    }
  },
);

test('nine lines and twelve arrows, as the ledger prints them', () => {
  expect(LINES).toHaveLength(9);
  expect(ARROWS_DRAWN).toHaveLength(12);
  for (const { from, to, path } of ARROWS_DRAWN) expect(BOARD[from][path]).toBe(to);
});

test('two arrows on one line lie on different sides of it', () => {
  const middle = (from: 'M' | 'Y' | 'S', path: 'yellow' | 'blue'): number => {
    const arrow = ARROWS_DRAWN.find((one) => one.from === from && one.path === path)!;
    return chevronsOf(LAPTOP, arrow)[0]!.y;
  };
  expect(middle('M', 'yellow')).toBeGreaterThan(LAPTOP.places.M.y);
  expect(middle('Y', 'blue')).toBeLessThan(LAPTOP.places.M.y);
  expect(middle('S', 'yellow')).not.toBe(middle('S', 'blue'));
});

test('the way between two spaces begins at their edges', () => {
  expect(edge({ x: 0, y: 0, w: 20, h: 10 }, { x: 100, y: 0 })).toEqual({ x: 10, y: 0 });
  expect(edge({ x: 0, y: 0, w: 20, h: 10 }, { x: 0, y: -50 })).toEqual({ x: 0, y: -5 });
});
