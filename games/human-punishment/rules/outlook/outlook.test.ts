import { expect, test } from 'vitest';
import { totalOf } from '../check-total.ts';
import { EVENTS } from '../content/events.ts';
import { FACE_IDS } from '../content/faces.ts';
import { runningSums } from './index.ts';

const check = (sign: number): number => EVENTS.findIndex((event) => event.type === 'check' && event.target * sign > 0);
const colour = EVENTS.findIndex((event) => event.type === 'colour' && event.wanted.some((one) => one === 'grey'));

test('[HPB-655] the running sum ends in the rules’ own total, whatever special cards lie there', () => {
  const cards = ['B3', 'B5', 'R2', 'R5', 'grey', 'G-S1', 'G-S2', 'G-S3', 'G-S4'];
  for (const sign of [1, -1]) {
    const faces = cards.map((id) => FACE_IDS.findIndex((one) => one === id));
    expect(runningSums({ cards, removed: [2] }, check(sign)).at(-1)).toBe(totalOf(faces, [2], sign, 0, true));
  }
});

test('[HPB-657] Interference takes back what the fives before it have added, and Surge goes toward the target', () => {
  expect(runningSums({ cards: ['B5', 'R2', 'G-S1'], removed: [] }, check(1))).toEqual([5, 3, -2]);
  expect(runningSums({ cards: ['R5', 'G-S2', 'S-JAY-2+'], removed: [] }, check(-1))).toEqual([-5, -7, -3]);
  expect(runningSums({ cards: ['B5', 'R2', 'G-S1'], removed: [0] }, check(1))).toEqual([0, -2, -2]);
});

test('[HPB-656] of a colour the cards are counted; in an escape special cards do nothing', () => {
  expect(runningSums({ cards: ['B5', 'grey', 'G-S2', 'G-S3'], removed: [] }, colour)).toEqual([0, 1, 2, 1]);
  expect(runningSums({ cards: ['B5', 'G-S1'], removed: [] }, null)).toEqual([5, 5]);
});
