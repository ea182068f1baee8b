import { describe, expect, test } from 'vitest';
import { chipsOf, gistOf, spaceSeen } from './chips.ts';
import { npcsAt, table } from './testing/table.ts';

const POSTERS = { P: 0, S: 0, U: 0, Y: 0, R: 0, M: 0 };

describe('where the NPCs would go', () => {
  test('each face of the die is a chip with its odds and what would come of it', () => {
    const chips = chipsOf(table({ npcs: npcsAt({ 1: 'M' }), posters: { ...POSTERS, Y: 2 } }));
    expect(chips.map(({ to, sixths, paths }) => [to, sixths, paths])).toEqual([
      ['Y', 3, ['yellow']],
      ['S', 2, ['blue']],
    ]);
    // two posters on Y; Electric Eye on S
    expect(chips.map((chip) => gistOf(chip))).toEqual([
      [{ what: 'spark', text: '+2' }],
      [{ what: 'spark', text: '+1' }],
    ]);
  });

  test('two paths to one space and two NPCs on one space are one chip', () => {
    const chips = chipsOf(table({ round: 4, npcs: npcsAt({ 2: 'S', 4: 'S' }), funds: 9 }));
    expect(chips).toHaveLength(1);
    expect(chips[0]).toMatchObject({ from: 'S', to: 'P', sixths: 5, npcs: [2, 4], paths: ['yellow', 'blue'] });
    expect(gistOf(chips[0]!)).toEqual([{ what: 'spark', text: '−2' }]);
  });

  test('while the radio is jammed no Oppressor has a way', () => {
    expect(chipsOf(table({ npcs: npcsAt({ 2: 'S' }), jammed: 1 }))).toEqual([]);
  });
});

test('a space tells who is there, what it would bring, and who enters on it', () => {
  const { here, lines } = spaceSeen(table({ posters: { ...POSTERS, M: 1 } }), 'M', ['Ann', 'Bo', 'Cy']);
  expect(here).toBe('Here: Civilian 1 and 1 poster.');
  expect(lines[0]).toBe('A Civilian who comes here gives 1 SPARK.');
  expect(lines[2]).toContain('Oppressor 2 enters here next');
});
