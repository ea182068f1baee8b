import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BURSAR_NEEDS,
  CROWD,
  FINE,
  MOST_CONTRIBUTION,
  OFFICE_FINE,
  SCRAPPER_NEEDS,
  TARGETS,
} from '@tablewright/robotariat-rules/content';
import { expect, test } from 'vitest';

// The numbers that a player is told are those that the rules count with.

const GUIDE = readFileSync(join(import.meta.dirname, 'how-to-play.md'), 'utf8');

test.each([
  ['RTA-020', `${TARGETS[3]} with three players, ${TARGETS[4]} with four, ${TARGETS[5]} with five`],
  ['RTA-341', `Move 1 to ${MOST_CONTRIBUTION} SPARK from the Funds into the Office`],
  ['RTA-503', `If there are ${CROWD} or more posters, players and Civilians together`],
  ['RTA-504', `- ${FINE} SPARK for each player there.`],
  ['RTA-508', `the Office also falls by ${OFFICE_FINE}.`],
  ['RTA-711', `the Office was at ${BURSAR_NEEDS[3]} (with four or five players ${BURSAR_NEEDS[4]})`],
  ['RTA-751', `${SCRAPPER_NEEDS[3]} (or ${SCRAPPER_NEEDS[4]}) posters went into the Junk Pile`],
])('[%s] how to play says: %s', (_rule, says) => {
  expect(GUIDE).toContain(says);
});
