import { expect, test } from 'vitest';
import { placeOfSelection, SELECTIONS, selectionParts } from './selections.ts';
import { ACTIONS, AUGMENTATIONS } from './types.ts';

test('[EMG-101] twelve selections, each taken apart into what it was put together from', () => {
  expect(SELECTIONS).toHaveLength(12);
  for (const [place, selection] of SELECTIONS.entries()) {
    const { action, face } = selectionParts(selection);
    expect(`${action}-${face}`).toBe(selection);
    expect(placeOfSelection(selection)).toBe(place);
    expect(ACTIONS.indexOf(action) * 2 + AUGMENTATIONS.indexOf(face)).toBe(place);
  }
});

test('what is no selection has no parts', () => {
  expect(['', 'hack', 'hack-X', 'E-hack', 'hack-E-', null].map((other) => selectionParts(other))).toEqual(
    new Array(6).fill(null),
  );
  expect(placeOfSelection('toString')).toBe(-1);
});
