import type { Event } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { marksIn, nextMark, partAt } from './rounds.ts';
import type { Line } from './steps.ts';

const step = (number: number, ...events: Event[]): Line[] =>
  events.map((event) => ({ step: number, event, secret: false, to: null }));
const round = (n: number): Event => ({ type: 'round', round: n });
const by = (seat: number): Event => ({ type: 'took', by: seat });
const chapter = (event: Event) =>
  event.type === 'round' ? { title: `Round ${Number(event['round'])}` } : { turn: Number(event['by']) };

const LINES = [step(1, round(1), by(0)), step(2, by(1)), step(3, by(1), round(2)), step(5, by(0))].flat();

test('rounds and turns are marked where they begin', () => {
  const marks = marksIn(LINES, chapter);
  expect(marks).toEqual([
    { step: 1, title: 'Round 1' },
    { step: 2, title: null },
    { step: 3, title: 'Round 2' },
    { step: 5, title: null },
  ]);
  expect([0, 1, 2, 3, 5].map((at) => partAt(marks, at)?.title ?? null)).toEqual([
    null,
    'Round 1',
    'Round 1',
    'Round 2',
    'Round 2',
  ]);
  expect(nextMark(marks, 1, 1, 5)).toBe(3);
  expect(nextMark(marks, 4, 1, 5)).toBe(5);
  expect(nextMark(marks, 4, -1, 5)).toBe(3);
  expect(nextMark(marks, 3, -1, 5)).toBe(1);
  expect(nextMark(marks, 1, -1, 5)).toBe(0);
});
