import type { TableLine } from '@tablewright/protocol';
import { expect, test } from 'vitest';
import { gamesAmong, inOrder } from './my-tables.ts';
import { stateOf, withWhom } from './table-line.ts';

const line = (id: string, change: Partial<TableLine> = {}): TableLine => ({
  id,
  game: 'emergence',
  phase: 'playing',
  names: ['Ann', 'Bea', ''],
  free: 0,
  waitsForMe: false,
  updated: 0,
  ...change,
});

test('what waits for me comes first, even when I have taken it off the list', () => {
  const tables = [
    line('a'),
    line('b', { phase: 'over' }),
    line('c', { waitsForMe: true }),
    line('d', { phase: 'lobby' }),
  ];
  const { waiting, goingOn, over } = inOrder(tables, ['b', 'c', 'd']);
  expect(waiting.map(({ id }) => id)).toEqual(['c']);
  expect(goingOn.map(({ id }) => id)).toEqual(['a']);
  expect(over).toEqual([]);
});

test('a table says with whom and how it stands', () => {
  expect(withWhom(line('a', { free: 2 }), 'Ann')).toBe('Bea · 2 free seats');
  expect(stateOf(line('a', { phase: 'lobby' }), 1000)).toBe('Not begun · just now');
  expect(stateOf(line('a', { waitsForMe: true }), 1000)).toBe('Your turn');
});

test('a filter that has one choice is none', () => {
  expect(gamesAmong([line('a'), line('b')])).toEqual([]);
  expect(gamesAmong([line('a'), line('b', { game: 'emigration' })])).toEqual(['emergence', 'emigration']);
});
