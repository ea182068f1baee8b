import { afterEach, expect, test, vi } from 'vitest';
import { realTime } from './time.ts';

afterEach(() => vi.restoreAllMocks());

/** What the server's time says when the clock on the wall and the one that only counts on say these. */
function nowWhen({ wall, steady }: { readonly wall: number; readonly steady: number }): number {
  vi.spyOn(Date, 'now').mockReturnValue(wall);
  vi.spyOn(performance, 'now').mockReturnValue(steady);
  return realTime.now();
}

test("a clock on the wall that is put right takes nobody's time and gives nobody any", () => {
  const first = nowWhen({ wall: 1_900_000_000_000, steady: 1000 });
  expect(nowWhen({ wall: 1_900_003_600_000, steady: 1500 }) - first).toBe(500);
  expect(nowWhen({ wall: 1_800_000_000_000, steady: 2000 }) - first).toBe(1000);
});

test('its time is a moment that people would call the same, in whole milliseconds', () => {
  expect(Math.abs(realTime.now() - Date.now())).toBeLessThan(24 * 3_600_000);
  expect(nowWhen({ wall: 0, steady: 0.4 }) % 1).toBe(0);
});
