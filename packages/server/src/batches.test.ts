import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Batches } from './batches.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout', 'setImmediate'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Batches of 10 ms, and the groups in which things were run. */
function opened(): { add: (name: string) => void; ran: string[]; comes: (count: number) => void } {
  const batches = new Batches(10);
  const ran: string[] = [];
  let now = '';
  const add = (name: string): void =>
    batches.add(() => {
      if (now === '') queueMicrotask(() => ran.push(now.trim()) && (now = ''));
      now += ` ${name}`;
    });
  /** one every 10 ms */
  const comes = (count: number): void => {
    for (let i = 0; i < count; i += 1) {
      add('x');
      vi.advanceTimersByTime(10);
    }
  };
  return { add, ran, comes };
}

describe('answers of many tables', () => {
  test('are taken at once where few come', async () => {
    const { add, ran } = opened();
    for (const name of ['a', 'b', 'c']) {
      add(name);
      await vi.advanceTimersByTimeAsync(1);
      await vi.advanceTimersByTimeAsync(60);
    }
    expect(ran).toEqual(['a', 'b', 'c']);
  });

  test('wait for each other where many come, but not for longer than was said', async () => {
    const { add, ran, comes } = opened();
    comes(25);
    await vi.advanceTimersByTimeAsync(10);
    ran.length = 0;
    add('a');
    await vi.advanceTimersByTimeAsync(6);
    add('b');
    await vi.advanceTimersByTimeAsync(3);
    expect(ran).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ran).toEqual(['a b']);
  });

  test('are not kept when a batch is full', async () => {
    const { add, ran, comes } = opened();
    comes(25);
    await vi.advanceTimersByTimeAsync(10);
    ran.length = 0;
    for (let i = 0; i < 64; i += 1) add('y');
    await vi.advanceTimersByTimeAsync(0);
    expect(ran.join().split(' ')).toHaveLength(64);
  });

  test('do not wait any more when it has become quiet', async () => {
    const { add, ran, comes } = opened();
    comes(25);
    await vi.advanceTimersByTimeAsync(500);
    ran.length = 0;
    add('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(ran).toEqual(['a']);
  });
});
