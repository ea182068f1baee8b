import { describe, expect, test } from 'vitest';
import { Identities } from './identity.ts';

const identities = new Identities('ab'.repeat(32));

describe('a cookie', () => {
  test('says whose it is', () => {
    const id = identities.newGuest();
    expect(identities.read(identities.sign(id))).toBe(id);
  });

  const mine = identities.sign('aaaaaaaaaaaaaaaaaaaa');
  test.each([
    ['none', undefined],
    ['empty', ''],
    ['without a signature', 'aaaaaaaaaaaaaaaaaaaa'],
    ['with an empty signature', 'aaaaaaaaaaaaaaaaaaaa.'],
    ["with somebody else's id", mine.replace('aaaa', 'aaab')],
    ['signed elsewhere', new Identities('cd'.repeat(32)).sign('aaaaaaaaaaaaaaaaaaaa')],
    ['with something behind it', `${mine}.x`],
    ['with half a signature', mine.slice(0, -20)],
    ['very long', 'a'.repeat(100_000)],
    ['with an id that cannot be', identities.sign('../../../etc/passwd!')],
  ])('is nobody: %s', (_what, cookie) => {
    expect(identities.read(cookie)).toBeNull();
  });
});
