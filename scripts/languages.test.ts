import { describe, expect, test } from 'vitest';
import { catalogueOf, languages, PARTS, readPart, troubleWith } from './languages.ts';

/** Parts all of whose sentences go through `say`, and which every language has whole. */
const WHOLE: readonly string[] = ['page', 'emigration', 'emergence'];

describe.each(Object.keys(PARTS).filter((part) => WHOLE.includes(part)))('%s', (part) => {
  const { keys, bare } = readPart(part);

  test('whatever a person reads goes through say', () => {
    expect(bare).toEqual([]);
  });

  test.each(languages())('its catalogue in %s lacks nothing, has nothing too much, and loses no gap', (tag) => {
    expect(troubleWith(keys, catalogueOf(tag, part), tag)).toEqual([]);
  });
});

test('one thing is said in one way', () => {
  for (const tag of languages()) {
    const said = new Map<string, string>();
    for (const part of Object.keys(PARTS)) {
      for (const [key, message] of Object.entries(catalogueOf(tag, part))) {
        expect(said.get(key) ?? message, `${tag}/${part}: ${key}`).toBe(message);
        said.set(key, message);
      }
    }
  }
});

test('what is wrong with a catalogue is named', () => {
  const keys = new Map([
    ['{0} took {1}', 'a.ts:1'],
    ['Pass', 'a.ts:2'],
  ]);
  const trouble = (catalogue: Record<string, string>): string[] => troubleWith(keys, catalogue, 'de');
  expect(trouble({ '{0} took {1}': '{0} nahm {1, plural, one {#} other {#}}', Pass: 'Passen' })).toEqual([]);
  expect(trouble({ '{0} took {1}': '{0} nahm', Weg: 'Weg' })).toEqual([
    'missing (a.ts:2): Pass',
    'said nowhere: Weg',
    'the gap {1} is lost in: {0} nahm',
  ]);
  expect(trouble({ '{0} took {1}': '{0} nahm {1} von {2}', Pass: 'Passen' })).toEqual(['no gap {2} in: {0} took {1}']);
  expect(trouble({ '{0} took {1}': '{0} nahm {1} und 2', Pass: 'Passen' })).toEqual([
    'its numbers are 2, not none: {0} nahm {1} und 2',
  ]);
  expect(trouble({ '{0} took {1}': '{0} nahm {1', Pass: 'Passen' })[0]).toContain('cannot be read');
});

test('a number that is another one in a translation is named, whichever way the message is chosen', () => {
  const trouble = (key: string, message: string): string[] =>
    troubleWith(new Map([[key, 'a.ts:1']]), { [key]: message }, 'de');
  const key = '{0} takes 2 of 10.';
  expect(trouble(key, 'Von 10 nimmt {0} 2.')).toEqual([]);
  expect(trouble(key, '{0} nimmt 3 von 10.')).toEqual(['its numbers are 3, 10, not 2, 10: {0} nimmt 3 von 10.']);
  expect(trouble(key, '{0, select, Du {Du nimmst 2 von 10.} other {{0} nimmt 2 von 10.}}')).toEqual([]);
  const wrong = '{0, select, Du {Du nimmst 2 von 10.} other {{0} nimmt 2.}}';
  expect(trouble(key, wrong)).toEqual([`its numbers are 2, not 2, 10: ${wrong}`]);
  expect(trouble('Home', 'Pos1')).toEqual([]);
});
