import { expect, test } from 'vitest';
import { Ears } from './ears.ts';

test('a seat hears what all are told and what it alone is told, and nothing else', () => {
  const ears = new Ears(2, [{ event: { type: 'began' }, to: 'all' }]);
  ears.hear({ type: 'dealt', card: 1 }, 0);
  ears.hearAll([{ event: { type: 'dealt', card: 2 }, to: 1 }]);
  expect(ears.of(0)).toEqual([{ type: 'began' }, { type: 'dealt', card: 1 }]);
  expect(ears.of(1)).toEqual([{ type: 'began' }, { type: 'dealt', card: 2 }]);
});
