import type { Game, Question } from '@tablewright/kernel';
import { expect, test, vi } from 'vitest';
import { litBy, optionWords, UNKNOWN } from './option-words.ts';

const question: Question = { seat: 0, about: 'move', rule: 'R1', domain: { kind: 'pick', from: ['A1', 'A2'] } };

test('an option is put into words once for a question, and what is no option is unknown', () => {
  const option = vi.fn((_view, _question, value) => {
    if (value === 'A9') throw new RangeError('no such tile');
    return { says: `To ${value}.`, about: [value] };
  });
  const game = { words: { option } } as unknown as Game;
  const say = optionWords(game, null, question);
  expect(say('A1')).toEqual({ says: 'To A1.', about: ['A1'] });
  expect(say('A1')).toBe(say('A1'));
  expect(say('A9')).toBe(UNKNOWN);
  expect(say('A9')).toBe(UNKNOWN);
  expect(option).toHaveBeenCalledTimes(2);
  expect(optionWords(game, null, null)('A1')).toBe(UNKNOWN);
});

test('what a game says about a value of another question does not break the page', () => {
  const game = { words: { option: () => ({ says: 'Do it.', about: undefined }) } } as unknown as Game;
  const say = optionWords(game, null, question);
  expect(say('A1')).toBe(UNKNOWN);
  expect(litBy(say, question.domain, 'A1')).toEqual([]);
});
