import { expect, test } from 'vitest';
import type { Frame } from '../state.ts';
import { type Picture, red, told, turnOf } from './testing/tables.ts';

// What a rule says besides its main point: what is told with it.

test.each<[instead: string, frame: Frame, picture: Picture, value: unknown]>([
  [
    'activate',
    { stage: 'compile', by: red, cost: 1 },
    { at: { red: 'A1' }, holds: { red: 'OO' } },
    [['circle', 'circle']],
  ],
  ['activate', { stage: 'teleport', by: red, cost: 1 }, { city: '08', at: { red: 'A1' } }, 'K1'],
  ['boost', { stage: 'boost', by: red, cost: 1 }, {}, 'C3'],
  ['replenish', { stage: 'action', by: red }, { at: { red: 'C3' } }, 'replenish'],
  ['activate', { stage: 'action', by: red }, { at: { red: 'C3' } }, 'activate'],
  ['activate', { stage: 'action', by: red }, { at: { red: 'A4' } }, 'activate'],
])('[EMG-203] a tile action in place of a hostile one is told with its price: %s', (instead, frame, picture, value) => {
  const s = turnOf('red', { show: { red: 'hack-E' }, tokens: { red: 2 }, ...picture });
  s.stack.push(frame);
  expect(told(s, red, value)).toContainEqual({ type: 'paid', by: red, tokens: 1, instead });
});
