import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ACTIONS,
  ALLEGIANCES,
  COSTS,
  PLAYER_COUNTS,
  REQUIREMENTS,
  ROUND_LIMIT,
  SETS,
} from '@tablewright/emergence-rules/content';
import { many } from '@tablewright/kernel/words';
import { describe, expect, test } from 'vitest';
import { ACTION_WORDS } from './look.ts';
import { tutorial } from './tutorial.ts';

// The numbers that a player is told are those that the rules count with.

const GUIDE = readFileSync(join(import.meta.dirname, 'how-to-play.md'), 'utf8');
const LESSONS = tutorial.lessons.flatMap(({ beats }) => beats.flatMap(({ say = '' }) => say)).join(' ');

describe('how to play says', () => {
  test.each(PLAYER_COUNTS)('[EMG-002, EMG-501] what %i players are and need', (players) => {
    const { ai, human } = ALLEGIANCES[players];
    const need = REQUIREMENTS.short[players];
    expect(GUIDE).toContain(`| ${players} | ${ai} | ${human} | ${need.ai} | ${need.human} |`);
    expect(REQUIREMENTS.extended[players]).toEqual({ ai: 2 * need.ai, human: 2 * need.human });
  });

  test.each(ACTIONS)('[EMG-241, EMG-251, EMG-261] what %s costs', (action) => {
    const cost = COSTS[ACTIONS.indexOf(action)]!;
    const [row] = GUIDE.split('\n').filter((line) => line.startsWith(`| ${ACTION_WORDS[action].name} |`));
    expect(row).toMatch(new RegExp(`\\| ${cost === 0 ? '–' : many(cost, 'token')} \\|$`));
  });

  test('[EMG-301] what sets are worth', () => {
    expect(GUIDE).toContain(`| two of the same kind | ${many(SETS.same[2], 'token')} |`);
    expect(GUIDE).toContain(`| two different kinds | ${many(SETS.different[2], 'token')} |`);
    expect(GUIDE).toContain(`| three different kinds | ${many(SETS.different[3], 'token')} |`);
    expect(GUIDE).toContain(`| all four kinds | ${many(SETS.different[4], 'token')} |`);
  });

  test('[EMG-115] when the mission is called off', () => {
    expect(GUIDE).toContain(`after ${ROUND_LIMIT.short} rounds (${ROUND_LIMIT.extended} in the extended game)`);
  });
});

test('[EMG-261] the lessons name the price of Terminate', () => {
  expect(LESSONS).toContain(`Terminate costs ${many(COSTS[ACTIONS.indexOf('terminate')]!, 'token')}.`);
});
