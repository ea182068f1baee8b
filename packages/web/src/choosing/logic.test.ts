import { acts, type AnyDomain, grouping, isOffered, listOptions, pickSome, plan, split } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import {
  amountsIn,
  chosenIn,
  groupsAnswer,
  groupsWords,
  inGroups,
  isComplete,
  isSameChoice,
  keyOf,
  noAmounts,
  openLines,
  plainWords,
  planIn,
  planned,
  planWords,
  possible,
  rest,
  setAmount,
  setsIn,
  someWords,
  splitWords,
  toggle,
  total,
} from './logic.ts';

describe('some of several', () => {
  const two = pickSome(['a', 'b', 'c'], { min: 2, max: 2 });

  test('are taken and put back, and no more than there may be', () => {
    const both = toggle(two, toggle(two, [], 'a'), 'b');
    expect(both).toEqual(['a', 'b']);
    expect(toggle(two, both, 'c')).toEqual(['a', 'b']);
    expect(toggle(two, both, 'a')).toEqual(['b']);
    expect(isComplete(two, both)).toBe(true);
    expect(isComplete(two, ['a'])).toBe(false);
  });

  test('one alone is exchanged', () => {
    expect(toggle(pickSome(['a', 'b'], { min: 1, max: 1 }), ['a'], 'b')).toEqual(['b']);
  });

  test('in words', () => {
    expect(someWords(two, 0)).toBe('Choose 2: 2 more.');
    expect(someWords(two, 2)).toBe('2 chosen.');
    expect(someWords(pickSome(['a', 'b', 'c'], { min: 0, max: 2 }), 1)).toBe('1 chosen of 0 to 2.');
  });
});

describe('a split', () => {
  const domain = split(['ai', 'human'], { min: 1, max: 3 });

  test('never gives out more than there is, nor less than nothing', () => {
    let amounts = setAmount(domain, noAmounts(domain), 'ai', 2);
    amounts = setAmount(domain, amounts, 'human', 5);
    expect(amounts).toEqual({ ai: 2, human: 1 });
    expect(setAmount(domain, amounts, 'ai', -4)).toEqual({ ai: 0, human: 1 });
    expect(total(amounts)).toBe(3);
    expect(isComplete(domain, amounts)).toBe(true);
    expect(isComplete(domain, noAmounts(domain))).toBe(false);
  });

  test('in words', () => {
    expect(splitWords(domain, noAmounts(domain))).toBe('At least 1 more.');
    expect(splitWords(domain, { ai: 1, human: 0 })).toBe('1 of at most 3 placed.');
    expect(splitWords(domain, { ai: 3, human: 0 })).toBe('All 3 placed.');
  });
});

describe('groups', () => {
  const domain = grouping(
    ['circle', 'helix'],
    [3, 1],
    [
      [0, 0],
      [0, 1],
    ],
    1,
  );

  test('what can still be made follows from what is left', () => {
    expect(possible(domain, [])).toEqual([0, 1]);
    expect(rest(domain, [0])).toEqual([1, 1]);
    expect(possible(domain, [0])).toEqual([1]);
    expect(possible(domain, [0, 1])).toEqual([]);
  });

  test('every way to put them together is an answer on offer, and each answer can be put together', () => {
    const found = new Set<string>();
    const make = (made: readonly number[]): void => {
      const answer = groupsAnswer(domain, made);
      if (made.length > 0) expect(isOffered(domain, answer)).toBe(true);
      if (isComplete(domain, answer)) found.add(JSON.stringify(answer));
      for (const shape of possible(domain, made)) make([...made, shape]);
    };
    make([]);
    expect([...found].sort()).toEqual([...listOptions(domain)].map((answer) => JSON.stringify(answer)).sort());
  });

  test('in words', () => {
    expect(groupsWords(domain, 0)).toBe('At least 1 set: 1 more.');
    expect(groupsWords(domain, 2)).toBe('2 sets.');
  });
});

test('two answers that differ only in their order are one', () => {
  const domain: AnyDomain = pickSome(['a', 'b', 'c'], { min: 2, max: 2 });
  expect(isSameChoice(domain, ['b', 'a'], ['a', 'b'])).toBe(true);
  expect(isSameChoice(domain, ['b', 'a'], ['a', 'c'])).toBe(false);
  expect(isSameChoice(domain, null, ['a', 'c'])).toBe(false);
});

