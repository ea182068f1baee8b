import { expect, test } from 'vitest';
import { asGuess, guessesIn, withGuess } from './guesses.ts';

const ROLES = ['spy', 'dealer'] as const;

test('guesses are read out of whatever an older page wrote, as a stranger’s', () => {
  expect(guessesIn(ROLES, { 1: 'king', x: 'spy', 2: 'spy' })).toEqual({ 2: 'spy' });
  expect(guessesIn(ROLES, null)).toEqual({});
  expect(guessesIn(ROLES, 'spy')).toEqual({});
  expect([asGuess(ROLES, 'dealer'), asGuess(ROLES, ''), asGuess(ROLES, 2)]).toEqual(['dealer', null, null]);
});

test('they are changed one by one', () => {
  expect(withGuess<string>({ 2: 'spy' }, 1, 'dealer')).toEqual({ 1: 'dealer', 2: 'spy' });
  expect(withGuess({ 2: 'spy' }, 2, null)).toEqual({});
});
