import { acts, grouping, pick, pickSome, plan, split } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { listIn, readAnswer } from './reading.ts';

const value = (value: unknown) => ({ ok: true, value });

describe('one of a list', () => {
  const domain = pick(['C3', 'C10', 'activate-E', 'activate-B', 'nothing']);
  const labels = ['C3', 'C10', 'activate E', 'activate B', 'nothing'];
  const read = (text: string) => readAnswer(text, { domain, labels });

  test.each([
    ['1', 'C3'],
    [' 5 ', 'nothing'],
    ['c3', 'C3'],
    ['n', 'nothing'],
    ['activate-e', 'activate-E'],
    ['a b', 'activate-B'],
    ['ACT B', 'activate-B'],
  ])('%j is %s', (text, meant) => expect(read(text)).toEqual(value(meant)));

  test.each([
    ['a', 'That could be activate E or activate B. Type a little more.'],
    ['c', 'That could be C3 or C10. Type a little more.'],
    ['0', 'There is no number 0 in the list; it goes from 1 to 5.'],
    ['6', 'There is no number 6 in the list; it goes from 1 to 5.'],
    ['d4', null],
    ['---', null],
  ])('%j is not', (text, says) => expect(read(text)).toEqual({ ok: false, says }));

  test('a seat is found by its name', () => {
    expect(readAnswer('bea', { domain: pick([0, 3]), labels: ['Ann', 'Bea'] })).toEqual(value(3));
  });
});

test('an act, by number or by what a record calls it', () => {
  const domain = acts([{ act: 'buy', from: 1, place: 'D3' }, { act: 'buy', from: 1, place: 'D5' }, { act: 'college' }]);
  const offer = { domain, labels: ['buy D3 of Lee', 'buy D5 of Lee', 'college'] };
  expect(listIn(domain)).toBe(domain.from);
  expect(readAnswer('2', offer)).toEqual(value(domain.from[1]));
  expect(readAnswer('b d3', offer)).toEqual(value(domain.from[0]));
  expect(readAnswer('c', offer)).toEqual(value({ act: 'college' }));
  expect(readAnswer('buy', offer)).toMatchObject({ ok: false, says: expect.stringContaining('could be') });
  expect(readAnswer('4', offer)).toMatchObject({ ok: false });
});

test('several of a list, by number or by name', () => {
  const offer = { domain: pickSome([0, 1, 2], { min: 2, max: 2 }), labels: ['Ann', 'Bea', 'Col'] };
  expect(readAnswer('1 col', offer)).toEqual(value([0, 2]));
  expect(readAnswer('1', offer)).toEqual({ ok: false, says: 'Name 2 different ones, with spaces between.' });
  expect(readAnswer('1 1', offer)).toMatchObject({ ok: false });
});

test('a split is a number for each part', () => {
  const offer = { domain: split(['ai', 'human'], { min: 1, max: 5 }), labels: [] };
  expect(readAnswer('3 2', offer)).toEqual(value({ ai: 3, human: 2 }));
  expect(readAnswer('0,1', offer)).toEqual(value({ ai: 0, human: 1 }));
  expect(readAnswer('4 2', offer)).toEqual({ ok: false, says: 'Together that is 6; it has to be between 1 and 5.' });
  for (const text of ['3', '1 2 3', '-1 2', 'three two', '1.5 1']) expect(readAnswer(text, offer).ok, text).toBe(false);
});

test('sets are words, with a plus between their items', () => {
  const offer = {
    domain: grouping(
      ['red', 'blue'],
      [1, 2],
      [
        [0, 1],
        [1, 1],
      ],
    ),
    labels: [],
  };
  expect(readAnswer('r+b', offer)).toEqual(value([['red', 'blue']]));
  expect(readAnswer('b+b r+b', offer)).toEqual({ ok: false, says: null });
});

describe('a plan is its lines', () => {
  const says = 'Only {most} there, not {n}.';
  const sheets = [
    { name: 'build', lines: ['north', 'south'], rule: 'T1', says },
    { name: 'stock', lines: ['north', 'south'], rule: 'T2', says },
  ] as const;
  const limits = [
    { rule: 'T3', says: 'That costs {uses}, you have {has}.', uses: [0, 10, 1, 10, 2, 1, 3, 1], gives: [] },
  ];
  const form = { sheets, names: {}, limits, moves: [{ add: [0, 1], weight: 1 }] };
  const offer = { domain: plan(form, { most: [2, 0, 9, 9], has: [20], steps: [0, 2] }), labels: [] };

  test.each([
    ['build n, stock north 5', { build: { north: 1 }, stock: { north: 5 } }],
    ['s s 2; s s 1', { stock: { south: 3 } }],
    ['nothing', {}],
  ])('%j', (text, meant) => expect(readAnswer(text, offer)).toEqual(value(meant)));

  test.each([
    ['build north 2, stock north 1', 'That costs 21, you have 20. (T3)'],
    ['build south', 'Only 0 there, not 1. (T1)'],
    ['sell north', 'A line begins with build, stock.'],
    ['build west', "'build' has no line 'west'."],
    ['build north two', "Type each line like 'build north 1', with commas between."],
  ])('%j is not', (text, says) => expect(readAnswer(text, offer)).toEqual({ ok: false, says }));
});
