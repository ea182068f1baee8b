import { expect, test } from 'vitest';
import { deviceName, whyNoPasskeys } from './passkeys.ts';

test.each([
  ['http, by a name', { isSecureContext: false, hostname: 'games.example' }, true],
  ['http, by a number', { isSecureContext: false, hostname: '192.168.1.7' }, true],
  [
    'this machine by its number, which browsers take for no name',
    { isSecureContext: true, hostname: '127.0.0.1' },
    true,
  ],
  ['the same, longer', { isSecureContext: true, hostname: '[::1]' }, true],
  ['https', { isSecureContext: true, hostname: 'games.example' }, false],
  ['this machine', { isSecureContext: true, hostname: 'localhost' }, false],
])('%s', (_where, around, refused) => {
  const why = whyNoPasskeys({ ...around, hasWebAuthn: true });
  if (refused) expect(why).toMatch(/^Passkeys need an address with a name and https \(or localhost\).*\.$/);
  else expect(why).toBeNull();
});

test('an old browser is told so', () => {
  const around = { isSecureContext: true, hostname: 'games.example', hasWebAuthn: false };
  expect(whyNoPasskeys(around)).toBe('This browser knows no passkeys.');
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
    'Safari on iPhone or iPad',
  ],
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['lynx', 'A browser on some device'],
])('%s is called so', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
