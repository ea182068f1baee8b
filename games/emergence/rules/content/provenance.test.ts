import { ledgerOf } from '@tablewright/testkit/ledger';
import { expect, test } from 'vitest';
import { CITIES, PRINTED_CITIES } from './cities.ts';
import { encodeCity } from './code.ts';
import { cityProvenance } from './provenance.ts';

// What is said to be printed is what the ledger says is printed (4.2, 4.3: in the heading of each city).

const LEDGER = ledgerOf('emergence');

test.each(PRINTED_CITIES.map(({ id, name, provenance }) => ({ id, name, provenance })))('$name', (city) => {
  const heading = LEDGER.split('\n').find((line) => line.startsWith(`### City ${city.id.slice(-2)} "${city.name}"`))!;
  expect(heading.split(' — ').at(-1)).toBe(city.provenance.status);
});

test('[EMG-701] a city is known by what it is, and one that somebody has made claims nothing', () => {
  const [capital] = CITIES;
  expect(cityProvenance(encodeCity(capital!))?.status).toBe('reconstructed');
  expect(cityProvenance(encodeCity({ ...capital!, name: 'My Capital' }))).toBeNull();
});

test('the ledger says what its words mean', () => {
  for (const status of ['stated', 'partly', 'reconstructed'])
    expect(LEDGER).toContain(`\`${status}\` = the rulebook's text`);
});
