import { describe, expect, test } from 'vitest';
import { type Chance, chanceFrom, copyChance, draw, drawOrder, fastRng, seedFromText, shuffleWith } from './chance.ts';

const STRONG = chanceFrom(seedFromText('a table'));

/** How far counts are from even: about the number of boxes − 1 when all is well, much more when it is not. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function counted(boxes: number, throws: number, box: (i: number) => number): number[] {
  const counts = new Array<number>(boxes).fill(0);
  for (let i = 0; i < throws; i += 1) counts[box(i)]! += 1;
  return counts;
}

describe('the fast generator', () => {
  test.each([2, 6, 10, 52])('draws evenly below %i', (n) => {
    const rng = fastRng(n);
    // Beyond twice the boxes plus 30 a fair generator comes less than once in a million tries.
    expect(chiSquare(counted(n, 60_000, () => rng.below(n)))).toBeLessThan(2 * n + 30);
  });

  test('stays below n, and reaches 0 and n − 1', () => {
    const rng = fastRng(4);
    const drawn = new Set(Array.from({ length: 200 }, () => rng.below(5)));
    expect([...drawn].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    expect(rng.below(1)).toBe(0);
  });

  test('two draws in a row have nothing to do with each other', () => {
    const rng = fastRng(5);
    expect(chiSquare(counted(36, 60_000, () => rng.below(6) * 6 + rng.below(6)))).toBeLessThan(102);
  });

  test('does not come round within any game', () => {
    const chance = chanceFrom(7) as Extract<Chance, { kind: 'fast' }>;
    const start = chance.words.join();
    for (let i = 0; i < 100_000; i += 1) {
      draw(chance, 6, '');
      if (chance.words.join() === start) throw new Error(`came round after ${i}`);
    }
  });

  test('neighbouring seeds give unlike games', () => {
    const first = Array.from({ length: 6000 }, (_, seed) => fastRng(seed).below(6));
    expect(chiSquare(counted(6, 6000, (i) => first[i]!))).toBeLessThan(42);
    expect(chiSquare(counted(36, 5999, (i) => first[i]! * 6 + first[i + 1]!))).toBeLessThan(102);
  });

  test('large seeds count in full', () => {
    const words = [1, 2 ** 32 + 1, 2 ** 40 + 1, -1].map((seed) => JSON.stringify(chanceFrom(seed)));
    expect(new Set(words).size).toBe(4);
  });

  test('is the same for ever: a seed in an old bug report means the same game', () => {
    const rng = fastRng(2026);
    expect(Array.from({ length: 8 }, () => rng.below(1000))).toEqual([346, 637, 449, 959, 16, 202, 336, 414]);
  });
});

describe('the strong generator', () => {
  test('gives each label its own draw, whatever is drawn in between', () => {
    const alone = draw(STRONG, 1_000_000, 'die 7');
    draw(STRONG, 6, 'die 6');
    drawOrder(STRONG, 52, 'deck');
    expect(draw(STRONG, 1_000_000, 'die 7')).toBe(alone);
  });

  test('draws differently for another label and for another seed', () => {
    const other = chanceFrom(seedFromText('another table'));
    const drawn = [
      draw(STRONG, 2 ** 32, 'a'),
      draw(STRONG, 2 ** 32, 'b'),
      draw(other, 2 ** 32, 'a'),
      draw(other, 2 ** 32, 'b'),
    ];
    expect(new Set(drawn).size).toBe(4);
    expect(drawOrder(STRONG, 20, 'a')).not.toEqual(drawOrder(STRONG, 20, 'b'));
  });

  test.each([2, 6, 7, 52])('draws evenly below %i', (n) => {
    expect(chiSquare(counted(n, 6000, (i) => draw(STRONG, n, `die ${i}`)))).toBeLessThan(2 * n + 30);
  });

  test('is not tilted where n does not divide the words: the lowest third is a third', () => {
    // With a plain remainder, n = 3 · 2³⁰ would come below 2³⁰ half of the time.
    const n = 3 * 2 ** 30;
    const low = counted(2, 3000, (i) => (draw(STRONG, n, `big ${i}`) < 2 ** 30 ? 0 : 1))[0]!;
    expect(low).toBeGreaterThan(850);
    expect(low).toBeLessThan(1150);
  });

  test('is the same for ever: a proof of fairness must hold next year', () => {
    expect(Array.from({ length: 5 }, (_, i) => draw(STRONG, 1000, `die ${i}`))).toEqual([428, 122, 237, 814, 137]);
    expect(drawOrder(STRONG, 10, 'deck')).toEqual([6, 7, 3, 0, 9, 2, 1, 4, 8, 5]);
  });

  test('takes 64 hex digits and nothing else', () => {
    for (const seed of ['', 'my seed', 'A'.repeat(64), '0'.repeat(63), `${'0'.repeat(64)}\n`]) {
      expect(() => chanceFrom(seed)).toThrow('A seed is a number or 64 hex digits');
    }
    expect(chanceFrom('0'.repeat(64))).toEqual({ kind: 'strong', seed: '0'.repeat(64) });
  });
});

describe('an order', () => {
  test.each([
    ['fast', () => chanceFrom(3)],
    ['strong', () => STRONG],
  ])('names each place once (%s)', (_kind, chance) => {
    for (const n of [0, 1, 2, 9, 60]) {
      expect(drawOrder(chance(), n, `order of ${n}`).sort((a, b) => a - b)).toEqual(
        Array.from({ length: n }, (_, i) => i),
      );
    }
  });

  test('is as likely as any other', () => {
    const rng = fastRng(8);
    const orders = counted(24, 24_000, () => {
      const [a, b, c] = shuffleWith([0, 1, 2, 3], (n) => rng.below(n)) as [number, number, number];
      return a * 6 + (b - (b > a ? 1 : 0)) * 2 + (c > [0, 1, 2, 3].filter((i) => i !== a && i !== b)[0]! ? 1 : 0);
    });
    expect(chiSquare(orders)).toBeLessThan(78);
  });
});

test('a copied generator goes its own way', () => {
  const chance = chanceFrom(9);
  const copy = copyChance(chance);
  const ahead = [draw(chance, 1e6, ''), draw(chance, 1e6, '')];
  expect([draw(copy, 1e6, ''), draw(copy, 1e6, '')]).toEqual(ahead);
});

test('any text makes a strong seed, and each its own', () => {
  expect(seedFromText('1')).toMatch(/^[0-9a-f]{64}$/);
  expect(seedFromText('1')).not.toBe(seedFromText('2'));
});

test('a shuffle draws once for every place but the last', () => {
  const asked: number[] = [];
  shuffleWith(['a', 'b', 'c', 'd'], (n) => (asked.push(n), 0));
  expect(asked).toEqual([4, 3, 2]);
});
