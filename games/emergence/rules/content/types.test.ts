import { describe, expect, test } from 'vitest';
import {
  ACTIONS,
  ALLEGIANCES,
  AUGMENTATIONS,
  BLOCKS,
  COLOURS,
  COSTS,
  DATA,
  FACES,
  isHostile,
  LENGTHS,
  needs,
  PLAYER_COUNTS,
  REQUIREMENTS,
  ROUND_LIMIT,
} from './types.ts';

describe('[EMG-002] allegiance cards by player count', () => {
  test.each([
    [3, 2, 1],
    [4, 3, 1],
    [5, 3, 2],
    [6, 4, 2],
  ] as const)('%i operatives: %i A.I., %i Human, nothing left over', (players, ai, human) => {
    expect(ALLEGIANCES[players]).toEqual({ ai, human });
    expect(ai + human).toBe(players);
  });
});

describe('[EMG-008] four data types, two digital and two biological', () => {
  test.each([
    ['triangle', 'light blue', 'digital', 'E'],
    ['circle', 'dark blue', 'digital', 'E'],
    ['helix', 'light green', 'biological', 'B'],
    ['molecule', 'dark green', 'biological', 'B'],
  ] as const)('%s is %s, %s, read by %s', (type, colour, nature, augmentation) => {
    expect(BLOCKS[type]).toEqual({ colour, nature });
    expect(FACES[augmentation].reads).toBe(nature);
    expect(AUGMENTATIONS[needs(DATA.indexOf(type))]).toBe(augmentation);
  });

  test('there are no others', () => expect(DATA).toHaveLength(4));
});

describe('[EMG-201] the player board', () => {
  test('has the tile actions first, free of charge, then the hostile ones for 1, 2 and 3 tokens', () => {
    expect(ACTIONS.map((action, i) => [action, isHostile(i), COSTS[i]])).toEqual([
      ['activate', false, 0],
      ['boost', false, 0],
      ['replenish', false, 0],
      ['hack', true, 1],
      ['spy', true, 2],
      ['terminate', true, 3],
    ]);
  });

  test('there is a colour for every seat, and none of them is an augmentation', () => {
    expect(new Set(COLOURS).size).toBe(6);
    for (const { colour } of Object.values(FACES)) expect(COLOURS).not.toContain(colour);
  });
});

describe('[EMG-501] requirements', () => {
  test.each([
    ['short', 3, 10, 5],
    ['short', 4, 15, 5],
    ['short', 5, 15, 10],
    ['short', 6, 20, 10],
    ['extended', 3, 20, 10],
    ['extended', 4, 30, 10],
    ['extended', 5, 30, 20],
    ['extended', 6, 40, 20],
  ] as const)('%s, %i operatives: A.I. %i, Humans %i', (length, players, ai, human) => {
    expect(REQUIREMENTS[length][players]).toEqual({ ai, human });
  });

  test('are 5 tokens for each team member in the short game and 10 in the extended one', () => {
    for (const length of LENGTHS) {
      for (const players of PLAYER_COUNTS) {
        const { ai, human } = ALLEGIANCES[players];
        const each = length === 'short' ? 5 : 10;
        expect(REQUIREMENTS[length][players]).toEqual({ ai: each * ai, human: each * human });
      }
    }
  });
});

test('[EMG-115] the mission is called off after round 60 (short) or 120 (extended)', () => {
  expect(ROUND_LIMIT).toEqual({ short: 60, extended: 120 });
});
