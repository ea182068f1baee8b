import type { Locator, Page } from 'playwright-core';

// Real fingers: the browser itself is told of the touches, so that it scrolls, cancels and clicks as on a phone.

interface Point {
  readonly x: number;
  readonly y: number;
}

export async function middleOf(one: Locator): Promise<Point> {
  const { x, y, width, height } = (await one.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

const A_FEW_PICTURES = 80;

/** Where it lies once it lies still: a list glides on after a swipe, and a finger would come down on something else. */
async function restingPlace(one: Locator): Promise<Point> {
  for (let was = await middleOf(one); ; ) {
    await one.page().waitForTimeout(A_FEW_PICTURES);
    const is = await middleOf(one);
    if (is.x === was.x && is.y === was.y) return is;
    was = is;
  }
}

type Touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) => Promise<void>;

async function touching(page: Page, does: (touch: Touch) => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await does(async (type, at) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
  });
  await session.detach();
}

const STEPS = 6;

function between(from: Point, to: Point): Point[] {
  return Array.from({ length: STEPS }, (_, i) => ({
    x: from.x + ((to.x - from.x) * (i + 1)) / STEPS,
    y: from.y + ((to.y - from.y) * (i + 1)) / STEPS,
  }));
}

/** Rests on it until it is in the hand, and carries it to a place, which may only come into sight when it is lifted. */
export async function carry(page: Page, what: Locator, to: () => Promise<Point>): Promise<void> {
  const from = await restingPlace(what);
  await touching(page, async (touch) => {
    await touch('touchStart', from);
    await page.locator('[data-in-hand]').waitFor();
    const lifted = { x: from.x, y: from.y - 40 };
    for (const point of between(from, lifted)) await touch('touchMove', point);
    for (const point of between(lifted, await to())) await touch('touchMove', point);
    await touch('touchEnd');
  });
}

/** Goes down on it, along and up without resting: nothing is waited for, or on a busy machine it would seem to rest. */
export async function swipe(page: Page, on: Locator, by: Point): Promise<void> {
  const from = await middleOf(on);
  const way = between(from, { x: from.x + by.x, y: from.y + by.y });
  await touching(page, async (touch) => {
    await Promise.all([touch('touchStart', from), ...way.map((point) => touch('touchMove', point)), touch('touchEnd')]);
  });
}
