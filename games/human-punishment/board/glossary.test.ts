import {
  AREAS,
  BAR_ENDS,
  BLUE,
  CHARGES,
  CHECK_CARDS,
  CHECK_CARDS_DEALT,
  CHECK_CARDS_DETAINED,
  FALLEN_NEED,
  LOCATIONS,
  MORALE_YELLOW,
  NETWORK_COLUMNS,
  RED,
  RIOT_YELLOW,
  SACRIFICED,
  SECTOR_LEAD,
  TIERS,
  TOWER_4,
} from '@tablewright/human-punishment-rules/content';
import { signed } from '@tablewright/kernel';
import { capital } from '@tablewright/kernel/words';
import { glossaryNumberFaults, spelled } from '@tablewright/testkit';
import { expect, test } from 'vitest';
import { glossary } from './glossary.ts';

// The numbers of the glossary are those that the rules count with; no other number stands there.

/** HPB-300 The values go from 1 up, and the red ones follow the blue ones. */
const HIGHEST = RED - BLUE;
const { junkyard, both } = FALLEN_NEED;

const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  network: [
    `${capital(spelled(NETWORK_COLUMNS.length))} columns of ${spelled(TIERS)} Tiers`,
    'When Tier 3 is full', // HPB-902
  ],
  tier: ['A full Tier 1 begins the Human Phase', 'a full Tier 2 the Machine Phase', 'a full Tier 3 ends the game'],
  sectors: [`more than ${SECTOR_LEAD} ahead of another`],
  influence: [`blue is +1 to +${HIGHEST}, red −1 to −${HIGHEST},`],
  program: [`some work once, some ${CHARGES === 2 ? 'twice' : `${spelled(CHARGES)} times`}`],
  area: [`One of the ${spelled(AREAS)} parts`],
  riot: [
    'best near 0',
    `From ±${RIOT_YELLOW} it costs 1 Morale each turn`, // HPB-663 always one
    `at ±${BAR_ENDS.riot[1]} an EX Event strikes`,
  ],
  morale: [`At ${MORALE_YELLOW} or less`, `at ${signed(BAR_ENDS.morale[0])} the city is lost`],
  resource: [`At ${BAR_ENDS.resource[0]} the Machines`],
  security: [`At ${BAR_ENDS.security[0]} Legion wins`],
  threat: [`At ${BAR_ENDS.threat[1]} Legion wins`],
  apex: [`once its bar reaches ${BAR_ENDS.apex[1]}.`],
  deus: [`when its bar reaches ${BAR_ENDS.deus[1]} `],
  guard: [
    `with the Guard at ${BAR_ENDS.guard[0]} `,
    'the better of two chips', // HPB-417 that is all there is to choose from
  ],
  spawn: ['the number of two dice'], // HPB-520 the white ones
  watchtower: [`touches ${spelled(LOCATIONS[TOWER_4]!.areas.length)} Areas`],
  wound: ['at 0 Health'], // HPB-565 none is left
  check: [`up to ${spelled(CHECK_CARDS)} cards face-down, ${spelled(CHECK_CARDS_DEALT)} come from the deck`],
  general: [`to eliminate ${spelled(SACRIFICED)} Enemies`],
  cube: [`only ${spelled(CHECK_CARDS_DETAINED)} card into an Event`],
  'human-phase': ['when Tier 1 is full'],
  'machine-phase': ['when Tier 2 is full'],
  legion: [`when Security falls to ${BAR_ENDS.security[0]} or Threat rises to ${BAR_ENDS.threat[1]},`],
  fallen: [
    `with ${junkyard} purple chips in the Junkyard, or ${both.junkyard} there and ${both.network} in the Network`,
  ],
};

test('the numbers of the glossary are those of the rules', () => {
  expect(glossaryNumberFaults(glossary, NUMBERS)).toEqual([]);
});
