import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commit, isSecret, seatsTrouble, seedOf, shuffledSeats } from './fairness.ts';

const SECRET = '00112233445566778899aabbccddeeff'.repeat(2);

describe('the commitment', () => {
  test('is the SHA-256 of the secret’s bytes: anybody can check it with a common tool', () => {
    expect(commit(SECRET)).toBe(createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex'));
  });

  test('differs with every digit of the secret', () => {
    const others = Array.from(
      { length: 64 },
      (_, i) => `${SECRET.slice(0, i)}${SECRET[i] === 'f' ? 'e' : 'f'}${SECRET.slice(i + 1)}`,
    );
    expect(new Set([SECRET, ...others].map(commit)).size).toBe(65);
  });
});

describe('the seed', () => {
  test('is fixed by what is published: a known value', () => {
    const text = `tablewright seed 1\n${SECRET}\n3:Ann\n0:\n`;
    expect(seedOf(SECRET, ['Ann', ''])).toBe(createHash('sha256').update(text).digest('hex'));
    expect(isSecret(seedOf(SECRET, []))).toBe(true);
  });

  test.each([
    ['the secret', 'f'.repeat(64), ['a', 'b']],
    ['one seat’s words', SECRET, ['a', 'c']],
    ['their order', SECRET, ['b', 'a']],
    ['a seat more', SECRET, ['a', 'b', '']],
    ['a seat less', SECRET, ['a']],
  ])('differs with %s', (_part, secret, added) => {
    expect(seedOf(secret, added)).not.toBe(seedOf(SECRET, ['a', 'b']));
  });

  test('no two lists of words run together', () => {
    expect(seedOf(SECRET, ['ab', 'c'])).not.toBe(seedOf(SECRET, ['a', 'bc']));
    expect(seedOf(SECRET, ['a\n1:b'])).not.toBe(seedOf(SECRET, ['a', 'b']));
    expect(seedOf(SECRET, ['', '', ''])).not.toBe(seedOf(SECRET, ['', '']));
    const words = fc.array(fc.string({ unit: fc.constantFrom('1', ':', '\n', 'a', '🎲') }), { maxLength: 4 });
    fc.assert(
      fc.property(words, words, (a, b) => {
        expect(seedOf(SECRET, a) === seedOf(SECRET, b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
      { seed: 1 },
    );
  });
});

test('a secret is 64 hex digits in small letters', () => {
  expect(isSecret(SECRET)).toBe(true);
  for (const not of [
    '',
    SECRET.slice(1),
    SECRET.toUpperCase(),
    `${SECRET}0`,
    'g'.repeat(64),
    0,
    null,
    undefined,
    [SECRET],
  ]) {
    expect(isSecret(not)).toBe(false);
  }
});

describe('the seats', () => {
  const before = ['Ann', 'Bea', 'Col', 'Dov'];
  const satAt = shuffledSeats(SECRET, before);
  const added = satAt.map((place) => before[place]!);
  const fairness = { commitment: commit(SECRET), secret: SECRET, added, satAt };

  test('come in an order that the secret and all words fix: a known value', () => {
    expect(satAt).toEqual([3, 2, 0, 1]);
    expect(seatsTrouble(fairness)).toBeNull();
  });

  test('in no other order', () => {
    const swapped = [satAt[1]!, satAt[0]!, ...satAt.slice(2)];
    expect(seatsTrouble({ ...fairness, satAt: swapped })).toMatch(/^for the order of the seats the seed gives /);
    expect(seatsTrouble({ ...fairness, added: [...added.slice(1), 'Eve'] })).not.toBeNull();
    expect(seatsTrouble({ ...fairness, satAt: satAt.slice(1) })).not.toBeNull();
  });

  test('not with a seat too many, which is told and not thrown', () => {
    for (const more of [-1, 0, 4]) expect(seatsTrouble({ ...fairness, satAt: [...satAt, more] })).not.toBeNull();
  });

  test('that were not shuffled, and those of a game that is not over, are left alone', () => {
    expect(seatsTrouble({ commitment: commit(SECRET), secret: SECRET, added })).toBeNull();
    expect(seatsTrouble({ commitment: commit(SECRET), added, satAt })).toBeNull();
  });

  test('come in every order, none more often than another', () => {
    const seen = new Map<string, number>();
    for (let i = 0; i < 2400; i += 1) {
      const order = shuffledSeats(SECRET, [String(i), '', '', '']).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    for (const count of seen.values()) expect(Math.abs(count - 100)).toBeLessThan(50);
  });
});
