import { expect, test } from 'vitest';
import { knowsGame, onceKey } from './settings.ts';

const NEW = { guide: true, finished: [], shownOnce: [] };

test('what a game is about is said at each table until one was finished, and once at a table', () => {
  expect(knowsGame(NEW, 't1', 'emigration')).toBe(false);
  const told = { ...NEW, shownOnce: [onceKey('breath', 't1', 'emigration')] };
  expect(knowsGame(told, 't1', 'emigration')).toBe(true);
  expect(knowsGame(told, 't2', 'emigration')).toBe(false);
  expect(knowsGame({ ...NEW, finished: ['emigration'] }, 't2', 'emigration')).toBe(true);
  expect(knowsGame({ ...NEW, guide: false }, 't2', 'emigration')).toBe(true);
});
