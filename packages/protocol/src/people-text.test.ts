import { describe, expect, test } from 'vitest';
import { ClientMessage } from './messages.ts';
import { cleanText } from './people-text.ts';
import { PersonName } from './table.ts';

describe('what people type', () => {
  test.each([
    ['turns of direction', 'Ann\u202egnp.exe\u202c', 'Anngnp.exe'],
    ['isolates', '\u2066Ann\u2069', 'Ann'],
    ['marks of direction', '\u200fAnn\u200e\u061c', 'Ann'],
    ['nothing at all', 'A\u200bn\u2060n\ufeff', 'Ann'],
    ['a blank letter', '\u3164Ann\u115f', 'Ann'],
    ['line breaks and bells', 'Ann\r\n\u0007Bea\u2028Col', 'Ann Bea Col'],
    ['half a character', 'Ann\ud83d', 'Ann'],
    ['a joiner that joins nothing', 'A\u200dnn', 'Ann'],
    ['letters in hiding', 'Ann\u{e0041}\u{e0042}', 'Ann'],
  ])('loses %s', (_what, typed, seen) => {
    expect(cleanText(typed)).toBe(seen);
  });

  test.each(['👩‍👩‍👧‍👦', '👩🏽‍🚀', '❤️‍🔥', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🇩🇪', 'Zoë', 'Đặng', 'नमस्ते', 'می\u200cخواهم', '山田'])(
    'keeps %s as it is',
    (typed) => {
      expect(cleanText(typed)).toBe(typed);
      expect(PersonName.parse(typed)).toBe(typed);
    },
  );

  test('is cleaned in chat as well as in names', () => {
    const said = { type: 'chat', id: '1', table: 'abcdefghij', text: 'it was \u202ennA\u202c 👩‍🚀\n\u200b' };
    expect(ClientMessage.parse(said)).toMatchObject({ text: 'it was nnA 👩‍🚀' });
    for (const empty of ['\u200b', '\u202e', ' \n', '\u3164']) {
      expect(PersonName.safeParse(empty).success).toBe(false);
      expect(ClientMessage.safeParse({ ...said, text: empty }).success).toBe(false);
    }
  });
});
