import { expect, test } from 'vitest';
import { type Glossary, partsWithTerms, termIn } from './glossary.ts';

const WORDS: Glossary = [
  { id: 'dc', term: 'DC', plural: 'DCs', says: 'A building.', rules: ['X-1'] },
  { id: 'small', term: 'small DC', plural: 'small DCs', says: 'A small building.', rules: ['X-2'] },
  { id: 'free', term: 'free card', also: ['frees'], says: 'It can be taken.', rules: ['X-3'] },
  { id: 'ai', term: 'A.I.', says: 'Machines.', rules: ['X-4'] },
];

function marked(text: string): string {
  return partsWithTerms(text, WORDS)
    .map((part) => (part.term === null ? part.text : `[${part.text}:${part.term.id}]`))
    .join('');
}

test.each([
  ['the longest term wins', 'Two small DCs and a DC.', 'Two [small DCs:small] and a [DC:dc].'],
  ['a term is marked once in a text', 'A DC, a DC, DCs.', 'A [DC:dc], a DC, DCs.'],
  ['not inside of another word', 'DCX and a carefree card', 'DCX and a carefree card'],
  ['at the beginning of a sentence', 'Free card! It frees', '[Free card:free]! It frees'],
  ['with signs in it', 'The A.I. have 3.', 'The [A.I.:ai] have 3.'],
  ['nothing to explain', 'Who goes first?', 'Who goes first?'],
  ['no text', '', ''],
])('%s', (_what, text, shown) => {
  expect(marked(text)).toBe(shown);
});

test('a text is never changed by what it explains', () => {
  const text = 'Small DCs, DCs, free card, A.I.; and A.I. again';
  expect(
    partsWithTerms(text, WORDS)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('a term is found by its id', () => {
  expect(termIn(WORDS, 'small')?.term).toBe('small DC');
  expect(termIn(WORDS, 'large')).toBeNull();
});
