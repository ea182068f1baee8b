import { expect, test } from 'vitest';
import { notesOfThisBrowser } from './notes.ts';

function shelf(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('notes are kept for each table, and the oldest tables are forgotten', () => {
  const one = shelf();
  for (let i = 0; i < 30; i += 1) notesOfThisBrowser(`t${i}`, one).save({ 0: 'a guess' });
  notesOfThisBrowser('t29', one).save({ 0: { 1: 'dealer' }, 2: null });
  expect(notesOfThisBrowser('t29', one).load()).toEqual({ 0: { 1: 'dealer' }, 2: null });
  expect(notesOfThisBrowser('t28', one).load()).toEqual({ 0: 'a guess' });
  expect(notesOfThisBrowser('t0', one).load()).toEqual({});
});

test('a shelf that is closed, full or full of nonsense loses notes, not the game', () => {
  const full = () => {
    throw new Error('full');
  };
  const bad = { getItem: () => '[["t1", {"0": 7}], 5, ["t2", null], [3, {}]]', setItem: full };
  expect(notesOfThisBrowser('t1', bad).load()).toEqual({ 0: 7 });
  expect(notesOfThisBrowser('t2', bad).load()).toEqual({});
  expect(() => notesOfThisBrowser('t1', bad).save({})).not.toThrow();
  expect(notesOfThisBrowser('t1', { ...bad, getItem: () => 'nonsense' }).load()).toEqual({});
  expect(notesOfThisBrowser('t1', null).load()).toEqual({});
});
