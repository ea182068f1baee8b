import { expect, test } from 'vitest';
import { soundsOf } from './sounds.ts';

test('an event sounds as the table says, and others are silent, whatever they are called', () => {
  const sounds = soundsOf({ rolled: 'dice', moved: 'piece' });
  expect(['rolled', 'moved', 'said', 'constructor'].map((type) => sounds({ type }))).toEqual([
    'dice',
    'piece',
    null,
    null,
  ]);
});
