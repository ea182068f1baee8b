import { ledgerOf, rowsIn } from '@tablewright/testkit/ledger';
import { describe, expect, test } from 'vitest';
import { CARDS } from './cards.ts';
import { LANES } from './lanes.ts';
import { LIFE_CARDS, PACKS, stays } from './life.ts';
import { CAREERS, DESTINATIONS, type Minimum, NATIONALITIES, type Rate } from './people.ts';
import { COVERED_BY, type Place, PLACES, START_UP } from './places.ts';

// What is printed is what the ledger's tables say (section 4), row by row: a typing error in a price or a name shows here.

const LEDGER = ledgerOf('emigration');

/** The rows of the ledger whose first cell looks like this, without the outer bars. */
function rows(first: RegExp): string[][] {
  return rowsIn(LEDGER).filter(([cell]) => first.test(cell!));
}

function rateWords({ each, brings }: Rate): string {
  return `${each}→${brings}`;
}

function minimumWords(minimum: Minimum | null): string {
  return minimum === null ? '—' : `<${minimum.fewerThan}: −${minimum.loses}`;
}

test('Documents and Connections', () => {
  const printed = CARDS.filter(({ kind }) => kind === 'document' || kind === 'connection');
  expect(printed.map(({ id, name, price }) => [id, name, String(price)])).toEqual(
    rows(/^(DOC|CNX)-\d\d$/).map((row) => row.slice(0, 3)),
  );
});

test('Nationalities', () => {
  expect(NATIONALITIES.map(({ id, name, number }) => [id, name, String(number)])).toEqual(
    rows(/^NAT-/).map((row) => row.slice(0, 3)),
  );
});

test('Careers', () => {
  expect(CAREERS.map(({ id, name, baseSalary, slots }) => [id, name, String(baseSalary), slots.join(', ')])).toEqual(
    rows(/^CAR-/).map((row) => row.slice(0, 4)),
  );
});

test('Destinations', () => {
  const printed = DESTINATIONS.map((to) => [
    to.id,
    to.name,
    rateWords(to.money),
    rateWords(to.documents),
    minimumWords(to.documentMinimum),
    rateWords(to.connections),
    minimumWords(to.connectionMinimum),
  ]);
  expect(printed).toEqual(rows(/^DES-/).map((row) => row.slice(0, 7)));
});

test('lanes', () => {
  const table = LEDGER.slice(LEDGER.indexOf('### 4.2'), LEDGER.indexOf('### 4.3'));
  for (const [lane, tokens] of LANES.entries()) expect(table).toContain(`| ${lane + 1} | ${tokens.join(', ')} |`);
});

describe('Life Cards', () => {
  const printed = new Map(rows(/^(AUG|SOC|HIP|CON|HYP|KHA|DIO)-\d$/).map((row) => [row[0]!, row]));

  test('are those of the ledger', () => {
    expect([...printed.keys()].sort()).toEqual(LIFE_CARDS.map(({ id }) => id).sort());
  });

  test.each(LIFE_CARDS.map((card) => [card.id, card] as const))('%s', (id, card) => {
    const [, pack, title, , , kept, rule] = printed.get(id)!;
    expect(PACKS.find((one) => one.id === card.pack)!.name).toBe(pack);
    expect(card.name).toBe(title!.replace('1st: ', '').replace(', 2nd: ', ' / '));
    expect(stays(card)).toBe(kept !== 'no');
    expect(card.rule).toBe(rule);
  });

  test('packs weigh what they are said to weigh', () => {
    for (const { name, weight } of PACKS) expect(rows(new RegExp(`^${name}$`))[0]![2]).toBe(weight);
  });
});

test('[EMI-324] a ruling on what the rulebook leaves open names the other reading, and why not', () => {
  const [row] = rows(/^EMI-324$/);
  expect(row!.at(-1)).toMatch(/^ruling\. The other reading: .*EMI-211.* We do not take it: /);
});

test('the layout: what starts face-up, and what covers what', () => {
  const printed = rows(/^[ABC]\d$/);
  expect(printed.map(([place]) => place)).toEqual(PLACES.filter((place) => !place.startsWith('D')));
  for (const [place, starts, covered] of printed) {
    expect(COVERED_BY[place as Place].join(', ')).toBe(covered);
    expect((START_UP & (1 << PLACES.indexOf(place as Place))) !== 0).toBe(starts === 'up');
  }
});
