import { expect, test } from 'vitest';
import { Burst } from './burst.ts';

/** Messages by their number, and what the page was handed in each of its turns. */
function heardIn() {
  const turns: (() => void)[] = [];
  const handed: string[] = [];
  const burst = new Burst(
    (text) => handed.push(text),
    (run) => turns.push(run),
  );
  const hears = (from: number, to: number): void => {
    for (let n = from; n <= to; n += 1) burst.add(String(n));
  };
  const turn = (): void => turns.shift()?.();
  return { burst, hears, turn, turns, handed: () => handed.splice(0).map(Number) };
}

test('what comes now and then is handed on at once', () => {
  const { hears, turn, handed } = heardIn();
  for (let n = 1; n < 30; n += 1) {
    hears(n, n);
    expect(handed()).toEqual([n]);
    turn();
  }
});

test('of a burst the rest waits for the next turn and comes together, in order', () => {
  const { hears, turn, turns, handed } = heardIn();
  hears(1, 20);
  expect(handed()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  turn();
  expect(handed()).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  // as long as it lasts
  hears(21, 22);
  expect(handed()).toEqual([]);
  turn();
  expect(handed()).toEqual([21, 22]);
  turn();
  expect(turns).toEqual([]);
  hears(23, 23);
  expect(handed()).toEqual([23]);
});

test('nothing is kept back when the connection ends', () => {
  const { burst, hears, handed } = heardIn();
  hears(1, 10);
  handed();
  burst.flush();
  expect(handed()).toEqual([9, 10]);
});
