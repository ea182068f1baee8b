import { describe, expect, test } from 'vitest';
import {
  boxAround,
  centred,
  fit,
  held,
  onBoard,
  onScreen,
  pan,
  pinch,
  roomIn,
  showing,
  together,
  zoomAt,
} from './zoom.ts';

const BOARD = { left: -100, top: -50, right: 300, bottom: 150 };
const PORT = { width: 800, height: 600 };
const LIMITS = { min: 1, max: 4 };

test('the whole board fits, in the middle', () => {
  const camera = fit(BOARD, PORT);
  expect(camera.k).toBe(2);
  expect(onScreen(camera, { x: 100, y: 50 })).toEqual({ x: 400, y: 300 });
  expect(onScreen(camera, { x: -100, y: 50 }).x).toBe(0);
});

test('screen and board are each other’s way back', () => {
  const camera = { k: 1.7, x: 33, y: -12 };
  const { x, y } = onBoard(camera, onScreen(camera, { x: 4, y: 5 }));
  expect(x).toBeCloseTo(4);
  expect(y).toBeCloseTo(5);
});

describe('zooming', () => {
  test('what lies under the mouse stays there', () => {
    const camera = fit(BOARD, PORT);
    const at = { x: 700, y: 120 };
    const under = onBoard(camera, at);
    expect(onScreen(zoomAt(camera, 1.5, at, LIMITS), under)).toEqual(at);
  });

  test.each([
    [100, 4],
    [0.01, 1],
  ])('by %d stops at %d', (factor, k) => {
    expect(zoomAt({ k: 2, x: 0, y: 0 }, factor, { x: 0, y: 0 }, LIMITS).k).toBe(k);
  });

  test('two fingers keep what they touch', () => {
    const camera = { k: 2, x: 10, y: 20 };
    const from = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ] as const;
    const to = [
      { x: 80, y: 140 },
      { x: 230, y: 140 },
    ] as const;
    const after = pinch(camera, from, to, LIMITS);
    expect(after.k).toBe(3);
    for (const i of [0, 1] as const) {
      const finger = onScreen(after, onBoard(camera, from[i]));
      expect(finger.x).toBeCloseTo(to[i].x);
      expect(finger.y).toBeCloseTo(to[i].y);
    }
  });

  test('two fingers on one spot do not divide by nothing', () => {
    const spot = { x: 5, y: 5 };
    expect(pinch({ k: 2, x: 0, y: 0 }, [spot, spot], [spot, spot], LIMITS).k).toBe(1);
  });
});

describe('held', () => {
  test('nobody pulls the board out of sight', () => {
    const far = held(pan({ k: 4, x: 0, y: 0 }, { x: 9999, y: -9999 }), BOARD, PORT);
    expect(onScreen(far, { x: BOARD.left, y: 0 }).x).toBe(0);
    expect(onScreen(far, { x: 0, y: BOARD.bottom }).y).toBe(PORT.height);
  });

  test('a board smaller than the screen stays in its middle', () => {
    const camera = held({ k: 1, x: 77, y: 77 }, BOARD, PORT);
    expect(onScreen(camera, { x: 100, y: 50 })).toEqual({ x: 400, y: 300 });
  });
});

describe('showing', () => {
  const near = centred(4, { x: 0, y: 0 }, PORT);

  test('what is in sight already moves nothing', () => {
    expect(showing(near, { left: -10, top: -10, right: 10, bottom: 10 }, PORT)).toEqual(near);
  });

  test('what is outside comes just inside', () => {
    const camera = showing(near, { left: 150, top: -10, right: 200, bottom: 10 }, PORT);
    expect(camera.k).toBe(4);
    expect(onScreen(camera, { x: 200, y: 0 }).x).toBe(PORT.width);
  });

  test('what is too large is looked at from farther away', () => {
    const camera = showing(near, BOARD, PORT);
    expect(camera.k).toBe(2);
    expect(onScreen(camera, { x: BOARD.left, y: 0 }).x).toBeCloseTo(0);
    expect(onScreen(camera, { x: BOARD.right, y: 0 }).x).toBeCloseTo(PORT.width);
  });

  test('stays as near as it must, and has the middle of what does not fit in the middle', () => {
    const camera = showing(near, BOARD, PORT, near.k);
    expect(camera.k).toBe(near.k);
    const middle = onBoard(camera, { x: PORT.width / 2, y: PORT.height / 2 });
    expect(middle.x).toBeCloseTo((BOARD.left + BOARD.right) / 2);
    expect(middle.y).toBeCloseTo((BOARD.top + BOARD.bottom) / 2);
  });
});

test('a box around points, with a margin', () => {
  expect(
    boxAround(
      [
        { x: 1, y: 9 },
        { x: 5, y: 2 },
      ],
      1,
    ),
  ).toEqual({ left: 0, top: 1, right: 6, bottom: 10 });
});

describe('of several parts', () => {
  const at = (left: number, top: number): typeof BOARD => ({ left, top, right: left + 20, bottom: top + 20 });
  const room = { width: 100, height: 50 };

  test('as many are shown together as there is room for, the first ones first', () => {
    expect(together([at(0, 0), at(200, 0), at(60, 20)], room)).toEqual({ left: 0, top: 0, right: 80, bottom: 40 });
    expect(together([at(200, 0), at(0, 0), at(60, 20)], room)).toEqual(at(200, 0));
    expect(together([], room)).toBeNull();
  });

  test('of one that is larger than the room the middle is shown', () => {
    expect(together([BOARD], room)).toEqual({ left: 50, top: 25, right: 150, bottom: 75 });
  });

  test('the nearer one has to stay, the less room there is; without that there is room for all', () => {
    expect(roomIn(PORT, 2)).toEqual({ width: 400, height: 300 });
    expect(together([at(0, 0), at(9000, 9000)], roomIn(PORT))).toEqual({ left: 0, top: 0, right: 9020, bottom: 9020 });
  });
});
