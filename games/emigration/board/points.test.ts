import { expect, test } from 'vitest';
import { points } from './points.ts';

test('the log points at the card, then at who took it', () => {
  const cashed = { type: 'cashed', by: 2, from: 1, place: 'D4', card: 'DOC-01', money: 2, fee: 1 } as const;
  expect(points.cashed?.(cashed)).toEqual(['card:1:D4', 'seat:2']);
  const crossed = { type: 'crossed', by: 0, lane: 5, token: 3, in: true, papers: true, assurance: 1 } as const;
  expect(points.crossed?.(crossed)).toEqual(['lane:5', 'seat:0']);
});
