import { expect, test } from 'vitest';
import { sentencesIn } from './sentences.ts';

const read = (text: string) => {
  const { said, bare } = sentencesIn('file.tsx', text);
  return { said: said.map(({ key }) => key), bare: bare.map(({ key }) => key) };
};

test('a sentence is found under its English words, with its gaps by number', () => {
  expect(read('const a = say`${name} bought ${say`Inheritance`} for ${price}.`;').said).toEqual([
    '{0} bought {1} for {2}.',
    'Inheritance',
  ]);
  expect(read('const a = <p>{rich`Press ${<kbd>H</kbd>} for advice.`}</p>;').said).toEqual(['Press {0} for advice.']);
});

test('what is counted is found by its plural', () => {
  expect(read("many(n, 'token'); count(m, 'card');").said).toEqual(['{0} tokens', '{0} cards', 'no cards']);
  expect(read("many(n, 'knowledge token');").bare).toEqual([]);
});

test('gaps alone are no sentence', () => {
  expect(read('say`${a}: ${b}`').said).toEqual([]);
});

test.each([
  ['<p>Nobody is here.</p>', 'Nobody is here.'],
  ['<p>Chat</p>', 'Chat'],
  ['<button aria-label="Close" />', 'Close'],
  ['<button aria-label={on ? "Less" : say`More`} />', 'Less'],
  ["const words = { tuition: ' for the tuition' };", ' for the tuition'],
  ['const words = `${n} of Money`;', '{0} of Money'],
  ["const theme = 'Light';", 'Light'],
])('%s does not go through say', (text, bare) => {
  expect(read(text).bare).toEqual([bare]);
});

test.each([
  "import x from 'some where';",
  "throw new RangeError('There is no such card.');",
  '<i className="two words" />',
  "const kind: 'Two words' = kinds[0];",
  '<path d="M 0 0 L 10 10" />',
  "const thing = 'card-3';",
  'const thing = `card:${n}`;',
  "if (event.key === 'Escape') close();",
  "switch (kind) { case 'Two words': break; }",
  "const row = 'C O H+M A';",
  'const style = `translate(${x}px, ${y}px)`;',
  "k.chance(6, 'first leader');",
])('%s is not read by anybody', (text) => {
  expect(read(text).bare).toEqual([]);
});
