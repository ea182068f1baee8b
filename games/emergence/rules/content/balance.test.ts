import { describe, expect, test } from 'vitest';
import { AI_WINS, favours, rangeWarning } from './balance.ts';
import { CITIES } from './cities.ts';
import { cityFile } from './testing/cities.ts';
import type { CityFile } from './types.ts';

describe('[EMG-005] outside its recommended range a city comes with a warning', () => {
  test.each([
    ['07', 3, 'short', 'Metroplex is meant for 5–6 operatives. You can play it with 3; it favours the A.I.'],
    ['02', 6, 'extended', 'Kernel is meant for 3–4 operatives. You can play it with 6; it favours the Humans.'],
    ['05', 3, 'short', 'Twin Cores is meant for 4–6 operatives. You can play it with 3; neither side is favoured.'],
  ] as const)('City %s with %i, %s', (name, players, length, says) => {
    expect(rangeWarning(cityFile(name), { players, length })).toBe(says);
  });

  test('inside it there is none', () => {
    for (const players of [3, 4, 5, 6] as const) {
      expect(rangeWarning(cityFile('01'), { players, length: 'extended' })).toBeNull();
    }
    expect(rangeWarning(cityFile('02'), { players: 4, length: 'short' })).toBeNull();
    expect(rangeWarning(cityFile('02'), { players: 5, length: 'short' })).not.toBeNull();
  });

  test('a range of one number is said as one number', () => {
    const narrow: CityFile = { ...cityFile('01'), id: 'mine', players: [4, 4] };
    expect(rangeWarning(narrow, { players: 5, length: 'short' })).toContain('meant for 4 operatives');
  });
});

describe('which side a city favours', () => {
  test('every built-in city has test games for 3 to 6 operatives in both lengths', () => {
    for (const { id } of CITIES) {
      const { short, extended } = AI_WINS[id as keyof typeof AI_WINS];
      expect([...short, ...extended].filter((share) => share > 0 && share < 100)).toHaveLength(8);
    }
  });

  test.each([
    ['08', 6, 'short', 'human'],
    ['08', 6, 'extended', null], // 40 of 100
    ['07', 3, 'extended', 'ai'],
    ['03', 3, 'short', 'ai'],
    ['01', 6, 'extended', 'human'], // 39 of 100
  ] as const)('City %s with %i, %s: %s', (name, players, length, team) => {
    expect(favours(cityFile(name), { players, length })).toBe(team);
  });

  test.each([
    ['02', 6, 'human'], // 20 blocks: 3.3 each
    ['02', 5, null], // 4 each
    ['07', 4, null], // 48 blocks: 12 each
    ['07', 3, 'ai'], // 16 each
  ] as const)(
    'a custom city with the tiles of City %s and %i operatives is judged by its blocks: %s',
    (name, players, team) => {
      expect(favours({ ...cityFile(name), name: 'Mine' }, { players, length: 'short' })).toBe(team);
    },
  );
});
