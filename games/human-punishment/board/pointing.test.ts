import { expect, test } from 'vitest';
import { areaOf } from './pointing.ts';

const VIEW = { pieces: [{ area: '4' }, { area: null }], apex: { area: '3' } } as unknown as Parameters<
  typeof areaOf
>[0];

test.each([
  ['area:J', 'J'],
  ['sector:2', '1'],
  ['slot:beta-1', '6'],
  ['spot:3', 'J'],
  ['piece:0', '4'],
  ['piece:1', null],
  ['apex', '3'],
  ['place:5b', '4'],
  ['place:red3', '5'],
  ['bar:riot', null],
  ['seat:0', null],
])('%s lies in Area %s', (pointed, area) => {
  expect(areaOf(VIEW, pointed)).toBe(area);
});

test('nothing is pointed at', () => {
  expect(areaOf(VIEW, null)).toBeNull();
});
