import { expect, test } from 'vitest';
import { languageName, languages, myLanguage, speaks } from './language.ts';

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