test('an id as a person would write it', () => {
  expect(plainWords('spySeen')).toBe('spy seen');
  expect(plainWords('ai-knowledge')).toBe('ai knowledge');
  expect(plainWords(3)).toBe('3');
});

test('a plan grows line by line, and says what is wrong with it', () => {
  const sheets = [
    { name: 'build', lines: ['NOE', 'SCA'], rule: 'T1', says: 'Only {most}.' },
    { name: 'sell', lines: ['NOE'], rule: 'T1', says: 'Only {most}.' },
  ];
  const limits = [{ rule: 'T2', says: 'That costs {uses}, you have {has}.', uses: [0, 10, 1, 10], gives: [] }];
  const form = { sheets, names: {}, limits, moves: [{ add: [0, 1], weight: 1 }] };
  const domain = plan(form, { most: [3, 1, 0], has: [20], steps: [1, 1] });
  expect(openLines(domain)).toEqual([
    {
      sheet: 'build',
      lines: [
        { line: 'NOE', most: 3 },
        { line: 'SCA', most: 1 },
      ],
    },
  ]);
  const one = planned({}, 'build', 'NOE', 1);
  const three = planned(planned(one, 'build', 'NOE', 1), 'build', 'SCA', 1);
  expect(planWords(domain, one)).toBe('');
  expect(planWords(domain, three)).toBe('That costs 30, you have 20.');
  expect(planned(one, 'build', 'NOE', -5)).toEqual({ build: { NOE: 0 } });
});

describe('acts', () => {
  const buy = { act: 'buy', place: 'D3' };
  const pay = { act: 'pay', paper: 1 };

  test('are told apart by what they say, in whatever order', () => {
    expect(keyOf({ place: 'D3', act: 'buy' })).toBe(keyOf(buy));
    expect(keyOf(pay)).not.toBe(keyOf(buy));
    expect(isSameChoice(acts([buy, pay]), { place: 'D3', act: 'buy' }, { ...buy })).toBe(true);
    expect(isSameChoice(acts([buy, pay]), buy, pay)).toBe(false);
  });

  test('are grouped only where there are many of several kinds', () => {
    expect(inGroups([buy, pay], 2)).toEqual([{ name: null, options: [buy, pay] }]);
    expect(inGroups([buy, pay, { ...buy, place: 'D4' }], 2)).toEqual([
      { name: 'buy', options: [buy, { ...buy, place: 'D4' }] },
      { name: 'pay', options: [pay] },
    ]);
    expect(inGroups([buy, buy, buy], 2)).toHaveLength(1);
    expect(inGroups(['a', 'b', 'c'], 2)).toHaveLength(1);
  });
});

describe('a draft that makes no sense is none', () => {
  test('of some', () => {
    const domain = pickSome(['a', 'b'], { min: 1, max: 2 });
    expect(chosenIn(domain, ['b', 'x', 7])).toEqual(['b']);
    expect(chosenIn(domain, { a: 1 })).toEqual([]);
    expect(chosenIn(domain, null)).toEqual([]);
  });

  test('of a split', () => {
    const domain = split(['left', 'right'], { min: 1, max: 3 });
    expect(amountsIn(domain, { left: 2, right: 9, up: 1 })).toEqual({ left: 2, right: 1 });
    expect(amountsIn(domain, { left: -2, right: 'many' })).toEqual({ left: 0, right: 0 });
  });

  test('of groups', () => {
    const domain = grouping(['circle'], [2], [[0, 0]], 0);
    expect(setsIn(domain, [0, 0, 5])).toEqual([0]);
    expect(setsIn(domain, 'all')).toEqual([]);
  });

  test('of a plan', () => {
    const sheets = [{ name: 'build', lines: ['NOE'], rule: 'T1', says: 'Only {most}.' }];
    const domain = plan({ sheets, names: {}, limits: [], moves: [] }, { most: [1], has: [], steps: [1, 1] });
    expect(planIn(domain, { build: { NOE: 1, XYZ: 3 }, sell: { NOE: 1 } })).toEqual({ build: { NOE: 1 } });
    expect(planIn(domain, { build: 3 })).toEqual({});
    expect(planIn(domain, 3)).toEqual({});
  });
});
