import { describe, expect, test } from 'vitest';
import { addressesOf, publicUrlIn } from './addresses.ts';
import { Client } from './testing/client.ts';
import { start } from './testing/server.ts';

const address = (ip: string, internal = false) => ({
  address: ip,
  netmask: '255.255.255.0',
  family: 'IPv4' as const,
  mac: '',
  internal,
  cidr: null,
});
const HOME = { lo: [address('127.0.0.1', true)], wlan0: [address('192.168.1.17')] };

describe('the address for an invitation', () => {
  test.each([
    ['::', HOME, 'http://192.168.1.17:8080'],
    ['0.0.0.0', HOME, 'http://192.168.1.17:8080'],
    ['0.0.0.0', { lo: HOME.lo }, null],
    ['127.0.0.1', HOME, null],
    ['::1', HOME, null],
    ['10.0.0.5', HOME, 'http://10.0.0.5:8080'],
    ['fe80::1', HOME, 'http://[fe80::1]:8080'],
  ])('listening on %s', (host, interfaces, near) => {
    expect(addressesOf({ host, port: 8080, publicUrl: null }, interfaces)).toEqual({ public: null, near });
  });

  test('is asked of the server, which says what whoever runs it has configured', async () => {
    const { url } = await start({ publicUrl: 'https://games.example' });
    expect(await new Client(url).get('/api/addresses')).toEqual({ public: 'https://games.example', near: null });
  });
});

test.each([
  ['https://games.example/', 'https://games.example'],
  ['http://games.example:8080/table', 'http://games.example:8080'],
  ['games.example', null],
  ['ftp://games.example', null],
])('a public address: %s', (typed, url) => {
  expect(publicUrlIn(typed)).toBe(url);
});
