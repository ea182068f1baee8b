import { afterEach, expect, test, vi } from 'vitest';
import { keptLanguage, languageName, languages, myLanguage, speaks } from './language.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [null, ['en-GB', 'de'], 'en'],
  [null, ['de-AT', 'en'], 'de'],
  [null, ['fr', 'de'], 'de'],
  [null, ['fr'], 'en'],
  ['en', ['de'], 'en'],
  ['tlh', ['de'], 'de'],
])('kept %j, the browser wants %j: it speaks %s', (kept, wanted, speaksIt) => {
  expect(myLanguage(kept, wanted, ['en', 'de'])).toBe(speaksIt);
});

test('a language is one folder, and goes by the name that its speakers have for it', () => {
  expect(languages()).toContain('de');
  expect(languageName('de')).toBe('Deutsch');
  expect(speaks('en', 'robotariat')).toBe(true);
  expect(speaks('de', 'robotariat')).toBe(false);
});

test.each([
  ['de', 'de'],
  ['pt-BR', 'pt-BR'],
  ['../../x', null],
  ['', null],
  [null, null],
])('kept as %j, the chosen language is %j: what is no language would have all settings refused', (kept, chosen) => {
  vi.stubGlobal('localStorage', { getItem: () => kept });
  expect(keptLanguage()).toBe(chosen);
});
