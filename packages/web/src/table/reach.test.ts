import { expect, test } from 'vitest';
import { originFor } from './reach.ts';

const local = { origin: 'http://localhost:8080', hostname: 'localhost' };
const near = 'http://192.168.1.17:8080';

test.each([
  ['a configured address goes first', local, { public: 'https://g.example', near }, 'https://g.example', 'anywhere'],
  ['from this machine, the one in its network', local, { public: null, near }, near, 'same-network'],
  ['nobody else is listened to', local, { public: null, near: null }, local.origin, 'this-machine'],
  ['the server was not asked yet', local, null, local.origin, 'this-machine'],
  [
    'who came by an address that others know passes it on',
    { origin: 'http://10.0.0.9:8080', hostname: '10.0.0.9' },
    { public: null, near },
    'http://10.0.0.9:8080',
    'as-i-came',
  ],
  [
    'also by IPv6, the own machine is the own machine',
    { origin: 'http://[::1]:8080', hostname: '[::1]' },
    { public: null, near },
    near,
    'same-network',
  ],
])('%s', (_, here, known, origin, reach) => {
  expect(originFor(here, known)).toEqual({ origin, reach });
});
