import type { Game } from '@tablewright/kernel';
import { say, speak } from '@tablewright/kernel/words';
import { languageOf } from '@tablewright/languages';
import type { GameInfo } from '@tablewright/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { partsOf } from '../table/log.ts';
import { inMyLanguage } from './game-info.ts';
import { langOf, ownName, spokenBy } from './spoken.ts';
import { toldInWords } from './told.ts';

const german = languageOf('de', [{ You: 'Du', you: 'du', Yes: 'Ja', Length: 'Länge', Short: 'Kurz' }]);

beforeEach(() => speak(german));
afterEach(() => speak(null));

const game = (id: string, text: string): Game => ({ id, words: { event: () => text } }) as unknown as Game;

test('a game that has a catalogue speaks the language of the page, and one without speaks English', () => {
  expect([ownName('emigration'), ownName('robotariat')]).toEqual(['Du', 'You']);
  expect([langOf('emigration'), langOf('robotariat')]).toEqual([undefined, 'en']);
  expect([spokenBy('emigration', () => say`Yes`), spokenBy('robotariat', () => say`Yes`)]).toEqual(['Ja', 'Yes']);
  expect(say`Yes`).toBe('Ja');
});

test('“Du” is written small in the middle of a sentence, and is found there as a name', () => {
  expect(toldInWords(game('emigration', 'Lee gab Du 1. Du nahm sie.'), { type: 'x' }, [])).toBe(
    'Lee gab du 1. Du nahm sie.',
  );
  expect(toldInWords(game('robotariat', 'Lee paid You 1.'), { type: 'x' }, [])).toBe('Lee paid you 1.');
  expect(partsOf('Lee gab du 1.', ['Du', 'Lee']).map(({ seat }) => seat)).toEqual([1, null, 0, null]);
  expect(partsOf('Lee paid you 1.', ['You', 'Lee']).map(({ seat }) => seat)).toEqual([1, null, 0, null]);
});

test('what the server says about a game is said again, unless the game speaks English alone', () => {
  const info = (id: string): GameInfo =>
    ({
      id,
      name: 'A game',
      options: [
        { id: 'length', label: 'Length', explains: '', choices: [{ value: 1, label: 'Short', explains: 'Unknown.' }] },
      ],
    }) as unknown as GameInfo;
  expect(inMyLanguage(info('emigration')).options).toEqual([
    { id: 'length', label: 'Länge', explains: '', choices: [{ value: 1, label: 'Kurz', explains: 'Unknown.' }] },
  ]);
  expect(inMyLanguage(info('robotariat')).options[0]!.label).toBe('Length');
});
