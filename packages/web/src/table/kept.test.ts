import { answerHashOf, type SaidHere } from '@tablewright/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  calledOffIn,
  keepCalledOff,
  keepHead,
  keepReopened,
  keepSaid,
  keepStart,
  keepTakingPart,
  keptHere,
  keptOf,
} from './kept.ts';

const ONE = '1'.repeat(64);
const TWO = '2'.repeat(64);
const NONE = { commitment: null, salt: null, places: null, calledOff: null, reopened: false, heads: [], said: [] };
const SAID: SaidHere = { what: 'answer', seat: 1, version: 1, hash: answerHashOf('aye') };

let items: Map<string, string>;
let table = '';
let tables = 0;

beforeEach(() => {
  items = new Map();
  tables += 1;
  table = `table${tables}`;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
});

test('every link of the log is kept, and none takes the place of another', () => {
  keepHead(table, 1, ONE);
  keepHead(table, 4, TWO);
  // somebody comes back to a table that tells another story of what is known
  keepHead(table, 4, '3'.repeat(64));
  keepHead(table, 2, '4'.repeat(64));
  expect(keptOf(table).heads).toEqual([ONE.slice(0, 24), TWO.slice(0, 24)]);
  expect(keptOf('another').heads).toEqual([]);
});

describe('starts', () => {
  test('are kept one after the other: none takes the place of another, and those that were called off are counted', () => {
    keepStart(table, { commitment: ONE, salt: 'first', places: [1] });
    expect(keptOf(table)).toEqual({ ...NONE, commitment: ONE, salt: 'first', places: [1], calledOff: 0 });
    keepCalledOff(table);
    expect(calledOffIn(keptHere(table))).toBe(1);
    keepStart(table, { commitment: TWO, salt: 'second', places: [2] });
    expect(keptHere(table).starts.map(({ commitment }) => commitment)).toEqual([ONE, TWO]);
    expect(keptOf(table)).toMatchObject({ commitment: TWO, salt: 'second', places: [2], calledOff: 1 });
  });

  test('to which nothing was added are not among those that count', () => {
    keepStart(table, { commitment: ONE, salt: null, places: [] });
    keepCalledOff(table);
    keepStart(table, { commitment: TWO, salt: null, places: [] });
    expect(keptOf(table)).toMatchObject({ commitment: TWO, salt: null, places: null, calledOff: null });
  });

  test('are taken part in again for all that were called off so far', () => {
    keepStart(table, { commitment: ONE, salt: 'first', places: [1] });
    keepCalledOff(table);
    expect(keptHere(table).takesPartAfter).toBe(0);
    keepTakingPart(table);
    expect(keptHere(table).takesPartAfter).toBe(1);
  });
});

test('what was said is kept also where a table sends no links', () => {
  keepStart(table, { commitment: ONE, salt: 'mine', places: [1] });
  keepSaid(table, SAID);
  expect(keptOf(table).said).toEqual([SAID]);
});

test('what was said is kept beside the links, and not where there is none', () => {
  keepSaid(table, SAID);
  expect(keptOf(table).said).toEqual([]);
  keepHead(table, 1, ONE);
  keepSaid(table, SAID);
  keepSaid(table, { ...SAID, what: 'undo', hash: '' });
  keepReopened(table);
  expect(keptOf(table)).toMatchObject({ said: [SAID, { what: 'undo' }], reopened: true });
  // and another page of this browser reads the same
  vi.stubGlobal('localStorage', { getItem: (key: string) => ` ${items.get(key) ?? 'null'}` });
  expect(keptOf(table)).toMatchObject({ said: [SAID, { what: 'undo' }], reopened: true });
});

test('what an older page has kept is still held against', () => {
  const heads = ONE.slice(0, 24) + TWO.slice(0, 24);
  items.set(`tablewright.fair.${table}`, JSON.stringify({ commitment: ONE, salt: 'mine', heads, version: 2 }));
  expect(keptOf(table)).toEqual({
    ...NONE,
    commitment: ONE,
    salt: 'mine',
    heads: [ONE.slice(0, 24), TWO.slice(0, 24)],
  });
  keepHead(table, 3, '3'.repeat(64));
  expect(keptOf(table)).toMatchObject({ commitment: ONE, salt: 'mine', places: null, calledOff: null });
  expect(keptOf(table).heads).toHaveLength(3);
});

test('what does not fit is left out of what is stored', () => {
  const stored = {
    starts: [7, { salt: 'x' }, { commitment: ONE, salt: 3, places: ['a', 2] }],
    takesPartAfter: 'many',
    heads: 5,
    said: [[9, 0, 0, ''], [0, 'a', 0, ''], 'x', [0, 1, 1, SAID.hash]],
  };
  items.set(`tablewright.fair.${table}`, JSON.stringify(stored));
  expect(keptHere(table)).toEqual({
    starts: [{ commitment: ONE, salt: null, places: [2], calledOff: false }],
    takesPartAfter: 0,
    reopened: false,
    heads: [],
    version: 0,
    said: [SAID],
  });
});

test('a browser that stores nothing, or something else, keeps it as long as the page is open', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => 'not JSON',
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(keptOf(table)).toEqual(NONE);
  keepStart(table, { commitment: ONE, salt: 'mine', places: [0] });
  expect(keptOf(table)).toMatchObject({ commitment: ONE, salt: 'mine' });
});
