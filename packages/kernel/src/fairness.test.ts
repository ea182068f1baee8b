import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commit, isSecret, seedOf } from './fairness.ts';

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
  for (const not of ['', SECRET.slice(1), SECRET.toUpperCase(), `${SECRET}0`, 'g'.repeat(64), 0, null, undefined]) {
    expect(isSecret(not)).toBe(false);
  }
});
