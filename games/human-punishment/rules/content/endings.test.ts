import { expect, test } from 'vitest';
import { CAUSES, endingNamed, reasonOf, VICTORS } from './endings.ts';

test('every ending is written down as a reason that leads back to it', () => {
  for (const victor of VICTORS) {
    for (const cause of CAUSES) expect(endingNamed(reasonOf({ victor, cause }))).toEqual({ victor, cause });
  }
});

// Outcomes are stored with these.
test('the reasons of games that are over', () => {
  expect(endingNamed('machine-deus')).toEqual({ victor: 'machine', cause: 'deus' });
  expect(['', 'machine', 'deus-machine', 'machine-'].map(endingNamed)).toEqual([null, null, null, null]);
});
