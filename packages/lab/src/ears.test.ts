import { expect, test } from 'vitest';
import { Ears } from './ears.ts';

test('a seat hears what all are told and what it alone is told, and nothing else', () => {
  const ears = new Ears(2, [{ event: { type: 'began' }, to: 'all' }]);
  ears.hear({ type: 'dealt', card: 1 }, 0);
  ears.hearAll([{ event: { type: 'dealt', card: 2 }, to: 1 }]);
  expect(ears.of(0)).toEqual([{ type: 'began' }, { type: 'dealt', card: 1 }]);
  expect(ears.of(1)).toEqual([{ type: 'began' }, { type: 'dealt', card: 2 }]);
});

test('a copy hears on by itself', () => {
  const ears = new Ears(1, [{ event: { type: 'began' }, to: 'all' }]);
  const copy = ears.copy();
  copy.hear({ type: 'dealt', card: 1 }, 0);
  expect(copy.of(0)).toEqual([{ type: 'began' }, { type: 'dealt', card: 1 }]);
  expect(ears.of(0)).toEqual([{ type: 'began' }]);
});
