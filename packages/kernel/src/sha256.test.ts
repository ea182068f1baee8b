import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHex, hmac, sha256, toHex, utf8 } from './sha256.ts';

const LENGTHS = [0, 1, 3, 31, 32, 54, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 129, 1000, 4096];

/** Bytes that are not all alike. */
function bytes(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => (i * 7 + (i >> 8) + length) & 255);
}

describe('SHA-256', () => {
  test.each(LENGTHS)('of %i bytes is what Node says', (length) => {
    expect(toHex(sha256(bytes(length)))).toBe(createHash('sha256').update(bytes(length)).digest('hex'));
  });

  test('of any bytes is what Node says', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (message) => {
        expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
      }),
      { seed: 1 },
    );
  });

  test('leaves its message alone', () => {
    const message = bytes(70);
    sha256(message);
    expect(message).toEqual(bytes(70));
  });
});

describe('HMAC-SHA-256', () => {
  // RFC 4231, test cases 1 to 7 (the fifth is about cutting short, which nobody does here)
  test.each([
    ['0b'.repeat(20), '4869205468657265', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      '4a656665',
      '7768617420646f2079612077616e7420666f72206e6f7468696e673f',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      '0102030405060708090a0b0c0d0e0f10111213141516171819',
      'cd'.repeat(50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    [
      'aa'.repeat(131),
      toHex(utf8('Test Using Larger Than Block-Size Key - Hash Key First')),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      'aa'.repeat(131),
      toHex(
        utf8(
          'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
        ),
      ),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('RFC 4231, key %s', (key, message, expected) => {
    expect(toHex(hmac(fromHex(key), fromHex(message)))).toBe(expected);
  });

  test.each(LENGTHS)('with a key and a message of %i bytes is what Node says', (length) => {
    const expected = createHmac('sha256', bytes(length))
      .update(bytes(length + 1))
      .digest('hex');
    expect(toHex(hmac(bytes(length), bytes(length + 1)))).toBe(expected);
  });
});

describe('text as bytes', () => {
  test('UTF-8 is what Node says, for letters of one to four bytes', () => {
    for (const text of [
      '',
      'abc',
      'ä§ß',
      '€ — „“',
      '🎲🏮',
      '\u0000\u007f\u0080\u07ff\u0800\uffff',
      '\u{10000}\u{10ffff}',
    ]) {
      expect(toHex(utf8(text))).toBe(Buffer.from(text).toString('hex'));
    }
  });

  test('UTF-8 of any well-formed text is what Node says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toHex(utf8(text))).toBe(Buffer.from(text).toString('hex'));
      }),
      { seed: 1 },
    );
  });

  test('halves of a letter stay apart: no two texts have the same bytes', () => {
    expect(toHex(utf8('\ud800'))).not.toBe(toHex(utf8('\ud801')));
    expect(toHex(utf8('\ud800'))).not.toBe(toHex(utf8('\ufffd')));
  });

  test('hex goes there and back', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (some) => {
        expect(fromHex(toHex(some))).toEqual(some);
      }),
      { seed: 1 },
    );
    expect(toHex(Uint8Array.of(0, 15, 255))).toBe('000fff');
  });
});
