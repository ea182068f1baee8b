import type { Advice, Advised } from '@tablewright/bots';
import { describe, expect, test } from 'vitest';
import { comparedWithFirst, costIn, isAdvisable, surenessOf, verdictOn } from './words.ts';

const option = (part: Partial<Advised>): Advised => ({
  value: 'a',
  worth: 0.5,
  behind: 0,
  error: 0,
  beaten: 0,
  reasons: [],
  ...part,
});
const advice = (...options: Advised[]): Advice => ({ options, tried: 100 });

describe('how sure the adviser is', () => {
  test.each([
    [0.12, 0.02, 'clearly worse'],
    [0.03, 0.004, 'worse'],
    [0.12, 0.06, 'even'], // it may be chance
    [-0.02, 0.01, 'even'],
    [0.002, 0, 'even'], // nobody would notice it
  ] as const)('%d behind, give or take %d: %s', (behind, error, verdict) => {
    expect(verdictOn(option({ behind, error }))).toBe(verdict);
  });

  test('is said in words, with a share', () => {
    const next = option({ behind: 0.12, error: 0.02, beaten: 0.83 });
    expect(surenessOf(advice(option({}), next))).toBe('Clearly the best: ahead in 8 of 10 tries.');
    expect(comparedWithFirst(next)).toBe('Clearly worse: about 12 in 100 games.');
    expect(surenessOf(advice(option({}), option({ beaten: 0.5 })))).toBe(
      'About as good as the next: ahead in 5 of 10 tries.',
    );
  });

  test('what a mistake cost is said with its noise', () => {
    const question = { seat: 0, about: 'turn', rule: '', domain: { kind: 'pick' as const, from: ['a', 'b'] } };
    const costly = { step: 1, question, view: null, value: 'a', better: 'b', cost: 0.118, error: 0.006, reasons: [] };
    expect(costIn(costly)).toBe('It cost about 12 in 100 games (give or take 2).');
    expect(isAdvisable(question)).toBe(true);
    expect(isAdvisable({ ...question, domain: { kind: 'pick', from: ['a'] } })).toBe(false);
  });
});
