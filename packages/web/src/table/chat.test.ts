import { expect, test } from 'vitest';
import { isReaction, PHRASES, REACTIONS, withoutLinks } from './chat.ts';

test.each([
  ['look: https://evil.example/x?y=1 now', 'look: (a link) now'],
  ['go to www.evil.example', 'go to (a link)'],
  ['evil-cards.com/win is free', '(a link) is free'],
  ['I have 3.5 cards, e.g. two. Then D4.E5', 'I have 3.5 cards, e.g. two. Then D4.E5'],
])('no link is shown: %s', (text, shown) => {
  expect(withoutLinks(text)).toBe(shown);
});

test('what is said with one press is no link, and reactions are known as such', () => {
  for (const text of [...PHRASES, ...REACTIONS]) expect(withoutLinks(text)).toBe(text);
  expect(REACTIONS.every(isReaction)).toBe(true);
  expect(isReaction('👍 yes')).toBe(false);
});
